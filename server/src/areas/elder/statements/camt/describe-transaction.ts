import type { Direction } from '@fap/shared/elder/payment.ts';
import { tidyText } from '../values/tidy-text.ts';
import { at, childrenOf, type Element, textAt } from '../xml/element.ts';
import { channelOf } from './channel-of.ts';
import type { EntryFacts } from './entry-facts.ts';

/** As long as a description may be; there is no limit to the lines of a remittance. */
const MAX_DESCRIPTION = 2_000;

/** Who a transaction was with, what it was for, and how it was paid. */
export function describeTransaction(facts: EntryFacts, part: Element | null, direction: Direction) {
  const note = (part && tidyText(textAt(part, 'AddtlTxInf'))) || facts.note;
  const remittance = part ? remittanceOf(part) : '';
  // A reversal keeps the roles of the payment that it takes back.
  const party = part ? partyOf(part, facts.isReversal === (direction === 'in') ? 'Cdtr' : 'Dbtr') : '';
  return {
    payee: party || note,
    description: remittance || (party && note),
    channel: (part && channelOf(part)) || facts.channel,
  };
}

/** The name of the other side of the payment, or of whom it acted for. */
function partyOf(part: Element, role: 'Cdtr' | 'Dbtr'): string {
  for (const name of [role, `Ultmt${role}`]) {
    const party = at(part, 'RltdPties', name);
    // Newer versions tell people and banks apart.
    const called =
      party &&
      (textAt(party, 'Nm') || textAt(party, 'Pty', 'Nm') || textAt(party, 'Agt', 'FinInstnId', 'Nm'));
    if (called) return tidyText(called);
  }
  return '';
}

/** The lines of a remittance, as many whole ones as a description holds. */
function remittanceOf(part: Element): string {
  const information = childrenOf(part, 'RmtInf');
  const lines = information.flatMap((info) => childrenOf(info, 'Ustrd')).map(({ text }) => text);
  const references = information
    .flatMap((info) => childrenOf(info, 'Strd'))
    .map((structured) => textAt(structured, 'CdtrRefInf', 'Ref'));
  let description = '';
  for (const line of [...lines, ...references].map(tidyText).filter((text) => text !== '')) {
    const longer = description === '' ? line : `${description} ${line}`;
    if (longer.length > MAX_DESCRIPTION && description !== '') break;
    description = longer;
  }
  return description;
}

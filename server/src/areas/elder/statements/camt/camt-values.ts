import type { Direction } from '@fap/shared/elder/payment.ts';
import { parseDate } from '../values/parse-dates.ts';
import { parseMoney } from '../values/parse-money.ts';
import { quote, refuseAt } from '../values/refuse.ts';
import { at, type Element } from '../xml/element.ts';

/** The amount of an entry, a detail or a balance; it has no sign of its own. */
export function moneyOf(holder: Element, element: Element | null): { cents: number; currency: string } {
  if (!element) return refuseAt(holder.line, `there is no amount in <${holder.name}>.`);
  const money = parseMoney(element.text, '.');
  if (!money || money.currency || money.cents < 0) {
    return refuseAt(element.line, `${quote(element.text)} is not an amount.`);
  }
  return { cents: money.cents, currency: element.attributes.Ccy ?? '' };
}

/** Which way the money went. A reversal is booked the way it says, so nothing is turned around for it. */
export function directionOf(holder: Element): Direction {
  const element = at(holder, 'CdtDbtInd');
  if (!element)
    return refuseAt(holder.line, `<${holder.name}> does not say whether it is a credit or a debit.`);
  const text = element.text.trim();
  if (text === 'CRDT') return 'in';
  return text === 'DBIT' ? 'out' : refuseAt(element.line, `${quote(text)} is neither CRDT nor DBIT.`);
}

/** The date or time in the element of that name; null without one. */
export function dateOf(holder: Element, name: string): string | null {
  const element = at(holder, name, 'DtTm') ?? at(holder, name, 'Dt');
  if (!element) return null;
  return parseDate(element.text, 'mdy') ?? refuseAt(element.line, `${quote(element.text)} is not a date.`);
}

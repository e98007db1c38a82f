import type { Draft } from '../values/draft.ts';
import { refuseAt } from '../values/refuse.ts';
import { at, childrenOf, type Element } from '../xml/element.ts';
import { dateOf, directionOf, moneyOf } from './camt-values.ts';
import { describeTransaction } from './describe-transaction.ts';
import { entryFacts } from './entry-facts.ts';
import { entryId, partId } from './entry-ids.ts';

/** The payments of one entry: its transactions when it is a batch whose parts have amounts, else the entry itself. */
export function mapEntry(entry: Element, account: string): Draft[] {
  const { cents, currency } = moneyOf(entry, at(entry, 'Amt'));
  const direction = directionOf(entry);
  const occurredAt =
    dateOf(entry, 'BookgDt') ?? dateOf(entry, 'ValDt') ?? refuseAt(entry.line, 'this entry has no date.');
  const facts = entryFacts(entry);
  const shared = { line: entry.line, account, trust: 'bank' as const, currency, direction, occurredAt };
  const parts = childrenOf(entry, 'NtryDtls').flatMap((details) => childrenOf(details, 'TxDtls'));
  const amounts = parts.map(amountOf);
  // Parts in another currency do not say what was booked.
  const isBatch = parts.length > 1 && amounts.every((amount) => amount?.attributes.Ccy === currency);
  if (!isBatch) {
    const only = parts.length === 1 ? (parts[0] ?? null) : null;
    const id = entryId(facts.reference, only, occurredAt);
    return [{ ...shared, id, amount: cents, ...describeTransaction(facts, only, direction) }];
  }
  return parts.map((part, index) => {
    const towards = at(part, 'CdtDbtInd') ? directionOf(part) : direction;
    return {
      ...shared,
      line: part.line,
      id: partId(facts.reference, part, index, occurredAt),
      amount: moneyOf(part, amounts[index] ?? null).cents,
      direction: towards,
      ...describeTransaction(facts, part, towards),
    };
  });
}

/** The amount of a transaction, where the older and the newer versions write it. */
const amountOf = (part: Element): Element | null => at(part, 'Amt') ?? at(part, 'AmtDtls', 'TxAmt', 'Amt');

import { parseMoney } from '../values/parse-money.ts';
import { quote, refuseAt } from '../values/refuse.ts';
import type { DecimalSign } from '../values/split-number.ts';
import type { TableRow } from './table-row.ts';

const OUT_WORDS = new Set(['debit', 'dr', 'dbit', 'd', 'out', 'outgoing', 'withdrawal', 'soll', 's']);
const IN_WORDS = new Set(['credit', 'cr', 'crdt', 'c', 'in', 'incoming', 'deposit', 'haben', 'h']);

/** Whether a cell says no more than which way the money went. */
export const isDirectionWord = (text: string): boolean =>
  OUT_WORDS.has(text.toLowerCase()) || IN_WORDS.has(text.toLowerCase());

/** Whether a row says which way the money went: by a sign, a word or its column. */
export function tellsDirection(row: TableRow, decimal: DecimalSign | null): boolean {
  const text = row.first('amount');
  return text.trim() === '' || parseMoney(text, decimal)?.isSigned === true || wordOf(row) !== undefined;
}

/** The cell that says no more than the direction. */
const wordOf = (row: TableRow): string | undefined =>
  (['direction', 'channel', 'description'] as const)
    .flatMap((kind) => row.all(kind))
    .find((cell) => isDirectionWord(cell.trim()));

/** The signed amount of a row: of its one column, or of its pair of debit and credit. */
export function readAmount(row: TableRow, decimal: DecimalSign | null) {
  const text = row.first('amount');
  if (text.trim() === '') return readPair(row, decimal);
  const money = moneyOf(row, text, decimal);
  if (money.isSigned) return money;
  const isOut = OUT_WORDS.has(wordOf(row)?.trim().toLowerCase() ?? '');
  return isOut ? { ...money, cents: -money.cents } : money;
}

function readPair(row: TableRow, decimal: DecimalSign | null) {
  const debit = row.first('debit').trim();
  const credit = row.first('credit').trim();
  if (debit === '' && credit === '') return refuseAt(row.line, 'there is no amount.');
  const out = debit === '' ? null : moneyOf(row, debit, decimal);
  const into = credit === '' ? null : moneyOf(row, credit, decimal);
  if (out && out.cents !== 0) {
    if (into && into.cents !== 0) {
      refuseAt(row.line, `there is a debit, ${quote(debit)}, and a credit, ${quote(credit)}.`);
    }
    // Some banks repeat in the sign what the column says.
    return { ...out, cents: -Math.abs(out.cents) };
  }
  return (
    (into && { ...into, cents: Math.abs(into.cents) }) ?? out ?? refuseAt(row.line, 'there is no amount.')
  );
}

const moneyOf = (row: TableRow, text: string, decimal: DecimalSign | null) =>
  parseMoney(text, decimal) ?? refuseAt(row.line, `${quote(text)} is not an amount.`);

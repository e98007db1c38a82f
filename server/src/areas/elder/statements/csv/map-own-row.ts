import { DIRECTIONS } from '@fap/shared/elder/payment.ts';
import type { Draft } from '../values/draft.ts';
import { parseDate } from '../values/parse-dates.ts';
import { quote, refuseAt } from '../values/refuse.ts';
import type { TableRow } from './table-row.ts';

const OWN_NAMES = ['amount', 'direction', 'occurredat'];

/** Whether a header names the columns as the platform does; then amounts are whole cents. */
export function isOwnTable(header: readonly string[]): boolean {
  const names = header.map((name) => name.trim().toLowerCase());
  return OWN_NAMES.every((name) => names.includes(name));
}

/** Reads a payment as the platform writes it. */
export function mapOwnRow(row: TableRow): Draft {
  const { line } = row;
  const amount = row.first('amount').trim();
  if (!/^\d{1,15}$/u.test(amount)) refuseAt(line, `${quote(amount)} is not an amount in whole cents.`);
  const written = row.first('direction').trim().toLowerCase();
  const direction = DIRECTIONS.find((one) => one === written);
  const time = row.first('date');
  return {
    line,
    account: '',
    id: row.first('id').trim() || null,
    trust: 'given',
    amount: Number(amount),
    currency: row.first('currency').trim().toUpperCase(),
    direction: direction ?? refuseAt(line, `${quote(written)} is not a direction: it is in or out.`),
    payee: row.first('payee').trim(),
    description: row.first('description').trim(),
    channel: row.first('channel').trim(),
    occurredAt: parseDate(time, 'mdy') ?? refuseAt(line, `${quote(time)} is not a date.`),
  };
}

import { type DateOrder, orderOf } from '../values/parse-dates.ts';
import { decimalOf } from '../values/parse-money.ts';
import type { DecimalSign } from '../values/split-number.ts';
import type { TableRow } from './table-row.ts';

/** How a table writes dates and amounts, proven by its rows together. */
export interface Style {
  order: DateOrder;
  /** Null when the rows prove nothing, or contradict each other. */
  decimal: DecimalSign | null;
}

/** Finds how a table writes its dates and amounts. */
export function styleOf(rows: readonly TableRow[], delimiter: string): Style {
  const orders = new Set(rows.map((row) => orderOf(row.first('date'))));
  const decimals = new Set(
    rows.flatMap((row) =>
      [...row.all('amount'), ...row.all('debit'), ...row.all('credit')].map((cell) => decimalOf(cell)),
    ),
  );
  decimals.delete(null);
  const [decimal = null] = decimals;
  // The semicolon is what tables use where the comma is the decimal sign.
  const usual = delimiter === ';' ? ',' : null;
  return {
    // A table that proves both orders fails at the first date that has no such month.
    order: orders.has('dmy') && !orders.has('mdy') ? 'dmy' : 'mdy',
    decimal: decimals.size > 1 ? null : (decimal ?? usual),
  };
}

import { parseDate } from '../values/parse-dates.ts';
import { parseMoney } from '../values/parse-money.ts';
import type { Columns } from './columns.ts';
import type { Row } from './read-rows.ts';

const isDate = (cell: string): boolean => parseDate(cell, 'mdy') !== null || parseDate(cell, 'dmy') !== null;
/** With a part of a unit: a number of a check or a branch has none. */
const isAmount = (cell: string): boolean =>
  /[.,]\d{2}\)?$/u.test(cell.trim()) && parseMoney(cell, null) !== null;

/**
 * The columns of a table without names, as some banks export it: a date first, one amount, and the longest text; null where the first row does not
 * leave only one way to read it.
 */
export function guessColumns([first]: readonly Row[]): Columns | null {
  const cells = first?.cells ?? [];
  const amounts = cells.flatMap((cell, place) => (isAmount(cell) ? [place] : []));
  const texts = cells
    .map((cell, place) => ({ place, length: /\p{L}/u.test(cell) && !isDate(cell) ? cell.length : 0 }))
    .toSorted((a, b) => b.length - a.length);
  const [amount] = amounts;
  const [text] = texts;
  if (!isDate(cells[0] ?? '') || amount === undefined || amounts.length > 1 || !text?.length) return null;
  return {
    headerAt: -1,
    width: cells.length,
    places: new Map([
      ['date', [0]],
      ['amount', [amount]],
      ['description', [text.place]],
    ]),
    currency: null,
  };
}

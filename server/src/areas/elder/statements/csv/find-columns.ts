import { quote, refuseAt } from '../values/refuse.ts';
import { COLUMN_NAMES, type ColumnKind, readColumnName } from './column-names.ts';
import type { Columns } from './columns.ts';
import { guessColumns } from './guess-columns.ts';
import type { Row } from './read-rows.ts';

/** Banks write a few lines of their own above the table. */
const MAX_PREAMBLE = 40;

/** Finds the row that names the columns, or what they are without names; refuses a table without a date and an amount. */
export function findColumns(rows: readonly Row[]): Columns {
  for (const [headerAt, { cells }] of rows.slice(0, MAX_PREAMBLE).entries()) {
    const columns = readHeader(headerAt, cells);
    const has = (kind: ColumnKind): boolean => columns.places.has(kind);
    if (has('date') && (has('amount') || has('debit') || has('credit'))) {
      refuseRepeated(rows[headerAt]?.line ?? 1, cells);
      return columns;
    }
  }
  const guessed = guessColumns(rows);
  if (guessed) return guessed;
  const [first] = rows;
  return refuseAt(
    first?.line ?? 1,
    `we found no names of columns with a date and an amount, only ${quote((first?.cells ?? []).join(', '))}. We read OFX, CAMT.053 and CSV.`,
  );
}

function readHeader(headerAt: number, cells: readonly string[]): Columns {
  const found = cells.flatMap((cell, place) => {
    const name = readColumnName(cell);
    return name ? [{ ...name, place }] : [];
  });
  const places = new Map<ColumnKind, number[]>();
  for (const { kind, place } of found.toSorted((a, b) => a.rank - b.rank)) {
    const known = places.get(kind);
    if (known) known.push(place);
    else places.set(kind, [place]);
  }
  const width = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  return { headerAt, width, places, currency: found.find(({ currency }) => currency)?.currency ?? null };
}

/** Two columns of one name would leave open which is meant. */
function refuseRepeated(line: number, cells: readonly string[]): void {
  const names = new Set<string>();
  for (const cell of cells) {
    const name = readColumnName(cell);
    const key = name && COLUMN_NAMES[name.kind][name.rank];
    if (key && names.has(key)) refuseAt(line, `two columns are named ${quote(cell)}.`);
    if (key) names.add(key);
  }
}

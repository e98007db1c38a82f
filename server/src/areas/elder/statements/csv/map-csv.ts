import type { Reading } from '../values/draft.ts';
import { quote, refuseAt } from '../values/refuse.ts';
import { type Columns, findColumns } from './find-columns.ts';
import { mapBankRow } from './map-bank-row.ts';
import { isOwnTable, mapOwnRow } from './map-own-row.ts';
import { type Row, readRows } from './read-rows.ts';
import { sniffDelimiter } from './sniff-delimiter.ts';
import { styleOf } from './style-of-rows.ts';
import { TableRow } from './table-row.ts';

/** Reads a table of payments: the platform's own columns, or those of a bank's export. */
export function mapCsv(text: string): Reading {
  const delimiter = sniffDelimiter(text);
  const all = readRows(text, delimiter);
  const columns = findColumns(all);
  const header = all[columns.headerAt]?.cells ?? [];
  const rows = all.slice(columns.headerAt + 1).map((row) => new TableRow(checkWidth(row, columns), columns));
  const style = styleOf(rows, delimiter);
  const drafts = isOwnTable(header)
    ? rows.map(mapOwnRow)
    : rows.filter((row) => !row.isBalance).map((row) => mapBankRow(row, style));
  return { drafts, accounts: new Set(drafts.map(({ account }) => account)), balances: [] };
}

/** A delimiter in a text without quotes moves all cells behind it, which must not go unnoticed. */
function checkWidth(row: Row, { width }: Columns): Row {
  const extra = row.cells.slice(width).find((cell) => cell.trim() !== '');
  if (extra !== undefined) {
    refuseAt(row.line, `there are more cells than columns: ${quote(extra)} is in none.`);
  }
  return row;
}

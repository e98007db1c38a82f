import { t } from '@fap/shared/kernel/words.ts';
import type { Draft, Reading } from '../values/draft.ts';
import { quote, refuse, refuseAt } from '../values/refuse.ts';
import type { Columns } from './columns.ts';
import { findColumns } from './find-columns.ts';
import { mapBankRow } from './map-bank-row.ts';
import { isOwnTable, mapOwnRow } from './map-own-row.ts';
import { tellsDirection } from './read-amount.ts';
import { type Row, readRows } from './read-rows.ts';
import { sniffDelimiter } from './sniff-delimiter.ts';
import { type Style, styleOf } from './style-of-rows.ts';
import { TableRow } from './table-row.ts';

/** Reads a table of payments: the platform's own columns, or those of a bank's export. */
export function mapCsv(text: string): Reading {
  const delimiter = sniffDelimiter(text);
  const all = readRows(text, delimiter);
  const columns = findColumns(all);
  const header = all[columns.headerAt]?.cells ?? [];
  const rows = all.slice(columns.headerAt + 1).map((row) => new TableRow(checkWidth(row, columns), columns));
  const style = styleOf(rows, delimiter);
  const drafts = isOwnTable(header) ? rows.map(mapOwnRow) : mapBankRows(rows, style);
  return { drafts, accounts: new Set(drafts.map(({ account }) => account)), balances: [] };
}

/** Reads a bank's rows; refuses a table of which nobody can tell what was paid and what was received. */
function mapBankRows(rows: readonly TableRow[], style: Style): Draft[] {
  const booked = rows.filter((row) => !row.isBalance && !row.isPending);
  const drafts = booked.map((row) => mapBankRow(row, style));
  if (drafts.length > 0 && !booked.some((row) => tellsDirection(row, style.decimal)))
    refuse(
      t`No amount in this file has a sign, and no column says debit or credit: we cannot tell what was paid from what was received. Please ask your bank for OFX or CAMT.053.`,
    );
  return drafts;
}

/** A delimiter in a text without quotes moves all cells behind it, which must not go unnoticed. */
function checkWidth(row: Row, { width }: Columns): Row {
  const extra = row.cells.slice(width).find((cell) => cell.trim() !== '');
  if (extra !== undefined) {
    refuseAt(row.line, `there are more cells than columns: ${quote(extra)} is in none.`);
  }
  return row;
}

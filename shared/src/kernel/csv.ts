/** Begins a file of CSV: without it spreadsheets take UTF-8 for something else. */
export const CSV_BOM = '\uFEFF';

/** What a cell is made of; numbers are written as they are, because nobody's words are numbers. */
export type CsvCell = string | number;

/** A line of CSV (RFC 4180), every text quoted; a leading apostrophe keeps spreadsheets from running a text as a formula. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cell).join(',')}\r\n`;

/** What begins a formula (OWASP, CSV injection), the wide forms included that some spreadsheets take for the same. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** A cell of an export as it was before the apostrophe; any other as it is. */
export const withoutFormulaGuard = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

function cell(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}

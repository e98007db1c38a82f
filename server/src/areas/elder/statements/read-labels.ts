import { parse } from 'csv-parse/sync';
import { sniffDelimiter } from './csv/sniff-delimiter.ts';
import { decodeBytes } from './text/decode-bytes.ts';

const LABEL_COLUMNS = ['isfraud', 'is_fraud', 'fraud', 'label'];
const YES = new Set(['1', 'true', 'yes', 'y', 'fraud', 'scam']);

/**
 * Which rows of a table say that they were fraud, in the table's order; null for other formats and tables without such a column.
 * The table was read as a statement before, so it is well-formed.
 */
export function readLabels(bytes: Uint8Array): boolean[] | null {
  const text = decodeBytes(bytes);
  if (text.trimStart().startsWith('<') || text.startsWith('OFXHEADER')) return null;
  const rows: string[][] = parse(text, {
    bom: true,
    delimiter: sniffDelimiter(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const [header = [], ...body] = rows;
  const column = header.findIndex((name) => LABEL_COLUMNS.includes(name.trim().toLowerCase()));
  if (column < 0) return null;
  return body
    .filter((cells) => cells.some((cell) => cell.trim() !== ''))
    .map((cells) => YES.has((cells[column] ?? '').trim().toLowerCase()));
}

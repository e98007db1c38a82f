import { parse } from 'csv-parse/sync';
import { cutText } from '../content/clean-text.ts';
import { decodeText } from '../content/decode-text.ts';
import type { MetadataEntry, ReadingDraft } from '../content/file-reading.ts';
import { TEXT_BYTES, TEXT_CHARACTERS } from '../content/reading-limits.ts';

const DELIMITERS = [',', ';', '\t', '|'];

/** Reads a CSV file: its lines as written, its columns and how many rows were read. */
export function readCsv(bytes: Uint8Array): ReadingDraft {
  const isCut = bytes.length > TEXT_BYTES;
  const text = decodeText(bytes.subarray(0, TEXT_BYTES));
  return { text, textSource: 'table', isCut, metadata: describeTable(cutText(text, TEXT_CHARACTERS)) };
}

function describeTable(text: string): MetadataEntry[] {
  const [head = ''] = text.split('\n', 1);
  const delimiter = DELIMITERS.reduce((a, b) => (head.split(b).length > head.split(a).length ? b : a));
  const rows: string[][] = parse(text, {
    bom: true,
    delimiter,
    relaxColumnCount: true,
    relaxQuotes: true,
    skipRecordsWithError: true,
  });
  const [columns = []] = rows;
  return [
    { name: 'Columns', value: columns.join(', ') },
    { name: 'Rows below them', value: String(Math.max(0, rows.length - 1)) },
  ];
}

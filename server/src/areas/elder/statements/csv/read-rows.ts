import { MAX_PAYMENTS } from '@fap/shared/elder/payment.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { CsvError, type Info, parse } from 'csv-parse/sync';
import { refuse, refuseAt } from '../values/refuse.ts';

/** A row with something in it, and the line it begins on. */
export interface Row {
  line: number;
  cells: string[];
}

/** Longer than any row; it bounds what a quote that has no end takes in. */
const MAX_ROW = 65_536;
const STRAY_QUOTE = new Set<string>(['INVALID_OPENING_QUOTE', 'CSV_INVALID_CLOSING_QUOTE']);
const MISMATCH = 'the quotes in this row do not match.';
/** Lines around the table. */
const OTHER_ROWS = 100;

/** Splits text into the rows of a table; refuses quotes that do not match. */
export function readRows(text: string, delimiter: string): Row[] {
  refuseLongLines(text);
  const records = parseRecords(text, delimiter);
  if (records.length > MAX_PAYMENTS + OTHER_ROWS) {
    refuse(t`There are more than ${MAX_PAYMENTS} payments in this file. Please import it in parts.`);
  }
  return records
    .map(({ record, info }) => ({ line: info.lines - lineEndsIn(record), cells: record }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

/** The parser counts the characters of cells only, so that a line of nothing but delimiters would pass it. */
function refuseLongLines(text: string): void {
  let line = 1;
  for (let from = 0; from < text.length; line += 1) {
    const end = text.indexOf('\n', from);
    const next = end === -1 ? text.length : end + 1;
    if (next - from > MAX_ROW) refuseAt(line, 'this line is too long for a row of a table.');
    from = next;
  }
}

interface Parsed {
  record: string[];
  info: Info;
}

/** Reads quotes strictly, or else as text of a row without line breaks: a stray one must not take in the rows below. */
function parseRecords(text: string, delimiter: string): Parsed[] {
  try {
    return parseWith(text, delimiter, false);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (!STRAY_QUOTE.has(error.code)) return refuseFault(error);
  }
  try {
    const records = parseWith(text, delimiter, true);
    const broken = records.find(({ record }) => lineEndsIn(record) > 0);
    if (broken) refuseAt(broken.info.lines - lineEndsIn(broken.record), MISMATCH);
    return records;
  } catch (error) {
    if (error instanceof CsvError) return refuseFault(error);
    throw error;
  }
}

const parseWith = (text: string, delimiter: string, isRelaxed: boolean): Parsed[] =>
  parse(text, {
    delimiter,
    info: true,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: isRelaxed,
    skip_empty_lines: true,
    max_record_size: MAX_ROW,
    to: MAX_PAYMENTS + OTHER_ROWS + 1,
  }) as unknown as Parsed[];

function refuseFault(error: CsvError): never {
  const line = Number(error.lines ?? 1);
  if (error.code === 'CSV_MAX_RECORD_SIZE') refuseAt(line, 'this row is too long; is a quote not closed?');
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') refuseAt(line, 'a quote is opened and not closed.');
  return refuseAt(line, MISMATCH);
}

const lineEndsIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);

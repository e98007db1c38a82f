import { readColumnName } from './column-names.ts';

const DELIMITERS = [',', ';', '\t', '|'];
const MAX_LINES = 40;
/** A header is shorter; a file may be one long line. */
const MAX_CHARACTERS = 20_000;

/** The delimiter with which one of the first lines names most columns. */
export function sniffDelimiter(text: string): string {
  const lines = text.slice(0, MAX_CHARACTERS).split('\n', MAX_LINES);
  const score = (delimiter: string): number => Math.max(...lines.map((line) => countNames(line, delimiter)));
  const scored = DELIMITERS.map((delimiter) => ({ delimiter, score: score(delimiter) }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
}

const countNames = (line: string, delimiter: string): number =>
  line.split(delimiter).filter((cell) => readColumnName(cell.replaceAll('"', ''))).length;

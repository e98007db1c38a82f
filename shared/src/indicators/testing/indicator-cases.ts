import { extractIndicators } from '../extract-indicators.ts';
import { INDICATOR_TYPES, type IndicatorType } from '../indicator-types.ts';
import { ACCOUNT_CASES } from './indicator-cases/accounts.ts';
import { CHAIN_CASES } from './indicator-cases/chains.ts';
import { PEOPLE_CASES } from './indicator-cases/people.ts';
import { TRACE_CASES } from './indicator-cases/traces.ts';
import { WEB_CASES } from './indicator-cases/web.ts';

/** A text and everything it names, as `type value`. */
export interface IndicatorCase {
  text: string;
  indicators: readonly string[];
}

/** How well one type is recognised over the table. */
export interface TypeFigures {
  type: IndicatorType;
  expected: number;
  found: number;
  right: number;
  /** Right ones among those found; null when none was found. */
  precision: number | null;
  /** Right ones among those expected; null when none was. */
  recall: number | null;
}

/** Types with a checksum: precision and recall must be 1. */
export const CHECKSUM_TYPES: readonly IndicatorType[] = [
  'btc',
  'eth',
  'tron',
  'ltc',
  'doge',
  'xmr',
  'iban',
  'card',
  'routing',
];

/** The hand-made table: valid and near-valid strings with the expected indicators. */
export const INDICATOR_CASES: readonly IndicatorCase[] = [
  CHAIN_CASES,
  ACCOUNT_CASES,
  WEB_CASES,
  PEOPLE_CASES,
  TRACE_CASES,
].flatMap((table) => table.split('\n').filter(Boolean).map(parseCase));

/** Extracted indicators of a case, in the table's format. */
export const foundIn = ({ text }: IndicatorCase): string[] =>
  extractIndicators(text).map(({ type, value }) => `${type} ${value}`);

/** Precision and recall of every type over the table. */
export function measureExtraction(cases: readonly IndicatorCase[] = INDICATOR_CASES): TypeFigures[] {
  const results = cases.map((one) => ({ expected: one.indicators, found: foundIn(one) }));
  return INDICATOR_TYPES.map((type) => {
    const isOfType = (entry: string) => entry.startsWith(`${type} `);
    let [expected, found, right] = [0, 0, 0];
    for (const result of results) {
      const wanted = result.expected.filter(isOfType);
      const got = result.found.filter(isOfType);
      expected += wanted.length;
      found += got.length;
      for (const entry of new Set(wanted)) {
        const times = (list: readonly string[]) => list.filter((other) => other === entry).length;
        right += Math.min(times(wanted), times(got));
      }
    }
    const precision = found > 0 ? right / found : null;
    return { type, expected, found, right, precision, recall: expected > 0 ? right / expected : null };
  });
}

/** `text => type value | type value`, or `=> none`; `\n` in a text is a line break. */
function parseCase(line: string): IndicatorCase {
  const at = line.lastIndexOf(' => ');
  const wanted = line.slice(at + 4);
  return {
    text: line.slice(0, at).replaceAll('\\n', '\n'),
    indicators: wanted === 'none' ? [] : wanted.split(' | '),
  };
}

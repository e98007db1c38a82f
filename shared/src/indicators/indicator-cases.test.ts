import { expect, test } from 'vitest';
import { CHECKSUM_TYPES, foundIn, INDICATOR_CASES, measureExtraction } from './testing/indicator-cases.ts';

/** Without a checksum, one in twenty may be wrong. */
const MIN_RATIO = 0.95;

test('the table is large and has no case twice', () => {
  expect(INDICATOR_CASES.length).toBeGreaterThanOrEqual(300);
  expect(new Set(INDICATOR_CASES.map(({ text }) => text)).size).toBe(INDICATOR_CASES.length);
  expect(INDICATOR_CASES.filter(({ indicators }) => indicators.length === 0).length).toBeGreaterThan(100);
});

const percent = (ratio: number | null) => (ratio === null ? 'no data' : `${(ratio * 100).toFixed(1)} %`);

test.for(
  measureExtraction().map(
    (one) =>
      [`${one.type}: precision ${percent(one.precision)}, recall ${percent(one.recall)}`, one] as const,
  ),
)(
  '%s (all where the checksum decides, 95 %% elsewhere)',
  ([, { type, expected, found, precision, recall }]) => {
    const wrong = INDICATOR_CASES.filter((one) => {
      const ofType = (list: readonly string[]) => list.filter((entry) => entry.startsWith(`${type} `));
      return ofType(one.indicators).toSorted().join() !== ofType(foundIn(one)).toSorted().join();
    });
    const told = `${type}: ${expected} expected, ${found} found; wrong: ${wrong.map(({ text }) => text).join(' · ')}`;
    const least = CHECKSUM_TYPES.includes(type) ? 1 : MIN_RATIO;
    expect(precision, told).toBeGreaterThanOrEqual(least);
    expect(recall, told).toBeGreaterThanOrEqual(least);
  },
);

test('upper and lower case around a mention, quotes and brackets change nothing', () => {
  const provable = INDICATOR_CASES.filter(({ indicators }) =>
    indicators.some((entry) => CHECKSUM_TYPES.some((type) => entry.startsWith(`${type} `))),
  );
  for (const one of provable) {
    for (const [before, after] of [
      ['', '.'],
      ['(', ')'],
      ['“', '”'],
      ['- ', '\n'],
      ['> ', ','],
    ] as const) {
      expect(foundIn({ ...one, text: `${before}${one.text}${after}` }), one.text).toEqual(foundIn(one));
    }
  }
});

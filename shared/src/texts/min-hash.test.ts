import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MINHASH_BANDS, MINHASH_SIZE, minhash, minhashBands, minhashSimilarity } from './min-hash.ts';
import { normalisedWords, shingleHashes, shingleSimilarity } from './shingles.ts';

const word = fc.string({ unit: fc.constantFrom(...'abcdefghij'), minLength: 2, maxLength: 6 });

/** Two texts that share a beginning of some length. */
const pair = fc
  .tuple(
    fc.array(word, { minLength: 40, maxLength: 160 }),
    fc.array(word, { minLength: 40, maxLength: 160 }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([one, other, share]) => {
    const common = one.slice(0, Math.floor(one.length * share));
    return [one.join(' '), [...common, ...other.slice(common.length)].join(' ')] as const;
  });

const exact = (a: string, b: string) => shingleSimilarity(shingleHashes(a), shingleHashes(b));
const estimated = (a: string, b: string) => minhashSimilarity(minhash(a), minhash(b));

test('the estimate is near the exact Jaccard similarity: mean error below 4 %, none above five deviations', () => {
  const errors = fc
    .sample(pair, { numRuns: 300, seed: 20_260_302 })
    .map(([a, b]) => Math.abs(estimated(a, b) - exact(a, b)));
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  expect(mean).toBeLessThan(0.04);
  // √(J(1−J)/128) is at most 4.4 %.
  expect(Math.max(...errors)).toBeLessThan(0.22);
});

describe('a signature', () => {
  test('has 128 signed 32-bit values and 32 bands; an empty text has none', () => {
    const signature = minhash('some words that make shingles');
    expect(signature).toHaveLength(MINHASH_SIZE);
    expect(minhashBands(signature)).toHaveLength(MINHASH_BANDS);
    for (const value of [...signature, ...minhashBands(signature)]) expect(value).toBe(value | 0);
    expect(minhash('')).toEqual([]);
    expect(minhash(' …!? ')).toEqual([]);
    expect(minhashBands([])).toEqual([]);
    expect(minhashSimilarity([], [])).toBe(0);
  });

  test('never changes: stored ones must go on matching', () => {
    const signature = minhash('Pay the release fee of $500 today or lose everything you have invested.');
    expect([signature.slice(0, 4), minhashBands(signature).slice(0, 4)]).toMatchInlineSnapshot(`
      [
        [
          318902222,
          90159707,
          333744856,
          189272506,
        ],
        [
          -1833224996,
          1438449008,
          1439804661,
          -1499930384,
        ],
      ]
    `);
  });

  test('ignores case, numbers and addresses', () => {
    const one = 'Send $1,200 to desk@pay.example before 12:00, and call +1 202 555 0143!';
    const other = 'send £90 to HELP@other.example before 9:30 and call +1 202 555 0199';
    expect(normalisedWords(one)).toEqual(normalisedWords(other));
    expect(minhash(one)).toEqual(minhash(other));
  });

  test('similarity is symmetric and within 0 to 1', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        expect(estimated(a, b)).toBe(estimated(b, a));
        expect(estimated(a, b)).toBeGreaterThanOrEqual(0);
        expect(estimated(a, a)).toBe(1);
      }),
      { numRuns: 50 },
    );
  });
});

test('bands find nearly every pair above 60 % and few below 15 %', () => {
  const shares = (a: string, b: string) => {
    const bands = new Set(minhashBands(minhash(a)).map((hash, index) => `${index} ${hash}`));
    return minhashBands(minhash(b)).some((hash, index) => bands.has(`${index} ${hash}`));
  };
  const pairs = fc.sample(pair, { numRuns: 400, seed: 7 });
  const alike = pairs.filter(([a, b]) => exact(a, b) >= 0.6);
  const unlike = pairs.filter(([a, b]) => exact(a, b) <= 0.15);
  const rate = (some: typeof pairs) => some.filter(([a, b]) => shares(a, b)).length / some.length;
  expect(alike.length).toBeGreaterThan(20);
  expect(rate(alike)).toBeGreaterThan(0.95);
  expect(rate(unlike)).toBeLessThan(0.1);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalisedWords, shingleHashes, shingleSimilarity } from './shingles.ts';

const text = fc.array(fc.string({ unit: fc.constantFrom(...'abcdefghij'), minLength: 2, maxLength: 6 }), {
  minLength: 1,
  maxLength: 80,
});
const alike = (a: string, b: string) => shingleSimilarity(shingleHashes(a), shingleHashes(b));

test('case, numbers and addresses make no difference', () => {
  const one = 'Send $1,200 to desk@pay.example before 12:00, and call +1 202 555 0143!';
  const other = 'send £90 to HELP@other.example before 9:30 and call +1 202 555 0199';
  expect(normalisedWords(one)).toEqual(normalisedWords(other));
  expect(alike(one, other)).toBe(1);
});

test('similarity is the share of word 3-shingles that both have', () => {
  // abc bcd cde against abc bcd cdx: two of four.
  expect(alike('aa bb cc dd ee', 'aa bb cc dd xx')).toBe(0.5);
  expect(alike('aa bb', 'aa bb')).toBe(1);
  expect(alike('aa bb', 'bb aa')).toBe(0);
});

test('similarity is symmetric and within 0 to 1; an empty text is like none', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      const [one, other] = [a.join(' '), b.join(' ')];
      expect(alike(one, other)).toBe(alike(other, one));
      expect(alike(one, other)).toBeGreaterThanOrEqual(0);
      expect(alike(one, other)).toBeLessThanOrEqual(1);
      expect(alike(one, one)).toBe(1);
    }),
    { numRuns: 50 },
  );
  expect(alike('', '')).toBe(0);
  expect(alike(' …!? ', 'aa')).toBe(0);
});

import { expect, test } from 'vitest';
import { describeLikeness } from './describe-likeness.ts';

const NOTHING = { textSimilarity: null, perceptualDistance: null, isSameStructure: null };

test('only measures that apply get a line', () => {
  expect(describeLikeness(NOTHING)).toEqual([]);
  expect(describeLikeness({ ...NOTHING, isSameStructure: false })).toMatchObject([
    { text: 'Built differently' },
  ]);
});

test.for([
  [1, 'The same words', '100%'],
  [0.85, 'Nearly the same words', '85%'],
  [0.62, 'Many of the same words', '62%'],
  [0.1, 'Some of the same words', '10%'],
  [0.004, 'Hardly any of the same words', '0%'],
  [0, 'None of the same words in a row', '0%'],
] as const)('a text similarity of %d reads: %s', ([textSimilarity, text, percent]) => {
  const [line] = describeLikeness({ ...NOTHING, textSimilarity });
  expect(line).toMatchObject({ text, detail: expect.stringContaining(percent) });
});

test.for([
  [0, 'Nearly the same picture'],
  [5, 'Nearly the same picture'],
  [6, 'Similar pictures'],
  [12, 'Similar pictures'],
  [13, 'Different pictures'],
] as const)('pictures that differ in %d bits read: %s', ([perceptualDistance, text]) => {
  const [line] = describeLikeness({ ...NOTHING, perceptualDistance });
  expect(line).toMatchObject({
    text,
    detail: `Their fingerprints differ in ${perceptualDistance} of 64 bits.`,
  });
});

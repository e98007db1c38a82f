import { expect, test } from 'vitest';
import { formatSpeed } from './format-speed.ts';

test.each([
  [40, '0.0 s'],
  [2_640, '2.6 s'],
  [9_940, '9.9 s'],
  [9_960, '10 s'],
  [59_400, '59 s'],
  [59_600, '1 min'],
  [125_000, '2 min 5 s'],
])('%d milliseconds are %s', (ms, words) => {
  expect(formatSpeed(ms)).toBe(words);
});

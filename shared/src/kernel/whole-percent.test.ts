import { expect, test } from 'vitest';
import { wholePercent } from './whole-percent.ts';

test('100 % means all', () => {
  expect([1, 0.9999, 0.995, 0.5, 0].map(wholePercent)).toEqual([100, 99, 99, 50, 0]);
});

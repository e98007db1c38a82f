import { expect, test } from 'vitest';
import { riskScoreOf } from './risk-score.ts';

test('no text reads 100 of 100, and none 0 of 100', () => {
  expect([1, 0.9999, 0.42, 0.0001, 0].map(riskScoreOf)).toEqual([99, 99, 42, 1, 1]);
});

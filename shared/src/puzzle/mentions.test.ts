import * as v from 'valibot';
import { expect, it } from 'vitest';
import { MENTIONS_MAX } from './constants.ts';
import { puzzleContract } from './contract.ts';

const takes = (mentions: string[]): boolean =>
  v.safeParse(puzzleContract.review.body, { verdict: 'dispute', note: '@Ben', mentions }).success;
const people = (count: number) => Array.from({ length: count }, (_, index) => `user-${index}`);

it('takes ten people at most, each once', () => {
  expect(takes([])).toBe(true);
  expect(takes(people(MENTIONS_MAX))).toBe(true);
  expect(takes(people(MENTIONS_MAX + 1))).toBe(false);
  expect(takes(['user-1', 'user-1'])).toBe(false);
});

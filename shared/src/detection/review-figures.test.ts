import { expect, test } from 'vitest';
import { accuracyOf, autoMergeRateOf } from './review-figures.ts';

test('the shares of too few decisions are not measured', () => {
  expect(accuracyOf({ right: 4, wrong: 0, byPeople: 0 })).toBeNull();
  expect(autoMergeRateOf({ right: 3, wrong: 9, byPeople: 1 })).toBeNull();
});

test('accuracy is right of all looked at; the auto-merge rate leaves out what was wrong and counts what people did', () => {
  const decided = { right: 6, wrong: 2, byPeople: 2 };
  expect([accuracyOf(decided), autoMergeRateOf(decided)]).toEqual([75, 75]);
  expect(accuracyOf({ right: 2, wrong: 4, byPeople: 0 })).toBe(33.3);
});

import type { Desk } from '@fap/shared/dashboard/desk.ts';
import { expect, test } from 'vitest';
import { listRows } from './desk-rows.ts';

const NOTHING: Desk = {
  reports: [],
  pieces: { confirmed: 0, open: [] },
  reviews: { count: 0, hasMore: false },
  merges: null,
  flags: null,
  lookedAfter: [],
  guardians: [],
  strongClusters: null,
  failedWork: null,
  unreadNotices: 0,
};
const titles = (desk: Partial<Desk>) => listRows({ ...NOTHING, ...desk }).map(({ title }) => title);

test('nothing that waits makes no row, and an empty queue none either', () => {
  expect(titles({})).toEqual([]);
  expect(titles({ strongClusters: 0, failedWork: 0 })).toEqual([]);
});

test('whoever never wrote a piece is led to the practice puzzle', () => {
  expect(titles({ reviews: null })).toEqual(['Your first piece, in ten minutes']);
});

test('elders and guardians come before work, by their names', () => {
  expect(
    titles({ guardians: ['Ann', 'Bo'], lookedAfter: ['Cy'], merges: { count: 1, hasMore: false } }),
  ).toEqual(['Ann and Bo look after you', 'You look after Cy', '1 proposed merge']);
});

test('the police and admins are told what is theirs', () => {
  expect(titles({ strongClusters: 7, failedWork: 1 })).toEqual([
    '7 clusters with strong evidence',
    '1 thing failed',
  ]);
});

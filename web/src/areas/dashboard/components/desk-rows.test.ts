import type { Desk } from '@fap/shared/dashboard/desk.ts';
import { expect, test } from 'vitest';
import { listRows } from './desk-rows.ts';

const NOTHING: Desk = {
  reports: [],
  pieces: { confirmed: 0, open: [] },
  reviews: { count: 0, hasMore: false },
  merges: null,
  flags: null,
  changes: null,
  elderAlerts: { own: 0, guarded: 0 },
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

test('alerts about payments come before all else, those of people one protects first', () => {
  expect(titles({ elderAlerts: { own: 1, guarded: 3 }, guardians: ['Ann'] })).toEqual([
    '3 alerts about people you protect',
    'An alert about a payment of yours',
    'Ann looks after you',
  ]);
});

test('analysts are told of texts that people suggested', () => {
  expect(titles({ changes: { count: 0, hasMore: false } })).toEqual([]);
  expect(titles({ changes: { count: 1, hasMore: false } })).toEqual(['1 suggested change to decide']);
});

test('the police and admins are told what is theirs', () => {
  expect(titles({ strongClusters: 7, failedWork: 1 })).toEqual([
    '7 clusters with strong evidence',
    '1 thing failed',
  ]);
});

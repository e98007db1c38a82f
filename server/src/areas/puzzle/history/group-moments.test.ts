import { HISTORY_PAGE_SIZE } from '@fap/shared/puzzle/history.ts';
import { expect, test } from 'vitest';
import { MomentGrouper, type RowHead } from './group-moments.ts';

const MINUTE = 60_000;

/** Rows `[author, minute]`, oldest first; ids from 1. */
function heads(...rows: [accountId: string, minute: number, part?: Partial<RowHead>][]): RowHead[] {
  return rows.map(([accountId, minute, part], index) => ({
    id: index + 1,
    accountId,
    at: new Date(minute * MINUTE),
    sizeBytes: 30,
    restoredFrom: null,
    ...part,
  }));
}

function group(rows: readonly RowHead[]) {
  const grouper = new MomentGrouper();
  const rest = rows.toReversed();
  while (rest[0] && grouper.take(rest[0])) rest.shift();
  const moments = grouper.groups.map(({ accountId, firstId, lastId, rows: count }) => [
    accountId,
    firstId,
    lastId,
    count,
  ]);
  return { moments, left: rest.length, oldestId: grouper.oldestId, groupOf: grouper.groupOf };
}

test('a person’s changes are one moment until they pause for ten minutes', () => {
  expect(group(heads(['ann', 0], ['ann', 9], ['ann', 18], ['ann', 28], ['ann', 30])).moments).toEqual([
    ['ann', 4, 5, 2],
    ['ann', 1, 3, 3],
  ]);
});

test('people who work at the same time have a moment each, newest first', () => {
  const { moments, groupOf } = group(heads(['ann', 0], ['bob', 1], ['ann', 2], ['bob', 3], ['ann', 4]));
  expect(moments).toEqual([
    ['ann', 1, 5, 3],
    ['bob', 2, 4, 2],
  ]);
  expect(groupOf).toEqual([0, 1, 0, 1, 0]);
});

test('somebody’s pause ends their moment although others went on', () => {
  const bobs = Array.from({ length: 20 }, (_, minute): ['bob', number] => ['bob', minute + 1]);
  expect(group(heads(['ann', 0], ...bobs, ['ann', 21])).moments).toEqual([
    ['ann', 22, 22, 1],
    ['bob', 2, 21, 20],
    ['ann', 1, 1, 1],
  ]);
});

test('a restore is a moment of its own between the work before and after it', () => {
  expect(group(heads(['ann', 0], ['ann', 1, { restoredFrom: 1 }], ['ann', 2], ['ann', 3])).moments).toEqual([
    ['ann', 3, 4, 2],
    ['ann', 2, 2, 1],
    ['ann', 1, 1, 1],
  ]);
});

test('a page ends at a pause of everybody, and the next one begins right before it', () => {
  const rows = heads(
    ...Array.from({ length: 50 }, (_, index): [string, number] => [
      index % 2 === 0 ? 'ann' : 'bob',
      Math.floor(index / 2) * 30,
    ]),
  );
  const first = group(rows);
  expect(first.moments).toHaveLength(HISTORY_PAGE_SIZE);
  const second = group(rows.filter(({ id }) => id < (first.oldestId ?? 0)));
  const third = group(rows.filter(({ id }) => id < (second.oldestId ?? 0)));
  expect([first, second, third].map(({ moments }) => moments.length)).toEqual([20, 20, 10]);
  expect(third.left).toBe(0);
});

test('a crowd that never pauses, very many rows and very large ones end a page all the same', () => {
  const crowd = group(heads(...Array.from({ length: 90 }, (_, index): [string, number] => [`p${index}`, 0])));
  expect([crowd.moments.length, crowd.left]).toEqual([2 * HISTORY_PAGE_SIZE, 50]);
  const many = group(heads(...Array.from({ length: 10_050 }, (): [string, number] => ['ann', 0])));
  expect([many.moments.length, many.left]).toEqual([1, 50]);
  const sizeBytes = 5 * 1024 * 1024;
  const large = group(heads(['ann', 0, { sizeBytes }], ['ann', 1, { sizeBytes }], ['ann', 2]));
  expect([large.moments, large.left]).toEqual([[['ann', 2, 3, 2]], 1]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QuietTurns } from './quiet-turns.ts';

const QUIET_MS = 1_000;
let lastCommitAt: number;
let turns: QuietTurns;
const done: string[] = [];
const work = (name: string) => () => {
  done.push(name);
  return Promise.resolve();
};

beforeEach(() => {
  vi.useFakeTimers();
  done.length = 0;
  lastCommitAt = performance.now();
  turns = new QuietTurns({ quietMs: QUIET_MS, idleMs: () => performance.now() - lastCommitAt });
});

afterEach(() => {
  turns.close();
  vi.useRealTimers();
});

test('work waits while others commit, and is done when they pause', async () => {
  turns.wait(turns, work('snapshot'));
  for (let seconds = 0; seconds < 20; seconds += 1) {
    await vi.advanceTimersByTimeAsync(500);
    lastCommitAt = performance.now();
  }
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(2 * QUIET_MS);
  expect(done).toEqual(['snapshot']);
});

test('one at a time, the newest work of each owner', async () => {
  const slow = Promise.withResolvers<void>();
  turns.wait(slow, () => slow.promise);
  turns.wait(turns, work('old'));
  turns.wait(turns, work('new'));
  await vi.advanceTimersByTimeAsync(5 * QUIET_MS);
  expect(done).toEqual([]);
  slow.resolve();
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  expect(done).toEqual(['new']);
});

test('much that waits is done in one quiet moment, until somebody commits', async () => {
  for (const name of ['one', 'two', 'three']) turns.wait({}, work(name));
  turns.wait({}, () => {
    lastCommitAt = performance.now();
    return Promise.resolve();
  });
  turns.wait({}, work('after the commit'));
  await vi.advanceTimersByTimeAsync(QUIET_MS + QUIET_MS / 2);
  expect(done).toEqual(['one', 'two', 'three']);
  await vi.advanceTimersByTimeAsync(QUIET_MS);
  expect(done).toEqual(['one', 'two', 'three', 'after the commit']);
});

test('nothing is done after it was closed', async () => {
  turns.wait(turns, work('snapshot'));
  turns.close();
  await vi.advanceTimersByTimeAsync(5 * QUIET_MS);
  expect(done).toEqual([]);
});

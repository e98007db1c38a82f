import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setKept } from './kept-text.ts';
import { queueKey, useWaitingQueues } from './waiting-queues.ts';

const stop = vi.fn();
const start = vi.fn((_accountId: string) => stop);
const load = vi.fn(async () => start);
const QUEUES = [{ name: 'toys', load }];
const show = () => renderHook(({ id }) => useWaitingQueues(QUEUES, id), { initialProps: { id: 'ana' } });
const keep = (items: unknown[]) => act(() => setKept(queueKey('toys'), JSON.stringify(items)));

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.clearAllMocks();
});

test('what waits from an earlier visit is sent on whatever screen', async () => {
  keep([{ id: 'one' }]);
  show();
  await vi.waitFor(() => expect(start.mock.calls).toEqual([['ana']]));
});

test('a queue is loaded once, when something begins to wait, and stops with the session', async () => {
  const { rerender, unmount } = show();
  keep([]);
  expect(load).not.toHaveBeenCalled();
  keep([{ id: 'one' }]);
  keep([{ id: 'one' }, { id: 'two' }]);
  await vi.waitFor(() => expect(start.mock.calls).toEqual([['ana']]));
  rerender({ id: 'leo' });
  await vi.waitFor(() => expect(start.mock.calls).toEqual([['ana'], ['leo']]));
  expect(stop).toHaveBeenCalledTimes(1);
  unmount();
  expect([stop.mock.calls.length, load.mock.calls.length]).toEqual([2, 2]);
});

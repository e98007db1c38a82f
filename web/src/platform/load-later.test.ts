import { afterEach, expect, test, vi } from 'vitest';
import { loadLater } from './load-later.ts';

afterEach(() => vi.useRealTimers());

test('a module that the network lost on its way is asked for again, and used once', async () => {
  vi.useFakeTimers();
  const use = vi.fn();
  const load = vi.fn(async () => 'module').mockRejectedValueOnce(new Error('no network'));
  loadLater(load, use);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_500);
  expect([load.mock.calls.length, use.mock.calls.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(use.mock.calls).toEqual([['module']]);
});

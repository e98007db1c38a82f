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

test('that a module does not come while the browser is online is reported and said once, and it is used when it comes after all', async () => {
  vi.useFakeTimers();
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const [use, onMissing] = [vi.fn(), vi.fn()];
  const load = vi.fn(() =>
    Promise.reject<string>(new TypeError('Failed to fetch dynamically imported module')),
  );
  loadLater(load, use, onMissing);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reported).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
  expect([use.mock.calls.length, onMissing.mock.calls.length]).toEqual([0, 1]);
  load.mockResolvedValue('module');
  await vi.advanceTimersByTimeAsync(30_000);
  expect([use.mock.calls, onMissing.mock.calls.length]).toEqual([[['module']], 1]);
  vi.unstubAllGlobals();
});

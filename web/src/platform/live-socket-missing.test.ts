import { expect, test, vi } from 'vitest';
import { connectionStateAtom } from './connection-status.tsx';
import { liveSocket } from './live-socket.ts';
import { appStore } from './store.ts';

vi.mock('./socket.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a page whose live connection does not load knows it', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', vi.fn());
  expect(liveSocket().connected).toBe(false);
  await vi.waitFor(async () => {
    // Between tries: a module is asked for outside of these timers.
    await vi.advanceTimersByTimeAsync(3_000);
    expect(appStore.get(connectionStateAtom)).toBe('missing');
  }, 10_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

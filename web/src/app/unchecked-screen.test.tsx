import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { UncheckedScreen } from './unchecked-screen.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('without an answer it says offline, even if the browser believes it is online, and goes on when there is one', async () => {
  const asked = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', asked);
  const retry = vi.fn();
  renderApp(<UncheckedScreen isReachable={false} onRetry={retry} />, '/clusters');
  expect(screen.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'First help, without a connection' })).toBeTruthy();
  await wait(60_000);
  expect(asked.mock.calls.length).toBeGreaterThan(1);
  expect(retry).not.toHaveBeenCalled();
  asked.mockResolvedValue(new Response('ok'));
  await wait(60_000);
  expect(retry).toHaveBeenCalledOnce();
});

test('an unexpected answer of the server is no lost connection, and is not asked for again by itself', async () => {
  const asked = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', asked);
  const retry = vi.fn();
  renderApp(<UncheckedScreen isReachable onRetry={retry} />, '/clusters');
  expect(screen.getByText('We could not check your sign-in')).toBeTruthy();
  expect(screen.queryByText('You’re offline')).toBeNull();
  await wait(20_000);
  expect([asked.mock.calls, retry.mock.calls]).toEqual([[], []]);
});

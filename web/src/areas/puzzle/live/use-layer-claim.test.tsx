import type { Claim } from '@fap/shared/puzzle/entities.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../../app/providers.tsx';
import { appStore } from '../../../platform/store.ts';
import { toastAtom } from '../../../platform/toast-store.ts';
import { useLayerClaim } from './use-layer-claim.ts';

const MINE: Claim = {
  layer: 3,
  holder: { id: 'user-1', displayName: 'Ada Vale' },
  expiresAt: '2026-03-01T09:10:00.000Z',
  takeoverRequestedBy: null,
  takeoverRequestedAt: null,
} as Claim;

beforeEach(() => {
  vi.useFakeTimers();
  appStore.set(toastAtom, null);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a renewal that fails by itself says nothing, a press that fails does', async () => {
  const asked = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', asked);
  const { result } = renderHook(() => useLayerClaim('c', 3, MINE), { wrapper: Providers });
  await act(() => vi.advanceTimersByTimeAsync(121_000));
  expect(asked).toHaveBeenCalledOnce();
  expect(appStore.get(toastAtom)).toBeNull();
  await act(async () => result.current.claim());
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(appStore.get(toastAtom)?.title).toBe('Not claimed');
});

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appStore, StoreProvider } from '../platform/store.ts';
import { toast, toastAtom } from '../platform/toast-store.ts';
import { Toasts } from './toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => {
  cleanup();
  appStore.set(toastAtom, null);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a toast whose look cannot be loaded without a network says its words, and goes', async () => {
  render(
    <StoreProvider store={appStore}>
      <h1>The page</h1>
      <Toasts />
    </StoreProvider>,
  );
  act(() => toast({ title: 'You are offline', description: 'It is kept here.' }));
  await pass(1_500);
  expect(screen.getByRole('status').textContent).toBe('You are offlineIt is kept here.');
  await pass(5_000);
  expect(screen.queryByText('You are offline')).toBeNull();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined();
});

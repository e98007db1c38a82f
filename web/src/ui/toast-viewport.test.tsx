import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appStore, StoreProvider } from '../platform/store.ts';
import { toast, toastAtom } from '../platform/toast-store.ts';
import { ToastViewport } from './toast-viewport.tsx';

function show() {
  render(
    <StoreProvider store={appStore}>
      <ToastViewport />
    </StoreProvider>,
  );
}

const cards = () => screen.queryAllByRole('listitem');

describe('toasts', () => {
  afterEach(() => {
    vi.useRealTimers();
    act(() => appStore.set(toastAtom, null));
    cleanup();
  });

  it('are shown one at a time: a new one replaces the previous one', () => {
    show();
    act(() => toast({ title: 'First' }));
    act(() => toast({ title: 'Second' }));
    expect(cards()).toHaveLength(1);
    expect(cards()[0]?.textContent).toContain('Second');
  });

  it('disappear after 5 s and not before', () => {
    vi.useFakeTimers();
    show();
    act(() => toast({ title: 'Report Generated' }));
    act(() => vi.advanceTimersByTime(4900));
    expect(cards()).toHaveLength(1);
    act(() => vi.advanceTimersByTime(200));
    expect(cards()).toHaveLength(0);
  });

  it('get the focus with F8, in a region named Notifications (F8)', () => {
    show();
    act(() => toast({ title: 'Error', description: 'Please enter text to analyze' }));
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    const region = screen.getByRole('region', { name: 'Notifications (F8)' });
    expect(region.contains(document.activeElement)).toBe(true);
  });

  it('look different for an error and a success', () => {
    show();
    act(() => toast({ title: 'A', variant: 'destructive' }));
    const error = cards()[0]?.className;
    act(() => toast({ title: 'A', variant: 'success' }));
    expect(cards()[0]?.className).not.toBe(error);
  });
});

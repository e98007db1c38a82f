import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { queryClient } from './query.ts';
import { leaveIfSessionGone } from './session-gone.ts';
import { appStore } from './store.ts';
import { toastAtom } from './toast-store.ts';

const assign = vi.fn();

describe('an ended session', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(window.location, 'assign').mockImplementation(assign);
    appStore.set(toastAtom, null);
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
    assign.mockReset();
  });

  it("says 'Authentication Required' and goes to /api/login a second later", () => {
    leaveIfSessionGone(new ApiError(401, 'Unauthorized', ''));
    expect(appStore.get(toastAtom)).toMatchObject({
      title: 'Authentication Required',
      variant: 'destructive',
    });
    vi.advanceTimersByTime(999);
    expect(assign).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/api/login');
  });

  it('leads back to the open screen after sign-in', () => {
    window.history.replaceState(null, '', '/puzzle/cluster-002?mode=contribute');
    leaveIfSessionGone(new ApiError(401, 'Unauthorized', ''));
    vi.runAllTimers();
    window.history.replaceState(null, '', '/');
    expect(assign).toHaveBeenCalledExactlyOnceWith(
      '/api/login?next=%2Fpuzzle%2Fcluster-002%3Fmode%3Dcontribute',
    );
  });

  it('redirects once, however many calls fail', () => {
    for (let i = 0; i < 3; i++) leaveIfSessionGone(new ApiError(401, 'Unauthorized', ''));
    vi.runAllTimers();
    expect(assign).toHaveBeenCalledTimes(1);
  });

  it('ignores other errors', () => {
    leaveIfSessionGone(new ApiError(403, 'Forbidden', ''));
    leaveIfSessionGone(new TypeError('Failed to fetch'));
    vi.runAllTimers();
    expect(appStore.get(toastAtom)).toBeNull();
    expect(assign).not.toHaveBeenCalled();
  });

  it('is noticed on any query', async () => {
    await queryClient
      .fetchQuery({
        queryKey: ['/api/x'],
        queryFn: () => Promise.reject(new ApiError(401, 'Unauthorized', '')),
      })
      .catch(() => undefined);
    expect(appStore.get(toastAtom)?.title).toBe('Authentication Required');
  });
});

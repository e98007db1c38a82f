import { noticeFacts } from '@fap/shared/notices/events.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../../app/providers.tsx';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeSocket } from '../../../testing/fake-socket.ts';
import { makeUser } from '../../../testing/fixtures.ts';
import { useLiveNotices } from './use-live-notices.ts';

vi.mock('../../../platform/live-socket.ts', () => ({ liveSocket: () => fakeSocket }));

beforeEach(() => {
  vi.useFakeTimers();
  fakeApi({});
  queryClient.setQueryData(['/api/auth/user'], makeUser());
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a second notice is said again: a screen reader says only words that change', async () => {
  const { result } = renderHook(() => useLiveNotices(), { wrapper: Providers });
  const said = new Set<string>();
  for (const noticeId of ['one', 'two', 'three']) {
    act(() =>
      fakeSocket.arrive(noticeFacts.added.name, { topic: 'notices:user-1', noticeId, kind: 'mentioned' }),
    );
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(result.current.trim()).toBe('1 new notice');
    expect(said.has(result.current) && [...said].at(-1) === result.current).toBe(false);
    said.delete(result.current);
    said.add(result.current);
  }
});

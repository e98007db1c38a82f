import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCollabRoom } from '../platform/collab-room.ts';
import { renderApp } from '../testing/render-app.tsx';
import { OpeningRoom } from './opening-room.tsx';

vi.mock('../platform/open-room.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

function Notes() {
  const room = useCollabRoom('case:1', { id: 'ada', name: 'Ada', color: '#336699' });
  return room ? <p>The notes</p> : <OpeningRoom room="case:1">Opening the notes…</OpeningRoom>;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('reportError', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a shared document whose program does not load says so in its place, and is tried anew by the next visit', async () => {
  const { unmount } = renderApp(<Notes />);
  expect(screen.getByText('Opening the notes…')).toBeDefined();
  await vi.waitFor(async () => {
    // Between tries: a module is asked for outside of these timers.
    await pass(3_000);
    expect(screen.getByRole('alert').textContent).toContain('This part did not load.');
  }, 10_000);
  unmount();
  await pass(5_000);
  renderApp(<Notes />);
  expect(screen.getByText('Opening the notes…')).toBeDefined();
});

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
// The router tells of its own moves as events from its first import on.
import { navigate } from 'wouter/use-browser-location';
import { currentEntry, keepPlaces, placeOf, returnTo } from './kept-place.ts';

/** How high the page is above what the window shows; jsdom lays nothing out. */
let room = 0;
let grow: () => void = () => {};

beforeAll(keepPlaces);
beforeEach(() => {
  room = 5_000;
  vi.useFakeTimers();
  vi.spyOn(window, 'scrollTo').mockImplementation(((_: number, top: number) => {
    vi.stubGlobal('scrollY', Math.min(top, room));
  }) as typeof window.scrollTo);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        grow = onResize;
      }
      observe() {}
      disconnect() {
        grow = () => {};
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function goBack(): Promise<void> {
  const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  vi.useRealTimers();
  await moved;
}

describe('an entry of the history', () => {
  it('keeps where its page was when it was left, and a new one has no place', async () => {
    const list = currentEntry();
    window.scrollTo(0, 1_200);
    navigate('/cluster-detail/one');
    expect(currentEntry()).not.toBe(list);
    expect(placeOf(currentEntry())).toBeUndefined();
    window.scrollTo(0, 30);
    const detail = currentEntry();
    await goBack();
    expect(currentEntry()).toBe(list);
    expect(placeOf(list)).toBe(1_200);
    expect(placeOf(detail)).toBe(30);
  });

  it('stays the same one when a filter changes its address', async () => {
    const list = currentEntry();
    navigate('/clusters?q=ring', { replace: true });
    expect(currentEntry()).toBe(list);
    window.scrollTo(0, 700);
    navigate('/cluster-detail/two');
    await goBack();
    expect(currentEntry()).toBe(list);
    expect(placeOf(list)).toBe(700);
  });

  it('leaves a reload to the browser', () => {
    window.dispatchEvent(new Event('pageshow'));
    expect(window.history.scrollRestoration).toBe('manual');
    window.dispatchEvent(new Event('pagehide'));
    expect(window.history.scrollRestoration).toBe('auto');
  });
});

describe('a return to a place', () => {
  it('waits until the page is high enough, and holds nobody there afterwards', () => {
    room = 300;
    returnTo(900);
    expect(window.scrollY).toBe(300);
    room = 2_000;
    grow();
    expect(window.scrollY).toBe(900);
    window.scrollTo(0, 10);
    grow();
    expect(window.scrollY).toBe(10);
  });

  it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])('ends with somebody’s own %s', (move) => {
    room = 300;
    returnTo(900);
    window.dispatchEvent(new Event(move));
    room = 2_000;
    grow();
    expect(window.scrollY).toBe(300);
  });

  it('ends when the page does not become high enough, and when it is given up', () => {
    room = 300;
    returnTo(900);
    vi.advanceTimersByTime(10_000);
    room = 2_000;
    grow();
    expect(window.scrollY).toBe(300);
    room = 400;
    returnTo(900)();
    room = 2_000;
    grow();
    expect(window.scrollY).toBe(400);
  });
});

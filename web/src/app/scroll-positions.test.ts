import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
// Importing the router makes it dispatch history events.
import { navigate } from 'wouter/use-browser-location';
import { currentEntry, restoreScroll, scrollPositionOf, trackScrollPositions } from './scroll-positions.ts';

/** The maximum scroll position; jsdom has no layout. */
let maxScroll = 0;
let grow: () => void = () => {};

beforeAll(trackScrollPositions);
beforeEach(() => {
  maxScroll = 5_000;
  vi.useFakeTimers();
  vi.spyOn(window, 'scrollTo').mockImplementation(((_: number, top: number) => {
    vi.stubGlobal('scrollY', Math.min(top, maxScroll));
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

describe('a history entry', () => {
  it('keeps its page’s scroll position, and a new one has none', async () => {
    const list = currentEntry();
    window.scrollTo(0, 1_200);
    navigate('/cluster-detail/one');
    expect(currentEntry()).not.toBe(list);
    expect(scrollPositionOf(currentEntry())).toBeUndefined();
    window.scrollTo(0, 30);
    const detail = currentEntry();
    await goBack();
    expect(currentEntry()).toBe(list);
    expect(scrollPositionOf(list)).toBe(1_200);
    expect(scrollPositionOf(detail)).toBe(30);
  });

  it('stays the same when a filter changes the URL', async () => {
    const list = currentEntry();
    navigate('/clusters?q=ring', { replace: true });
    expect(currentEntry()).toBe(list);
    window.scrollTo(0, 700);
    navigate('/cluster-detail/two');
    await goBack();
    expect(currentEntry()).toBe(list);
    expect(scrollPositionOf(list)).toBe(700);
  });

  it('leaves the scroll position of a reload to the browser', () => {
    window.dispatchEvent(new Event('pageshow'));
    expect(window.history.scrollRestoration).toBe('manual');
    window.dispatchEvent(new Event('pagehide'));
    expect(window.history.scrollRestoration).toBe('auto');
  });
});

describe('restoring a scroll position', () => {
  it('waits until the page is high enough, and then lets the user scroll', () => {
    maxScroll = 300;
    restoreScroll(900);
    expect(window.scrollY).toBe(300);
    maxScroll = 2_000;
    grow();
    expect(window.scrollY).toBe(900);
    window.scrollTo(0, 10);
    grow();
    expect(window.scrollY).toBe(10);
  });

  it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])('ends when the user’s %s comes first', (move) => {
    maxScroll = 300;
    restoreScroll(900);
    window.dispatchEvent(new Event(move));
    maxScroll = 2_000;
    grow();
    expect(window.scrollY).toBe(300);
  });

  it('ends after a timeout, and when it is cancelled', () => {
    maxScroll = 300;
    restoreScroll(900);
    vi.advanceTimersByTime(10_000);
    maxScroll = 2_000;
    grow();
    expect(window.scrollY).toBe(300);
    maxScroll = 400;
    restoreScroll(900)();
    maxScroll = 2_000;
    grow();
    expect(window.scrollY).toBe(400);
  });
});

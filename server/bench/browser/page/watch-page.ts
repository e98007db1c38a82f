import type { Page } from '@playwright/test';
import { BEACON } from '../crowd/places.ts';
import type { EventTiming } from '../figures/interactions.ts';

/** What a page noted of itself, in milliseconds since its own beginning. */
export interface Noted {
  /** Of the page's beginning, in milliseconds since 1970. */
  origin: number;
  now: number;
  events: readonly EventTiming[];
  /** Interactions so far, also those too short to be noted; null where the browser does not count them. */
  interactions: number | null;
  longTasks: readonly { start: number; ms: number }[];
  frames: number;
  longestFrameMs: number;
  /** How old the beacon's words were when they were on the page. */
  ages: readonly number[];
}

/** Runs in the page, as text: the server's types know no browser. */
const WATCH = `
  const noted = { events: [], longTasks: [], frames: 0, longestFrameMs: 0, ages: [] };
  window.notedByBench = noted;
  const watch = (type, use, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, ...more });
  watch(
    'event',
    ({ interactionId: id, name, startTime: start, duration: ms, processingStart, processingEnd }) => {
      if (id) noted.events.push({ id, name, start, ms, waitedMs: processingStart - start, workedMs: processingEnd - processingStart });
    },
    { durationThreshold: 16 },
  );
  watch('longtask', ({ startTime: start, duration: ms }) => noted.longTasks.push({ start, ms }));
  let before = performance.now();
  const frame = (now) => {
    noted.frames += 1;
    noted.longestFrameMs = Math.max(noted.longestFrameMs, now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  let seen = 0;
  setInterval(() => {
    const card = document.querySelector('.react-flow__node[data-id="${BEACON}"]');
    const [, at] = /seen (\\d+)/.exec(card?.textContent ?? '') ?? [];
    if (!at || Number(at) === seen) return;
    seen = Number(at);
    if (seen > 0) noted.ages.push(Date.now() - seen);
  }, 25);
`;

/** Makes a page note its interactions, long tasks and frames, and how old what it shows is. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(WATCH);
}

/** Forgets what was noted so far. */
export async function forgetNoted(page: Page): Promise<void> {
  await page.evaluate(
    'Object.assign(notedByBench, { events: [], longTasks: [], frames: 0, longestFrameMs: 0, ages: [] })',
  );
}

/** What the page noted since it was told to forget. */
export function readNoted(page: Page): Promise<Noted> {
  return page.evaluate<Noted>(
    '({ ...notedByBench, origin: performance.timeOrigin, now: performance.now(), interactions: performance.interactionCount ?? null })',
  );
}

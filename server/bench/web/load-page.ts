import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** One load of a page in a browser that has nothing of it yet. */
export interface PageLoad {
  lcpMs: number;
  /** When the app had drawn the screen over what the server sent of it; 0 for a page without the app. */
  drawnMs: number;
  /** What long tasks took beyond 50 ms each. */
  blockedMs: number;
  moved: number;
  /** Script as transferred, in bytes. */
  script: number;
}

export interface PageVisit {
  url: string;
  /** The app draws the page: the load lasts until it has. */
  isApp: boolean;
  storageState: BrowserContextOptions['storageState'];
  slower: number;
  /** Changes what the page gets, for a comparison. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** After this time without a request the page counts as loaded. */
const QUIET_MS = 500;
const LONG_TASK_MS = 50;

/** The title of the screen where the app drew it, not in the view that the page brought. */
const DRAWN = '#root > :not([inert]) h1';

/** Runs in the page, as text: the server's types know no browser. */
const OBSERVE = `
  window.observed = { lcp: 0, drawn: 0, blocked: 0, moved: 0 };
  const watch = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  const drawing = new MutationObserver(() => {
    if (!document.querySelector('${DRAWN}')) return;
    observed.drawn = performance.now();
    drawing.disconnect();
  });
  drawing.observe(document, { childList: true, subtree: true });
  watch('largest-contentful-paint', ({ startTime }) => { observed.lcp = startTime; });
  watch('longtask', ({ duration }) => { observed.blocked += duration - ${LONG_TASK_MS}; });
  watch('layout-shift', ({ value }) => { observed.moved += value; });
`;

interface Observed {
  lcp: number;
  drawn: number;
  blocked: number;
  moved: number;
}

/** Loads a page once, with a processor slowed down and empty caches. */
export async function loadPage(browser: Browser, visit: PageVisit): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    ...(visit.storageState ? { storageState: visit.storageState } : {}),
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: visit.slower });
    await session.send('Network.enable');
    const scripts = new Set<string>();
    let script = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) script += encodedDataLength;
    });
    await page.addInitScript(OBSERVE);
    await visit.prepare?.(page);
    await page.goto(visit.url, { waitUntil: 'networkidle' });
    await page
      .locator(visit.isApp ? DRAWN : 'h1')
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET_MS);
    const seen = await page.evaluate<Observed>('window.observed');
    return {
      lcpMs: seen.lcp,
      drawnMs: visit.isApp ? seen.drawn : 0,
      blockedMs: seen.blocked,
      moved: seen.moved,
      script,
    };
  } finally {
    await context.close();
  }
}

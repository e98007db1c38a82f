import { FIRST_ANSWERS_ID } from '@fap/shared/platform/first-answers.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SERVER_MS = Date.parse('2026-05-01T12:00:00.000Z');
const DEVICE_MS = SERVER_MS - 3_600_000;
const CONFIG = {
  dataMode: 'live',
  uploadMaxBytes: 1,
  latestAnchoredBlock: null,
  now: new Date(SERVER_MS).toISOString(),
};

class NavigationTiming {
  readonly requestStart = 100;
  readonly responseStart = 300;
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('PerformanceNavigationTiming', NavigationTiming);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new NavigationTiming() as never]);
  vi.spyOn(Date, 'now').mockReturnValue(DEVICE_MS);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** Loads the configuration `ms` after the page was asked for, and gives the server's time as the app knows it. */
async function loadAt(ms: number): Promise<number> {
  vi.spyOn(performance, 'now').mockReturnValue(ms);
  const { appConfig } = await import('./app-config.ts');
  const { serverNowMs } = await import('./server-clock.ts');
  await appConfig.prepare();
  return serverNowMs();
}

test('the clock of an answer that came with the page is as old as the page', async () => {
  const element = document.createElement('script');
  element.id = FIRST_ANSWERS_ID;
  element.type = 'application/json';
  const headers = { 'content-type': 'application/json' };
  element.textContent = JSON.stringify({ '/api/app-config': { headers, body: JSON.stringify(CONFIG) } });
  document.body.append(element);
  expect(await loadAt(3_200)).toBe(SERVER_MS + 3_000);
});

test('the clock of an answer that was asked for is that of the moment', async () => {
  vi.stubGlobal('fetch', async () => Response.json(CONFIG));
  expect(await loadAt(3_200)).toBe(SERVER_MS);
});

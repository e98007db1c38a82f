import type { Browser, CDPSession, Page } from '@playwright/test';
import { BEACON } from '../crowd/places.ts';
import { watchPage } from './watch-page.ts';

const VIEWPORT = { width: 1440, height: 900 };
const SETTLE_MS = 3_000;
/** A board is drawn slowly on a slow processor. */
const DRAWN_MS = 90_000;

export interface OpenedPage extends AsyncDisposable {
  page: Page;
  devices: CDPSession;
}

export interface PageSettings {
  url: string;
  clusterId: string;
  cookie: string;
  /** How many times slower the processor is made. */
  slower: number;
}

/** Opens a puzzle at the beacon in a browser that has nothing of it yet, and waits until board and editor are there. */
export async function openPage(browser: Browser, settings: PageSettings): Promise<OpenedPage> {
  const { url, clusterId, cookie, slower } = settings;
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  const [name = '', ...value] = cookie.split('=');
  await context.addCookies([{ name, value: value.join('='), url }]);
  const page = await context.newPage();
  page.setDefaultTimeout(DRAWN_MS);
  page.on('pageerror', (error) => console.error('the page threw', error));
  page.on('console', (message) => {
    if (message.type() === 'error') console.error('the page reports', message.text());
  });
  await watchPage(page);
  await page.goto(`${url}/puzzle/${clusterId}?card=${BEACON}`);
  await page.locator(`.react-flow__node[data-id="${BEACON}"]`).waitFor();
  await page.locator('.notes-editor.ProseMirror').waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const devices = await context.newCDPSession(page);
  await devices.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return { page, devices, [Symbol.asyncDispose]: () => context.close() };
}

import type { ConsoleMessage, Page } from '@playwright/test';
import { expect, test } from './fixtures/actors.ts';

/** Script that a front page may load before somebody uses it, in bytes as transferred. */
const SCRIPT_LIMIT = 40_000;
/** On a busy machine the typeface may come within its first tenth of a second and move a line by a pixel; 0.1 counts as good. */
const MOVED_LIMIT = 0.01;
const PAGES = [
  { path: '/', title: 'Forensic-Grade Fraud Detection Platform' },
  { path: '/help', title: 'Help, right now' },
];

test('the landing page and first help are there without any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: PAGES[0]?.title ?? '' })).toBeVisible();
  await expect(
    page.getByText(/^(?:Latest timestamp: block [\d,]+|Blockchain timestamp: none yet) \(demo chain\)\.$/u),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Access Platform' })).toHaveAttribute('href', '/api/login');
  await page.getByRole('link', { name: 'What to do in the first minutes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help, right now' })).toBeVisible();
  await expect(page).toHaveTitle(/^Help, right now/u);
  await expect(page.getByText('Stop. Send nothing more.')).toBeVisible();
  await expect(page.getByRole('link', { name: '159', exact: true })).toHaveAttribute('href', 'tel:159');
  await context.close();
});

test('the landing page says in Spanish, without any script, which block is the newest', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    locale: 'es-MX',
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(
    page.getByText(
      /^(?:Último sello de tiempo: bloque [\d,]+|.+ todavía ninguno) \(cadena de demostración\)\.$/u,
    ),
  ).toBeVisible();
  await context.close();
});

/** The landing page asks who is signed in, and nobody is. */
const isAnsweredWithNo = (message: ConsoleMessage) =>
  message.text().includes('401') && message.location().url.endsWith('/api/auth/user');

/** Collects how far the page moved while it loaded, and everything it complained about. */
async function watch(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Scenarios run without the service worker, and the browser says so.
    const isOurs = !message.text().includes('blocked by Playwright') && !isAnsweredWithNo(message);
    if (isOurs && ['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return complaints;
}

const movedBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: number[] }).moved.reduce((sum, one) => sum + one, 0));

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name: new URL(name).pathname, bytes: encodedBodySize })),
  );

for (const { path, title } of PAGES)
  test(`${path} starts with little script, loads no more of it, and does not move`, async ({
    newContext,
  }) => {
    const page = await (await newContext()).newPage();
    const complaints = await watch(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const scripts = await scriptsOf(page);
    expect(scripts.length).toBeGreaterThan(0);
    expect(
      scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      JSON.stringify(scripts),
    ).toBeLessThan(SCRIPT_LIMIT);
    expect(await movedBy(page)).toBeLessThan(MOVED_LIMIT);
    expect(complaints).toEqual([]);
  });

test('what is chosen and sent before the script of first help has come is not lost', async ({
  newContext,
}) => {
  const page = await (await newContext()).newPage();
  const complaints = await watch(page);
  const { promise: isAllowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route(/help-script/u, async (route) => {
    await isAllowed;
    await route.continue();
  });
  await page.goto('/help', { waitUntil: 'networkidle' });
  await page.getByLabel('How did you pay?').selectOption('gift_card');
  await page.getByLabel(/^Phone number, wallet/u).fill('nobody-knows-this.example');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Call first:')).toHaveCount(0);
  allow();
  await expect(page.getByText('Call first:')).toContainText('The company that issued the card');
  await expect(page.getByText('We cannot say.')).toBeVisible();
  await expect(page.getByLabel(/^Phone number, wallet/u)).toHaveValue('nobody-knows-this.example');
  await page.getByLabel('Country').selectOption({ label: 'United Kingdom' });
  await expect(page.getByRole('link', { name: '159', exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the chosen theme is there before the page is drawn', async ({ newContext }) => {
  const page = await (await newContext()).newPage();
  await page.addInitScript(() => localStorage.setItem('fap:theme', 'dark'));
  for (const { path } of PAGES) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForSelector('h1', { state: 'attached' });
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  }
});

test('who is signed in gets the app at both addresses, also where the browser kept the landing page', async ({
  newActor,
}) => {
  const { page, context } = await newActor('Ana Alder');
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Access Platform' })).toBeVisible();
  await page.goto('/help');
  await context.addCookies(cookies);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/u })).toBeVisible();

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/u })).toBeVisible();
  await page.goto('/help');
  await expect(page.getByRole('button', { name: /account of/u })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/actors.ts';

/** Waits until the service worker has kept the shell and controls the page. */
async function isKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

test('a reload without network shows the shell, says offline, has first help, and goes on when the network is back', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'allow' });
  const form = { email: 'agent1@demo.test', password: 'demo-pass-2026' };
  expect((await context.request.post('/api/login', { form, maxRedirects: 0 })).status()).toBe(303);
  const page = await context.newPage();
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/iu.test(message.text())) refusals.push(message.text());
  });
  await page.goto('/clusters');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await isKept(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await page.getByRole('link', { name: 'First help, without a connection' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help, right now' })).toBeVisible();
  await page.getByLabel('How did you pay?').selectOption('gift_card');
  await expect(page.getByText('Call first:')).toContainText('The company that issued the card');
  await page.getByLabel(/^Phone number, wallet/u).fill('scam.example');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('We could not ask. Please try again in a moment.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Help, right now' })).toBeVisible();
  // The server writes this page; without it, first help is nearest.
  await page.goto('/help/scams');
  await expect(page.getByRole('heading', { level: 1, name: 'Help, right now' })).toBeVisible();
  await page.goto('/clusters');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You’re offline');
  await expect(page.getByRole('button', { name: /account of/u })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url));
    return { names, paths: (await Promise.all(lists)).flat().map((url) => new URL(url).pathname) };
  });
  expect(kept.names).toHaveLength(1);
  expect(kept.paths).toContain('/index.html');
  expect(kept.paths.filter((path) => /^\/(?:api|socket\.io|yjs)/u.test(path))).toEqual([]);
  expect(refusals).toEqual([]);
  await context.close();
});

test('the app can be installed: manifest, icons and a worker of the whole site', async ({ newContext }) => {
  const { request } = await newContext();
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons, start_url, display } = (await manifest.json()) as {
    icons: { src: string; type: string }[];
    start_url: string;
    display: string;
  };
  expect([start_url, display]).toEqual(['/', 'standalone']);
  for (const { src, type } of icons)
    expect((await request.get(src)).headers()['content-type'], src).toContain(type);
  const worker = await request.get('/sw.js');
  expect(worker.headers()['content-type']).toContain('javascript');
  expect(worker.headers()['cache-control']).toBe('no-cache');
});

test('robots and browsers get the files they ask for, and 404 for files that do not exist', async ({
  newContext,
}) => {
  const { request } = await newContext();
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toContain('Disallow: /api/');
  const icon = await request.get('/favicon.ico');
  expect([icon.status(), (await icon.body()).subarray(0, 4).toString('hex')]).toEqual([200, '00000100']);
  for (const path of ['/no-such-file.txt', '/no-such-picture.png', '/assets/no-such-part.js'])
    expect((await request.get(path)).status(), path).toBe(404);
});

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/actors.ts';
import { foundCluster } from './pages/found-cluster.ts';

const USER = '/api/auth/user';

/** What stands in the page as the server sent it. */
const sentTo = async (page: Page, path: string): Promise<string> => (await page.request.get(path)).text();

test('a screen asks for nothing that its page has brought, and does not move', async ({ newActor }) => {
  const { page } = await newActor('Ana Alder');
  const { clusterId } = await foundCluster((await newActor('Rita Rowan')).context);
  // What others do meanwhile would be asked for as soon as the live connection tells of it.
  await page.routeWebSocket(/\/socket\.io\//u, () => {});
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() === 'GET') asked.push(pathname);
  });
  await page.addInitScript(() => {
    let moved = 0;
    Object.assign(globalThis, { movedSoFar: () => moved });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) moved += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const { path, shows, brought } of [
    { path: '/', shows: /^Welcome, Ana Alder/u, brought: ['/api/desk', '/api/vault/entries'] },
    { path: '/clusters', shows: 'Cluster Command Room', brought: ['/api/clusters', '/api/clusters/counts'] },
    { path: `/puzzle/${clusterId}`, shows: /./u, brought: [`/api/puzzle/${clusterId}`] },
  ]) {
    asked.length = 0;
    await page.goto(path);
    // Not the view that the page came with, which cannot be used.
    await expect(page.locator('#root > :not([inert]) h1').filter({ hasText: shows }).first()).toBeVisible();
    expect(asked, `${path} is drawn before ${USER} is asked`).not.toContain(USER);
    await page.waitForLoadState('networkidle');
    for (const call of ['/api/app-config', ...brought])
      expect(asked, `${path} asks for ${call}`).not.toContain(call);
    if (path === '/') await expect.poll(() => asked, 'Home asks anew').toContain('/api/clusters/active');
    await expect.poll(() => asked, 'a page kept for long may be of a session that has ended').toContain(USER);
    expect(await page.evaluate('movedSoFar()'), `${path} moved`).toBeLessThan(0.01);
  }
});

test('a page of a session that has ended since leads to signing in', async ({ newActor }) => {
  const { page } = await newActor('Ana Alder');
  await page.route('**/clusters', async (route) => {
    const kept = await route.fetch();
    await page.request.post('/api/logout');
    await route.fulfill({ response: kept });
  });
  await page.goto('/clusters');
  await expect(page).toHaveURL(/\/api\/login\?next=%2Fclusters/u);
});

test('a page brings the answers of whoever asks for it, and of nobody else', async ({ newActor }) => {
  const [ana, ben] = [await newActor('Ana Alder'), await newActor('Ben Birch')];
  const [ofAna, ofBen] = [await sentTo(ana.page, '/clusters'), await sentTo(ben.page, '/clusters')];
  for (const [sent, own, other] of [
    [ofAna, ana.email, ben.email],
    [ofBen, ben.email, ana.email],
  ] as const) {
    expect(sent).toContain(own);
    expect(sent).not.toContain(other);
  }
  // The page that a service worker keeps says nothing about anybody.
  expect(await sentTo(ana.page, '/index.html')).not.toMatch(/@people\.test|first-answers/u);
  // A page of admins brings no answer that the call would refuse.
  expect(await sentTo(ana.page, '/admin')).not.toMatch(/\/api\/admin/u);
});

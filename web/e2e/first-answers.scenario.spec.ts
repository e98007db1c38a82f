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
    expect(
      asked.filter((call) => call === USER),
      `${path} asks once who is signed in`,
    ).toHaveLength(1);
    await page.waitForLoadState('networkidle');
    for (const call of ['/api/app-config', ...brought])
      expect(asked, `${path} asks for ${call}`).not.toContain(call);
    if (path === '/') await expect.poll(() => asked, 'Home asks anew').toContain('/api/clusters/active');
    expect(await page.evaluate('movedSoFar()'), `${path} moved`).toBeLessThan(0.01);
  }
});

test('no screen but Home shows anything of its own before it is known who is signed in', async ({
  newActor,
}) => {
  const { page } = await newActor('Ana Alder');
  const isKnown = Promise.withResolvers<void>();
  await page.route(`**${USER}`, async (route) => {
    await isKnown.promise;
    await route.continue();
  });
  const isAsked = page.waitForRequest(`**${USER}`);
  // By then the app runs: it starts before the document counts as read.
  await page.goto('/clusters', { waitUntil: 'domcontentloaded' });
  await isAsked;
  await expect(page.getByText('Loading…')).toBeAttached();
  await expect(page.getByText('Cluster Command Room')).toHaveCount(0);
  isKnown.resolve();
  await expect(page.getByRole('heading', { name: 'Cluster Command Room' })).toBeVisible();
});

test('a page of a session that has ended since shows nothing of it', async ({ newActor }) => {
  const { page } = await newActor('Ana Alder');
  await page.route('**/clusters', async (route) => {
    const kept = await route.fetch();
    await page.request.post('/api/logout');
    await route.fulfill({ response: kept });
  });
  await page.goto('/clusters');
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  await expect(page.getByText('Ana Alder')).toHaveCount(0);
});

test('a page that was kept from somebody else shows nothing of theirs to whoever is signed in now', async ({
  newActor,
}) => {
  const [ana, ben] = [await newActor('Ana Alder'), await newActor('Ben Birch')];
  await foundCluster(ana.context);
  const desk = await (await ana.page.request.get('/api/desk')).text();
  expect(desk).not.toBe(await (await ben.page.request.get('/api/desk')).text());
  const kept = await sentTo(ana.page, '/');
  expect(kept).toContain('/api/desk');
  const asked: string[] = [];
  ben.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await ben.page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill({ contentType: 'text/html', body: kept }),
  );
  await ben.page.goto('/');
  await expect(ben.page.getByRole('heading', { name: 'Welcome, Ben Birch' })).toBeVisible();
  await expect.poll(() => asked, "Ana's answers are not used").toContain('/api/desk');
  await expect(ben.page.getByText('Ana Alder')).toHaveCount(0);
});

test('a page brings the answers of whoever asks for it, and of nobody else', async ({ newActor }) => {
  const [ana, ben] = [await newActor('Ana Alder'), await newActor('Ben Birch')];
  const [ofAna, ofBen] = [await sentTo(ana.page, '/clusters'), await sentTo(ben.page, '/clusters')];
  for (const [sent, own, other] of [
    [ofAna, 'Ana Alder', 'Ben Birch'],
    [ofBen, 'Ben Birch', 'Ana Alder'],
  ] as const) {
    expect(sent).toContain(own);
    expect(sent).not.toContain(other);
  }
  // The page that a service worker keeps says nothing about anybody.
  expect(await sentTo(ana.page, '/index.html')).not.toMatch(/@people\.test|first-answers/u);
  // A page of admins brings no answer that the call would refuse.
  expect(await sentTo(ana.page, '/admin')).not.toMatch(/\/api\/admin/u);
});

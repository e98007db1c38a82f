import { expect, test } from './fixtures/actors.ts';
import { LinkCrawler, screenPatterns } from './pages/link-crawler.ts';

/** A hundred pages on a busy machine. */
const PATIENCE_MS = 420_000;

test('no link of a screen leads nowhere', async ({ actor, baseURL }) => {
  test.setTimeout(PATIENCE_MS);
  const { page, context } = await actor('analyst');
  // Else the taxonomy shows its note alone.
  const accepted = await context.request.post('/api/taxonomy/accept', { headers: { origin: baseURL ?? '' } });
  expect(accepted.status()).toBe(200);
  const patterns = await screenPatterns();
  const crawler = new LinkCrawler(page, patterns);
  const screens = patterns.filter((pattern) => !pattern.includes(':'));
  await crawler.crawl(['/', '/help', ...screens]);
  expect(crawler.dead).toEqual([]);
  expect(crawler.opened).toBeGreaterThanOrEqual(screens.length);
});

test('no link of a public page leads nowhere', async ({ newContext }) => {
  test.setTimeout(PATIENCE_MS);
  const page = await (await newContext()).newPage();
  const crawler = new LinkCrawler(page, []);
  await crawler.crawl(['/', '/help', '/help/scams', '/help/articles', '/help/glossary']);
  expect(crawler.dead).toEqual([]);
  expect(crawler.opened).toBeGreaterThan(8);
});

test('the crawler notes links that lead nowhere: to a page, a place on it, a call, something missing, and outside', async ({
  newContext,
}) => {
  const page = await (await newContext()).newPage();
  const site: Record<string, string> = {
    '/one': `<h1>One</h1><a href="/two#here">a</a><a href="/two#gone">b</a><a href="/three">c</a><a href="/four">d</a>
      <a href="/api/there-is-no-such-call">e</a><a href="https://nowhere">f</a><a href="javascript:alert(1)">g</a>
      <a href="tel:911">h</a><a href="https://ic3.gov">i</a><a href="#top-of-one">j</a>`,
    '/two': '<h1>Two</h1><p id="here"></p>',
    '/three': '<h1>404 - Page Not Found</h1>',
  };
  await page.route('**/*', (route) => {
    const body = site[new URL(route.request().url()).pathname];
    return route.fulfill({ status: body ? 200 : 404, contentType: 'text/html', body: body ?? 'nothing' });
  });
  const crawler = new LinkCrawler(page, []);
  await crawler.crawl(['/one']);
  expect(crawler.dead.toSorted()).toEqual(
    [
      '/one: /api/there-is-no-such-call answers 401',
      '/one: /four answers 404',
      '/one: https://nowhere leads nowhere outside',
      '/one: javascript:alert(1) leads nowhere outside',
      '/one: nothing has the id of /one#top-of-one',
      '/one: nothing has the id of /two#gone',
      '/one: there is no /three',
    ].toSorted(),
  );
});

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { CATALOGUE } from '@fap/shared/catalogue/kinds/catalogue.ts';
import { ARTICLES } from '@fap/shared/education/articles/articles.ts';
import { GLOSSARY } from '@fap/shared/education/glossary.ts';
import { articlePagePath, publicPaths, scamPagePath } from '@fap/shared/education/public-pages.ts';
import { LANGUAGES } from '@fap/shared/kernel/languages.ts';
import { load } from 'cheerio';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAccount } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { shorten } from './page-frame.ts';

/** What a page and its style sheet may weigh, as sent. */
const LIMIT_BYTES = 40_000;
const STYLES = fileURLToPath(new URL('../../../../../web/public/help-pages.css', import.meta.url));
const PATHS = LANGUAGES.flatMap((language) => [
  publicPaths(language).scams,
  ...CATALOGUE.map(({ id }) => scamPagePath(id, language)),
  publicPaths(language).articles,
  ...ARTICLES.map(({ id }) => articlePagePath(id, language)),
  publicPaths(language).glossary,
]);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) => server.send('GET', path, { headers });

async function open(path: string) {
  const answer = await get(path);
  expect(answer.status, path).toBe(200);
  return { answer, page: load(answer.text) };
}

const graphOf = (page: ReturnType<typeof load>) =>
  (JSON.parse(page('script[type="application/ld+json"]').text()) as { '@graph': Record<string, unknown>[] })[
    '@graph'
  ];

describe('each public page', () => {
  test.each(PATHS)(
    '%s is whole: one heading, headings in order, canonical address, description, picture',
    async (path) => {
      const { page, answer } = await open(path);
      expect(page('h1')).toHaveLength(1);
      const levels = page('h1, h2, h3, h4')
        .map((_, heading) => Number(heading.tagName.slice(1)))
        .get();
      for (const [index, level] of levels.entries())
        expect(level, levels.join()).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
      expect(page('link[rel=canonical]').attr('href')).toBe(`${server.url}${path}`);
      const description = page('meta[name=description]').attr('content') ?? '';
      expect(description.length).toBeGreaterThan(30);
      expect(description.length).toBeLessThanOrEqual(162);
      expect(page('meta[property="og:image"]').attr('content')).toBe(`${server.url}/share.png`);
      expect(page('a.skip').attr('href')).toBe('#main');
      expect(page('main#main')).toHaveLength(1);
      expect(page('script').not('[type="application/ld+json"]')).toHaveLength(0);
      expect(page('[style], style')).toHaveLength(0);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8');
      expect(answer.headers.get('set-cookie')).toBeNull();
      const ids = page('[id]')
        .map((_, element) => page(element).attr('id'))
        .get();
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  test.each(PATHS)('%s weighs less than forty kilobytes with its style sheet', async (path) => {
    const { answer } = await open(path);
    const bytes = gzipSync(answer.text).length + gzipSync(await readFile(STYLES)).length;
    expect(bytes).toBeLessThan(LIMIT_BYTES);
  });

  test.each(PATHS)('%s says to machines what it says to people', async (path) => {
    const { page } = await open(path);
    const graph = graphOf(page);
    const crumbs = graph.find((one) => one['@type'] === 'BreadcrumbList') as {
      itemListElement: { name: string; item: string }[];
    };
    expect(crumbs.itemListElement.map(({ name }) => name)).toEqual(
      page('.way li')
        .map((_, item) => page(item).text())
        .get(),
    );
    expect(crumbs.itemListElement.at(-1)?.item).toBe(`${server.url}${path}`);
    const shown = page('main').text();
    const faq = graph.find((one) => one['@type'] === 'FAQPage') as
      | { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }
      | undefined;
    for (const { name, acceptedAnswer } of faq?.mainEntity ?? []) {
      expect(page('h2').text()).toContain(name);
      for (const sentence of acceptedAnswer.text.split(/(?<=\.) (?=[A-Z])/u))
        expect(shown).toContain(sentence);
    }
    const article = graph.find((one) => one['@type'] === 'Article');
    if (article) {
      expect(article.headline).toBe(page('h1').text());
      const [checked] = page('.reviewed time')
        .map((_, time) => page(time).attr('datetime'))
        .get();
      expect(article.dateModified).toBe(checked);
    }
  });

  test('is the same for somebody signed in, and is not asked of the database', async () => {
    const cookie = await server.signIn(await makeAccount(server.world));
    const path = `/help/scams/${CATALOGUE[0]?.id}`;
    const [signedOut, signedIn] = [await get(path), await server.send('GET', path, { cookie })];
    expect(signedIn.text).toBe(signedOut.text);
  });
});

test('a family’s page begins with what to do now, and has all that helps', async () => {
  const [family] = CATALOGUE;
  if (!family) throw new Error('the catalogue is empty');
  const { page } = await open(`/help/scams/${family.id}`);
  expect(page('h2').first().text()).toBe('What should I do now?');
  expect(
    page('.steps li')
      .map((_, step) => page(step).text())
      .get(),
  ).toEqual(family.education.whatToDoIfTargeted);
  const text = page('main').text();
  for (const sentence of [
    family.education.scamExplanation,
    ...family.education.howItWorks,
    ...family.education.preventionTips,
    ...family.education.realSamples.map(({ sign }) => sign),
  ])
    expect(text).toContain(sentence);
  for (const { address } of family.education.whereToReport)
    expect(page(`a[href="https://${address}"]`).attr('rel')).toBe('noreferrer');
  expect(page('.sources li').length).toBeGreaterThan(0);
});

test('the glossary’s terms can be linked to', async () => {
  const { page } = await open('/help/glossary');
  expect(page('dt[id]')).toHaveLength(GLOSSARY.length);
});

test('caches keep a page, and whoever has it gets no second copy, in whichever coding', async () => {
  const first = await get('/help/scams', { 'accept-encoding': 'gzip' });
  expect(first.headers.get('cache-control')).toContain('public, max-age=300');
  expect(first.headers.get('vary')).toBe('Accept-Encoding');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{22}"$/u);
  const again = await get('/help/scams', { 'accept-encoding': 'gzip', 'if-none-match': etag });
  expect([again.status, again.text]).toEqual([304, '']);
  const other = await get('/help/scams', { 'accept-encoding': 'br', 'if-none-match': etag });
  expect(other.status).toBe(200);
  expect(other.text).toBe(first.text);
});

test('what is not there is a page that leads on, not the app and nothing that is kept', async () => {
  for (const path of ['/help/scams/CLUSTER-000-XXX', '/help/nothing', '/help/articles/%22%3E%3Cscript%3E']) {
    const answer = await get(path);
    expect(answer.status, path).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(load(answer.text)('h1').text()).toBe('There is no such page');
    expect(answer.text).not.toContain('%3Cscript');
  }
  const slash = await get('/help/scams/');
  expect([slash.status, slash.headers.get('location')]).toEqual([301, '/help/scams']);
});

test('the site map names each public page once with the day it was last checked; robots may read these and nothing else', async () => {
  const map = await get('/sitemap.xml');
  const parser = new SaxesParser();
  const found: string[] = [];
  let text = '';
  parser.on('text', (words) => {
    text = words;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'loc') found.push(text);
  });
  parser.write(map.text).close();
  expect(found.toSorted()).toEqual(['/', '/help', ...PATHS].map((path) => `${server.url}${path}`).toSorted());
  for (const { id, reviewedOn } of ARTICLES)
    expect(map.text).toContain(
      `<loc>${server.url}/help/articles/${id}</loc><lastmod>${reviewedOn}</lastmod>`,
    );
  const robots = (await get('/robots.txt')).text;
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  expect(robots).toMatch(/^Disallow: \/$/mu);
  expect(robots).toMatch(/^Allow: \/help$/mu);
});

test('a page is in its own language, and leads to itself in the other one', async () => {
  const english = (await open('/help/scams')).page;
  const spanish = (await open('/help/es/scams')).page;
  expect([english('html').attr('lang'), spanish('html').attr('lang')]).toEqual(['en', 'es']);
  expect(spanish('link[hreflang="en"]').attr('href')).toBe(`${server.url}/help/scams`);
  expect(english('link[hreflang="es"]').attr('href')).toBe(`${server.url}/help/es/scams`);
  expect(english('footer a[lang="es"]').attr('href')).toBe('/help/es/scams');
  expect(spanish('h1').text()).not.toBe(english('h1').text());
  const links = spanish('main a[href^="/help/"]').toArray();
  expect(links).toHaveLength(CATALOGUE.length);
  for (const link of links) expect(spanish(link).attr('href')).toMatch(/^\/help\/es\/scams\//u);
});

test('a description ends with a sentence where one fits, else with a word', () => {
  const sentence = 'A sentence of some length that says what a page is about and for whom.';
  expect(shorten(sentence)).toBe(sentence);
  expect(shorten(`${sentence} ${sentence} ${sentence}`)).toBe(`${sentence} ${sentence}`);
  expect(shorten('word '.repeat(60))).toMatch(/word …$/u);
  expect(shorten('word '.repeat(60)).length).toBeLessThanOrEqual(162);
});

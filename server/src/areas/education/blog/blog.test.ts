import { ARTICLES } from '@fap/shared/education/articles/articles.ts';
import type { Article, ArticleEntry } from '@fap/shared/education/contract.ts';
import type { Language } from '@fap/shared/kernel/languages.ts';
import { isEnglish } from '@fap/shared/words/is-english.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languageCookie } from '../../../platform/http/language.ts';
import { makeAccount, makeCluster } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await server.signIn(await makeAccount(server.world));
});
afterAll(() => server.stop());

const get = (path: string) => server.send('GET', path, { cookie });

test('an article has the catalogue’s method and first steps, and what was counted of its kind', async () => {
  const list = (await get('/api/blog')).json<ArticleEntry[]>();
  expect(list.map(({ id }) => id)).toEqual(ARTICLES.map(({ id }) => id));
  const [entry] = list;
  const before = (await get(`/api/blog/${entry?.id}`)).json<Article>();
  expect(before).toMatchObject({ title: entry?.title, readTime: expect.any(Number) });
  expect(before.readTime).toBeGreaterThan(0);
  expect(before.sections.scamMethodBreakdown.length).toBeGreaterThan(2);
  expect(before.sections.victimActions.length).toBeGreaterThan(2);
  const counted = before.sections.clusterMatch.measured?.clusters ?? 0;
  await makeCluster(server.world, { scamType: before.scamType });
  const after = (await get(`/api/blog/${entry?.id}`)).json<Article>();
  expect(after.sections.clusterMatch.measured?.clusters).toBe(counted + 1);
});

test('an article is a PDF with all its words, the same bytes each time', async () => {
  const [article] = ARTICLES;
  const path = `/api/blog/${article?.id}/pdf`;
  const answer = await get(path);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${article?.id}.pdf"`);
  expect((await get(path)).bytes).toEqual(answer.bytes);
  const pdf = await getDocumentProxy(new Uint8Array(answer.bytes));
  let text = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join(' ');
  }
  const squeezed = text.replaceAll(/\s+/gu, '');
  for (const paragraph of article?.introduction ?? [])
    expect(squeezed).toContain(paragraph.replaceAll(/\s+/gu, ''));
});

test('an article’s PDF is in the language of who asks', async () => {
  const path = `/api/blog/${ARTICLES[0]?.id}/pdf`;
  const read = async (language: Language) => {
    const answer = await server.send('GET', path, { cookie: `${cookie}; ${languageCookie(language)}` });
    expect(answer.headers.get('vary')).toContain('Cookie');
    const pdf = await getDocumentProxy(new Uint8Array(answer.bytes));
    const { info } = await pdf.getMetadata();
    const { text } = await extractText(pdf, { mergePages: true });
    return { lang: (info as { Language?: string }).Language, sentences: text.split(/(?<=[.!?:]) /u) };
  };
  const [english, spanish] = [await read('en'), await read('es')];
  expect([english.lang, spanish.lang]).toEqual(['en-US', 'es-US']);
  expect(english.sentences.some(isEnglish)).toBe(true);
  expect(spanish.sentences.filter(isEnglish)).toEqual([]);
  expect(spanish.sentences.join(' ')).toMatch(/página 1 de \d/u);
});

test('an article that does not exist is told of, and nobody unknown reads any', async () => {
  for (const path of ['/api/blog/none', '/api/blog/none/pdf']) expect((await get(path)).status).toBe(404);
  expect((await server.send('GET', '/api/blog')).status).toBe(401);
});

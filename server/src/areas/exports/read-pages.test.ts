import { defineEndpoint } from '@fap/shared/kernel/endpoint.ts';
import { Hono } from 'hono';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { HttpApp, HttpVariables } from '../../platform/http/http-app.ts';
import { listed } from './listed.ts';
import { openPages } from './read-pages.ts';

const LIST = defineEndpoint({
  method: 'GET',
  path: '/api/things/:owner',
  summary: 'A list',
  access: 'signed-in',
  responses: { 200: v.array(v.number()) },
});

/** A list of three pages, of which those from `refusedFrom` on are refused; notes what it was asked with. */
function makeList(refusedFrom: number) {
  const asked: { url: string; headers: Record<string, string> }[] = [];
  const app: HttpApp = new Hono<HttpVariables>();
  app.get('/api/things/:owner', (http) => {
    asked.push({ url: http.req.url, headers: http.req.header() });
    const page = Number(http.req.query('cursor') ?? '0');
    if (page >= refusedFrom) return http.json({ message: 'Unauthorized' }, 401);
    if (page < 2) http.header('Link', `<${http.req.path}?cursor=${page + 1}>; rel="next"`);
    return http.json([page * 10, page * 10 + 1]);
  });
  app.get('/export', async (http) => {
    const opened = await openPages(app, http, {
      list: listed(LIST),
      parameters: { owner: 'a/../b', filter: 'x&y' },
    });
    if ('refusal' in opened) return opened.refusal;
    const seen: unknown[] = [];
    try {
      for await (const items of opened.pages) seen.push(...items);
    } catch (error) {
      return http.json({ seen, broken: (error as Error).message }, 500);
    }
    return http.json(seen);
  });
  const headers = { cookie: 'a=b', authorization: 'Bearer c', 'accept-language': 'de' };
  return { asked, ask: () => app.request('/export', { headers }) };
}

test('all pages are asked for, with the credentials and filters of the export and nothing else', async () => {
  const { asked, ask } = makeList(9);
  expect(await (await ask()).json()).toEqual([0, 1, 10, 11, 20, 21]);
  expect(asked).toHaveLength(3);
  for (const { url, headers } of asked) {
    expect(new URL(url).pathname).toBe('/api/things/a%2F..%2Fb');
    expect(new URL(url).searchParams.get('filter')).toBe('x&y');
    expect(headers).toEqual({ cookie: 'a=b', authorization: 'Bearer c' });
  }
});

test('a refusal of the first page is the answer', async () => {
  const answer = await makeList(0).ask();
  expect([answer.status, await answer.json()]).toEqual([401, { message: 'Unauthorized' }]);
});

test('who is refused on the way gets no further page, and the file breaks', async () => {
  const answer = await makeList(1).ask();
  expect(await answer.json()).toEqual({
    seen: [0, 1],
    broken: 'a page of /api/things/:owner was refused: 401',
  });
});

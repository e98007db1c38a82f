import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FirstAnswer } from '@fap/shared/platform/first-answers.ts';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HttpVariables } from '../http/http-app.ts';
import { serveWebApp } from './serve-web-app.ts';

const CODE = `export const words = '${'evidence '.repeat(200)}';`;
const FILES: Record<string, string | Buffer> = {
  'web/index.html': '<head><meta property="csp-nonce" nonce=""></head><div id="root"></div>',
  'web/.front-pages/app-pages.json': JSON.stringify([
    {
      patterns: ['/puzzle/:clusterId'],
      scripts: ['/assets/puzzle-1.js'],
      calls: ['/api/auth/user', '/api/puzzle/:clusterId', '/api/refused', '/api/page', '/api/slow'],
      frameCalls: ['/api/auth/user', '/api/frame'],
      isForAnyQuery: false,
      markup: '<h1>{{displayName}}</h1><b>{{initials}}</b>',
    },
  ]),
  'web/.front-pages/landing.html': '<p>{{timestamp}}</p>',
  'web/.build-stamp': 'secret',
  'web/robots.txt': 'User-agent: *',
  'web/assets/app-1.js': CODE,
  'web/assets/app-1.js.br': brotliCompressSync(CODE),
  'web/assets/app-1.js.gz': gzipSync(CODE),
  'outside.txt': 'secret',
};

/** Words that would end the element or the line they stand in, if they stood there as they are. */
const WORDS = '</script><!--<script>\u2028\u2029';

let folder: string;
let server: Server;
let isSignedIn = false;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fap-web-'));
  for (const part of ['web/.front-pages', 'web/assets']) await mkdir(join(folder, part), { recursive: true });
  for (const [name, content] of Object.entries(FILES)) await writeFile(join(folder, name), content);
  const app = new Hono<HttpVariables>();
  app.get('/api/auth/user', (http) =>
    http.json({ id: 'account-1', displayName: http.env.incoming.headers.cookie ?? '' }),
  );
  app.get('/api/puzzle/:id', (http) => {
    http.header('Link', '</api/next>; rel="next"');
    return http.json({ id: http.req.param('id'), words: WORDS });
  });
  app.get('/api/frame', (http) => http.json({}));
  app.get('/api/refused', (http) => http.json({ error: 'secret of somebody else' }, 403));
  app.get('/api/page', (http) => http.html('<p>no data</p>'));
  app.get('/api/slow', () => new Promise<Response>(() => {}));
  serveWebApp(app, {
    isSignedIn: async () => isSignedIn,
    folder: join(folder, 'web'),
    frontPages: [
      {
        path: '/',
        findFilling: async () =>
          isSignedIn ? null : { file: 'landing.html', places: { timestamp: 'block 6 <b>' } },
      },
      { path: '/help', findFilling: async () => ({ file: 'not-built.html', places: {} }) },
    ],
  });
  server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

/** Sends the path as it stands, which `fetch` would tidy up, and leaves the answer as it came. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      });
      sent.on('error', reject).end();
    },
  );
}

const ASSET = '/assets/app-1.js';

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a hashed file comes as the build compressed it: %s', async (coding, decode) => {
  const { status, headers, body } = await ask(ASSET, { 'accept-encoding': coding });
  expect([status, headers['content-encoding'], headers.vary]).toEqual([200, coding, 'Accept-Encoding']);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toMatch(/javascript/u);
  expect(Number(headers['content-length'])).toBe(body.length);
  expect(body.length).toBeLessThan(CODE.length / 2);
  expect(decode(body).toString()).toBe(CODE);
});

test('without a coding the file comes plain, and with Vary all the same', async () => {
  for (const sent of [{}, { 'accept-encoding': 'br;q=0, gzip;q=0' }]) {
    const { headers, body } = await ask(ASSET, sent);
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'Accept-Encoding']);
    expect(body.toString()).toBe(CODE);
  }
  expect((await ask(ASSET, { 'accept-encoding': '*;q=0' })).status).toBe(406);
});

test('HEAD has the headers of GET and no body', async () => {
  const sent = { 'accept-encoding': 'br' };
  const [got, asked] = [await ask(ASSET, sent), await ask(ASSET, sent, 'HEAD')];
  expect(asked.body.length).toBe(0);
  for (const name of ['content-encoding', 'content-length', 'etag', 'vary'])
    expect([name, asked.headers[name]]).toEqual([name, got.headers[name]]);
});

test('each coding has its own ETag, and who has it gets 304', async () => {
  const codings = ['br', 'gzip', 'identity'];
  const etags = await Promise.all(
    codings.map(async (coding) => String((await ask(ASSET, { 'accept-encoding': coding })).headers.etag)),
  );
  expect(new Set(etags).size).toBe(3);
  const [brotli = '', zipped = ''] = etags;
  const again = (known: string) => ask(ASSET, { 'accept-encoding': 'br', 'if-none-match': known });
  for (const known of [brotli, `W/${brotli}`, `"other", ${brotli}`, '*']) {
    const { status, headers, body } = await again(known);
    expect([known, status, body.length, headers.etag]).toEqual([known, 304, 0, brotli]);
  }
  expect((await again(zipped)).status).toBe(200);
});

test('a changed file has another ETag, and a name without a hash is asked for again', async () => {
  const before = await ask('/robots.txt');
  expect(before.headers['cache-control']).toBe('no-cache');
  await writeFile(join(folder, 'web/robots.txt'), 'User-agent: nobody');
  const after = await ask('/robots.txt', { 'if-none-match': String(before.headers.etag) });
  expect([after.status, after.body.toString()]).toEqual([200, 'User-agent: nobody']);
});

test.each([
  '/../outside.txt',
  '/%2e%2e/outside.txt',
  '/..%2foutside.txt',
  '/assets/..%5c..%5coutside.txt',
  '/assets/%2e%2e/.build-stamp',
  '/.build-stamp',
  '/.front-pages/landing.html',
  '/assets/app-1.js.br',
  '/assets/app-1.js.gz',
  '/robots.txt%00.js',
  '/assets/%zz.js',
  '/assets/',
  '/no-such-file.txt',
])('%s shows nothing of a file', async (path) => {
  const { status, headers, body } = await ask(path);
  expect(body.toString()).not.toMatch(/secret|\{\{|words/u);
  // A path without an ending may be a screen of the app.
  if (status === 200) expect(headers['cache-control']).toBe('private, no-store');
  else expect(status).toBe(404);
});

test('the front page is for who is not signed in, filled in, and kept by nobody', async () => {
  const front = await ask('/', { 'accept-encoding': 'br' });
  expect([front.status, front.headers['content-encoding'], front.headers['cache-control']]).toEqual([
    200,
    'br',
    'private, no-store',
  ]);
  expect(front.headers.vary).toContain('Cookie');
  expect(brotliDecompressSync(front.body).toString()).toBe('<p>block 6 &lt;b&gt;</p>');
  isSignedIn = true;
  expect((await ask('/')).body.toString()).toContain('id="root"');
  isSignedIn = false;
});

test('the app answers for its screens, for its own page, and where a front page was not built', async () => {
  for (const path of ['/index.html', '/help', '/clusters', '/puzzle/one']) {
    const { status, headers, body } = await ask(path);
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'private, no-store']);
    expect(body.toString()).toContain('id="root"');
    expect(body.toString()).not.toContain('first-answers');
  }
});

const DATA =
  /<script type="application\/json" id="first-answers" data-screen="([^"]*)" data-account="account-1">([^<]*)<\/script>/u;

async function openPuzzle(query = '', cookie = 'Ada <b>Lovelace</b>') {
  isSignedIn = true;
  const { headers, body } = await ask(`/puzzle/a%2Fb${query}`, { cookie });
  isSignedIn = false;
  const page = body.toString();
  const [, pattern, answers = '{}'] = DATA.exec(page) ?? [];
  return { headers, page, pattern, answers: JSON.parse(answers) as Record<string, FirstAnswer> };
}

test('a page for somebody signed in brings what its screen begins with, and is kept by nobody', async () => {
  const { headers, page, pattern, answers } = await openPuzzle();
  expect(headers['cache-control']).toBe('private, no-store');
  expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/puzzle-1.js"></head>');
  expect(page).toContain('<div inert><h1>Ada &lt;b&gt;Lovelace&lt;/b&gt;</h1><b>A&lt;</b></div></div>');
  expect(pattern).toBe('/puzzle/:clusterId');
  // Refused, failed and slow calls, and pages, are not among them: the app makes these calls itself.
  expect(Object.keys(answers).toSorted()).toEqual(['/api/puzzle/a%2Fb']);
  const { body, headers: answered } = answers['/api/puzzle/a%2Fb'] ?? { body: '', headers: {} };
  expect(JSON.parse(body)).toEqual({ id: 'a/b', words: WORDS });
  expect(answered).toEqual({ 'content-type': 'application/json', link: '</api/next>; rel="next"' });
});

test('the calls are made as who asks for the page', async () => {
  const { page } = await openPuzzle('', 'Grace');
  expect(page).toContain('<h1>Grace</h1>');
});

test('who is signed in is asked anew while the scripts load: a page kept for long may be of a session that has ended', async () => {
  const { page, answers } = await openPuzzle();
  expect(answers).not.toHaveProperty(['/api/auth/user']);
  expect(page).toContain(
    '<link rel="preload" href="/api/auth/user" as="fetch" crossorigin="use-credentials">',
  );
});

test('no word of an answer ends the element it stands in', async () => {
  const { page } = await openPuzzle();
  const data = page.slice(page.indexOf('id="first-answers"'));
  expect(data.match(/<\/script>/gu)).toHaveLength(1);
  expect(data).not.toMatch(/<!--|[\u2028\u2029]/u);
});

test('an address with a query of its own brings the answers of the frame alone', async () => {
  expect(Object.keys((await openPuzzle('?mode=read')).answers)).toEqual(['/api/frame']);
});

test.each(['/puzzle/..', '/puzzle/.', '/puzzle/%2E%2E', '/puzzle/%E0%A4', '/puzzle/', '/puzzle/a/b'])(
  'no call is made for %s, which is no address of a screen',
  async (path) => {
    isSignedIn = true;
    const { body } = await ask(path);
    isSignedIn = false;
    expect(body.toString()).not.toContain('first-answers');
  },
);

test('the page that the service worker keeps says nothing about anybody', async () => {
  isSignedIn = true;
  const { body } = await ask('/index.html', { cookie: 'Ada' });
  isSignedIn = false;
  expect(body.toString()).not.toMatch(/Ada|first-answers|inert/u);
});

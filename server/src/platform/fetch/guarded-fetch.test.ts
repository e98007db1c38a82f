import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublicAddress } from './address-guard.ts';
import { guardedFetch, guardedRequest } from './guarded-fetch.ts';

const ETAG = '"version-1"';
const ANSWERS: Record<string, RequestListener> = {
  '/plain': (request, response) => {
    if (request.headers['if-none-match'] === ETAG) return void response.writeHead(304).end();
    response.writeHead(200, { etag: ETAG, 'last-modified': 'Mon, 02 Mar 2026 09:00:00 GMT' }).end('hello');
  },
  '/since': (request, response) =>
    void response.writeHead(request.headers['if-modified-since'] ? 304 : 200).end('new'),
  '/packed': (_request, response) =>
    void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('unpacked')),
  '/bomb': (_request, response) =>
    void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(5_000_000))),
  '/not-packed': (_request, response) =>
    void response.writeHead(200, { 'content-encoding': 'gzip' }).end('plain'),
  '/strange': (_request, response) => void response.writeHead(200, { 'content-encoding': 'lzma' }).end('?'),
  '/latin': (_request, response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html; charset=ISO-8859-1' })
      .end(Buffer.from([0x63, 0x61, 0x66, 0xe9])),
  '/endless': (_request, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('x'), 20);
    response.once('close', () => clearInterval(timer));
  },
  '/large': (_request, response) => void response.writeHead(200).end('x'.repeat(20_000)),
  '/silent': () => {},
  '/cut': (_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half');
    setTimeout(() => response.destroy(), 20);
  },
  '/echo': (request, response) => {
    response.writeHead(200, { 'x-method': request.method ?? '' });
    request.pipe(response);
  },
  '/moved': (_request, response) => void response.writeHead(301, { location: '/plain' }).end(),
  '/round': (_request, response) => void response.writeHead(302, { location: '/round' }).end(),
  '/inside': (_request, response) =>
    void response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  '/scheme': (_request, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
};

let server: Server;
let origin: string;
let asked = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    const answer = ANSWERS[request.url ?? ''];
    if (answer) answer(request, response);
    else response.writeHead(Number(/^\/status\/(\d+)$/u.exec(request.url ?? '')?.[1] ?? 404)).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fetchFrom = (path: string, options: Partial<Parameters<typeof guardedFetch>[1]> = {}) =>
  guardedFetch(`${origin}${path}`, { allowPrivate: true, maxBytes: 10_000, timeoutMs: 500, ...options });

describe('a document', () => {
  test('comes with its validators for conditional requests', async () => {
    const first = await fetchFrom('/plain');
    expect(first).toEqual({
      isUnchanged: false,
      body: 'hello',
      etag: ETAG,
      lastModified: 'Mon, 02 Mar 2026 09:00:00 GMT',
    });
    expect(await fetchFrom('/plain', { etag: ETAG })).toEqual({ isUnchanged: true });
    expect(await fetchFrom('/since', { lastModified: 'Mon, 02 Mar 2026 09:00:00 GMT' })).toEqual({
      isUnchanged: true,
    });
  });

  test.for([
    ['/packed', 'unpacked'],
    ['/latin', 'café'],
    ['/moved', 'hello'],
  ] as const)('%s is read as %s', async ([path, body]) => {
    expect(await fetchFrom(path)).toMatchObject({ body });
  });

  test.for([
    ['/large', 'malformed'],
    ['/bomb', 'malformed'],
    ['/not-packed', 'malformed'],
    ['/strange', 'malformed'],
    ['/endless', 'unreachable'],
    ['/silent', 'unreachable'],
    ['/cut', 'unreachable'],
    ['/round', 'unreachable'],
    ['/status/404', 'unreachable'],
    ['/status/500', 'unreachable'],
    ['/status/403', 'blocked'],
    ['/status/429', 'blocked'],
    ['/scheme', 'blocked'],
  ] as const)('%s is refused as %s', async ([path, kind]) => {
    await expect(fetchFrom(path)).rejects.toMatchObject({ kind, message: expect.stringMatching(/\S/u) });
  });
});

describe('addresses inside', () => {
  test('are never connected to: as a number, as a name, or behind a redirect', async () => {
    const before = asked;
    const { port } = server.address() as AddressInfo;
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1', '2130706433']) {
      await expect(
        guardedFetch(`http://${host}:${port}/plain`, { allowPrivate: false, timeoutMs: 500 }),
        host,
      ).rejects.toMatchObject({ kind: 'blocked' });
    }
    expect(asked).toBe(before);
    await expect(fetchFrom('/inside', { allowPrivate: false, ownOrigin: origin })).rejects.toMatchObject({
      kind: 'blocked',
    });
  });

  test('except an allowed origin', async () => {
    expect(await fetchFrom('/plain', { allowPrivate: false, ownOrigin: origin })).toMatchObject({
      body: 'hello',
    });
  });

  test('a redirect to an allowed origin is refused', async () => {
    const before = asked;
    const own = { allowPrivate: false, ownOrigin: origin };
    await expect(fetchFrom('/moved', own)).rejects.toMatchObject({ kind: 'blocked', status: null });
    // The redirect was received, and not followed.
    expect(asked).toBe(before + 1);
  });

  test.for([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ['10.1.2.3', false],
    ['172.16.0.1', false],
    ['172.32.0.1', true],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['::', false],
    ['::1', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['::ffff:10.0.0.1', false],
    ['::ffff:a00:1', false],
    ['64:ff9b::a00:1', false],
    ['not an address', false],
  ] as const)('%s is public: %s', ([address, isPublic]) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});

describe('a request with a body', () => {
  const body = new Uint8Array([0, 255, 128, 10]);
  const post = (path: string) => guardedRequest(`${origin}${path}`, { allowPrivate: true, body });

  test('is posted, and its response comes as bytes', async () => {
    const { status, headers, bytes } = await post('/echo');
    expect({ status, method: headers['x-method'], bytes: [...bytes] }).toEqual({
      status: 200,
      method: 'POST',
      bytes: [...body],
    });
  });

  test('follows no redirect', async () => {
    await expect(post('/moved')).rejects.toMatchObject({ kind: 'unreachable', status: 301 });
  });

  test('is guarded like any other', async () => {
    const before = asked;
    const refused = guardedRequest(`${origin}/echo`, { allowPrivate: false, body });
    await expect(refused).rejects.toMatchObject({ kind: 'blocked', status: null });
    expect(asked).toBe(before);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAccount, makeCluster } from '../../testing/factories.ts';
import { openWebSocket } from '../../testing/open-web-socket.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { TestSocket } from '../../testing/test-socket.ts';
import { allowedOrigins } from './gatekeeper.ts';

let server: TestServer;
let cookie: string;
let room: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await server.signIn(await makeAccount(server.world));
  room = `/yjs/puzzle:${(await makeCluster(server.world)).clusterId}`;
});
afterAll(() => server.stop());

const FOREIGN = [
  'https://evil.example',
  'null',
  'http://127.0.0.1:1',
  'http://127.0.0.1.evil.example',
  'file://',
];

describe('a request that changes something', () => {
  const pledge = (headers: Record<string, string>) =>
    server.send('POST', '/api/puzzle/pledge', { cookie, headers });

  test.for(FOREIGN)('is refused from the origin %s', async (origin) => {
    expect((await pledge({ origin })).status).toBe(403);
  });
  test('is refused when Sec-Fetch-Site names another site', async () => {
    expect((await pledge({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
  test('is refused before the sign-in form is parsed', async () => {
    const form = { email: 'a@b.test', password: 'x' };
    const headers = { origin: 'https://evil.example' };
    expect((await server.send('POST', '/api/login', { form, headers })).status).toBe(403);
  });
  test('is accepted from our own pages, under every name of this machine, and from programs', async () => {
    expect((await pledge({ origin: server.url })).status).toBe(200);
    expect((await pledge({ origin: server.url.replace('127.0.0.1', 'localhost') })).status).toBe(200);
    expect((await pledge({})).status).toBe(200);
  });
});

test('a GET from another origin is answered without CORS headers, so its page cannot see the response', async () => {
  const answer = await server.send('GET', '/api/clusters', {
    cookie,
    headers: { origin: 'https://evil.example' },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

describe('Socket.IO', () => {
  test.for(FOREIGN)('refuses the origin %s', async (origin) => {
    await expect(TestSocket.connect(server.url, { cookie, headers: { origin } })).rejects.toThrow();
  });
  test('refuses without a session, saying Unauthorized', async () => {
    await expect(TestSocket.connect(server.url, {})).rejects.toThrow('Unauthorized');
    await expect(TestSocket.connect(server.url, { cookie: 'fap_session=made-up' })).rejects.toThrow(
      'Unauthorized',
    );
  });
  test('accepts our own origin', async () => {
    const socket = await TestSocket.connect(server.url, { cookie, headers: { origin: server.url } });
    expect(socket.isConnected).toBe(true);
    socket.close();
  });
});

describe('the Yjs upgrade', () => {
  const statusOf = async (path: string, headers: Record<string, string>) => {
    const upgrade = await openWebSocket(server.url, path, headers);
    if (!('socket' in upgrade)) return upgrade.status;
    upgrade.socket.terminate();
    return 101;
  };

  test.for(FOREIGN)('refuses the origin %s with 403', async (origin) => {
    expect(await statusOf(room, { cookie, origin })).toBe(403);
  });
  test('refuses without a session with 401', async () => {
    expect(await statusOf(room, {})).toBe(401);
    expect(await statusOf(room, { cookie: 'fap_session=made-up' })).toBe(401);
  });
  test('answers 404 for rooms and paths that do not exist', async () => {
    const paths = [
      '/yjs/puzzle:nothing',
      '/yjs/other',
      '/yjs/',
      '/yjs',
      '/',
      '/yjs/%zz',
      '/yjs/puzzle:%00',
      '/ws',
    ];
    for (const path of paths) expect(await statusOf(path, { cookie }), path).toBe(404);
  });
  test('upgrades for our own origin', async () => {
    expect(await statusOf(room, { cookie, origin: server.url })).toBe(101);
  });
});

test('pages and responses carry a policy that allows only our own script files', async () => {
  for (const path of ['/', '/api/login', '/api/docs', '/api/app-config']) {
    const policy = (await server.send('GET', path)).headers.get('content-security-policy') ?? '';
    const scripts = /script-src ([^;]*)/u.exec(policy)?.[1];
    expect(scripts, path).toBe("'self'");
    const styles = /style-src ([^;]*)/u.exec(policy)?.[1];
    expect(styles, path).toMatch(/^'self' 'nonce-[\w+/=-]{16,}'$/u);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  }
});

test('with PUBLIC_URL set it is the only origin; a host name allows only itself', () => {
  expect([...allowedOrigins('https://fap.example', '0.0.0.0', 3000)]).toEqual(['https://fap.example']);
  expect([...allowedOrigins(null, '10.0.0.7', 3000)]).toEqual(['http://10.0.0.7:3000']);
  expect([...allowedOrigins(null, '0.0.0.0', 80)]).toContain('http://localhost:80');
});

import type { RequestOptions } from '@fap/shared/auth/passkey-contract.ts';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { passkeyChallenge } from '../../../db/schema/auth.ts';
import { allowedOrigins } from '../../../platform/http/gatekeeper.ts';
import type { HttpVariables } from '../../../platform/http/http-app.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { siteOf } from './site.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a challenge is stored as its SHA-256', async () => {
  const asked = await server.send('POST', '/api/login/passkey/options', { json: {} });
  const { challenge } = asked.json<RequestOptions>();
  const stored = await server.world.db.select().from(passkeyChallenge);
  expect(stored.length).toBeGreaterThan(0);
  expect(JSON.stringify(stored)).not.toContain(challenge);
});

describe('the site that a passkey belongs to', () => {
  const siteFor = async (headers: Record<string, string>) => {
    const asked = await server.send('POST', '/api/login/passkey/options', { json: {}, headers });
    return asked.status === 200 ? asked.json<RequestOptions>().rpId : asked.status;
  };

  it('is the host of PUBLIC_URL, whatever the request calls it', async () => {
    const app = new Hono<HttpVariables>();
    app.post('/', (http) => http.json(siteOf(http, () => 'https://platform.example')));
    const host = 'evil.example';
    const headers = { host, 'x-forwarded-host': host, 'x-forwarded-proto': 'https' };
    const asked = await app.request(`https://${host}/`, { method: 'POST', headers });
    expect(await asked.json()).toEqual({ origin: 'https://platform.example', rpId: 'platform.example' });
    // The only Origin that the gatekeeper lets through is the same.
    expect([...allowedOrigins('https://platform.example', '127.0.0.1', 3000)]).toEqual([
      'https://platform.example',
    ]);
  });

  it('is without it the loopback name that the browser used, and never the Host header', async () => {
    expect(await siteFor({ origin: server.url.replace('127.0.0.1', 'localhost') })).toBe('localhost');
    expect(await siteFor({ host: 'evil.example' })).toBe('127.0.0.1');
    expect(await siteFor({ origin: 'https://evil.example' })).toBe(403);
  });
});

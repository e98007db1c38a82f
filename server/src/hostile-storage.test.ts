import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LIMITS } from '@fap/shared/kernel/limits.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spend } from './platform/limits/spend.ts';
import { actAs, makeAccount, makeCluster } from './testing/factories.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { textFile } from './testing/text-file.ts';

describe('the daily upload limit of an account', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ LIMITS_FACTOR: '1' });
  });
  afterAll(() => server.stop());

  const kept = async () => (await readdir(join(server.dataDir, 'evidence'), { recursive: true })).sort();
  const upload = (cookie: string, text: string) =>
    server.send('POST', '/api/evidence/upload', { cookie, multipart: textFile(text) });

  test('refuses files before reading their bytes, and refills', async () => {
    const mallory = await makeAccount(server.world);
    const cookie = await server.signIn(mallory);
    await spend(actAs(server.world, mallory), 'uploadBytes', LIMITS.uploadBytes.burst - 20_000);
    const before = await kept();
    const refused = await upload(cookie, 'x'.repeat(40_000));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.json().message).toMatch(/^Too many large files in a short time\./u);
    expect(await kept()).toEqual(before);
    const ann = await server.signIn(await makeAccount(server.world));
    expect((await upload(ann, 'x'.repeat(40_001))).status).toBe(201);
    server.world.clock.advanceMinutes(60);
    expect((await upload(cookie, 'x'.repeat(40_000))).status).toBe(201);
  });

  test('counts the bytes of a body without a length', async () => {
    const mallory = await makeAccount(server.world);
    const cookie = await server.signIn(mallory);
    await spend(actAs(server.world, mallory), 'uploadBytes', LIMITS.uploadBytes.burst - 20_000);
    const before = await kept();
    const boundary = 'a-boundary';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="evidence"; filename="a.txt"\r\n\r\n`;
    const answer = await fetch(`${server.url}/api/evidence/upload`, {
      method: 'POST',
      headers: { cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
      // A stream is sent chunked, without a length.
      body: new Blob([head, 'y'.repeat(40_000), `\r\n--${boundary}--\r\n`]).stream(),
      duplex: 'half',
    });
    expect(answer.status).toBe(429);
    expect(await kept()).toEqual(before);
  });
});

describe('a full disk', () => {
  test('refuses files while texts still fit, with a reason', async () => {
    // More than any disk has.
    const server = await startTestServer({ MIN_FREE_DISK_MB: '1000000' });
    try {
      const cookie = await server.signIn(await makeAccount(server.world));
      const { clusterId } = await makeCluster(server.world);
      const refused = await server.send('POST', '/api/evidence/upload', { cookie, multipart: textFile('a') });
      expect([refused.status, refused.json().code]).toEqual([503, 'UNAVAILABLE']);
      expect(refused.json().message).toBe('There is no room to keep this just now. Please try again later.');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await readdir(join(server.dataDir, 'evidence', 'incoming'))).toEqual([]);
      const json = { clusterId, layer: 2, content: 'A piece is small' };
      expect((await server.send('POST', '/api/puzzle/contribute', { cookie, json })).status).toBe(201);
      const readiness = await server.send('GET', '/readyz');
      expect([readiness.status, readiness.text]).toEqual([503, 'not ready: disk (hardly any free space)']);
    } finally {
      await server.stop();
    }
  });

  test('of the database answers 503 with Retry-After, never 500, and readiness names it until there is space', async () => {
    const server = await startTestServer();
    try {
      const cookie = await server.signIn(await makeAccount(server.world));
      const { clusterId } = await makeCluster(server.world);
      const send = () =>
        server.send('POST', '/api/puzzle/contribute', {
          cookie,
          json: { clusterId, layer: 2, content: 'A piece for a full disk' },
        });
      // PostgreSQL's error when it cannot extend a file.
      await server.world.db.execute(sql`
        create function full_disk() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
      await server.world.db.execute(
        sql`create trigger full_disk before insert on contribution for each row execute function full_disk()`,
      );
      expect((await server.send('GET', '/readyz')).status).toBe(200);
      const refused = await send();
      expect([refused.status, refused.json().code]).toEqual([503, 'UNAVAILABLE']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await server.send('GET', '/readyz')).text).toMatch(/^not ready: disk/u);
      await server.world.db.execute(sql`drop trigger full_disk on contribution`);
      expect((await send()).status).toBe(201);
      server.world.clock.advanceMinutes(1);
      expect((await server.send('GET', '/readyz')).status).toBe(200);
    } finally {
      await server.stop();
    }
  });
});

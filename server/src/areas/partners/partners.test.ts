import { COLLECTIONS } from '@fap/shared/partners/collections.ts';
import type { Network } from '@fap/shared/partners/contract.ts';
import type { Comparison, Delivery, Partner } from '@fap/shared/partners/entities.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCanaries, makeCanaryReport } from '../../testing/canaries.ts';
import { actAs, makeAccount } from '../../testing/factories.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { submitReport } from '../reports/submit-report.ts';
import { endPartner } from './register/manage-partners.ts';
import { makeToken, revokeToken } from './register/tokens.ts';
import { makeConfirmedSite, makePartner, refresh } from './testing/share-indicators.ts';

let server: TestServer;
let admin: string;
let analyst: string;
let member: string;
beforeAll(async () => {
  server = await startTestServer({ SERVICES: 'web,realtime', ALLOW_PRIVATE_FETCH: '1' });
  admin = await server.signIn(await makeAccount(server.world, 'admin'));
  analyst = await server.signIn(await makeAccount(server.world, 'analyst'));
  member = await server.signIn(await makeAccount(server.world));
});
afterAll(() => server.stop());

const ROOT = '/taxii2/shared/';
const basic = (token: string) => ({
  authorization: `Basic ${Buffer.from(`partner:${token}`).toString('base64')}`,
});
const ask = (token: string, path: string, headers: Record<string, string> = {}) =>
  server.send('GET', path, {
    headers: { ...basic(token), accept: 'application/taxii+json;version=2.1', ...headers },
  });
const objectsOf = (kind: 'authority' | 'company') =>
  `${ROOT}collections/${COLLECTIONS.find((one) => one.kind === kind)?.id}/objects/`;

interface Envelope {
  more?: boolean;
  next?: string;
  objects?: { id: string; pattern: string; modified: string; revoked?: boolean; description: string }[];
}

/** Everything of a collection, page by page, as a client does. */
async function readAll(token: string, kind: 'authority' | 'company', limit = 500) {
  const objects: NonNullable<Envelope['objects']> = [];
  let next: string | undefined;
  do {
    const at = next === undefined ? '' : `&next=${next}`;
    const page = (await ask(token, `${objectsOf(kind)}?limit=${limit}${at}`)).json<Envelope>();
    objects.push(...(page.objects ?? []));
    next = page.more ? page.next : undefined;
  } while (next !== undefined);
  return objects;
}
const names = (objects: readonly { pattern: string }[], value: string) =>
  objects.some(({ pattern }) => pattern.includes(`'${value}'`));

describe('what is shared', () => {
  test('follows the consents of those who reported, kind by kind', async () => {
    const { world } = server;
    const none = await makeConfirmedSite(world);
    const law = await makeConfirmedSite(world, { law: true });
    const crowdAlone = await makeConfirmedSite(world, { crowd: true });
    const both = await makeConfirmedSite(world, { law: true, crowd: true });
    await refresh(world);
    const authority = await makePartner(world, 'authority');
    const company = await makePartner(world, 'company');
    const forAuthority = await readAll(authority.token, 'authority');
    const forCompany = await readAll(company.token, 'company');
    const seen = (objects: typeof forCompany) =>
      [none, law, crowdAlone, both].map(({ value }) => names(objects, value));
    expect(seen(forAuthority)).toEqual([false, true, false, true]);
    expect(seen(forCompany)).toEqual([false, false, false, true]);
  });

  test('a consent taken back counts at once, and then the object is revoked without what it was', async () => {
    const { world } = server;
    const { value, reportId } = await makeConfirmedSite(world, { law: true });
    await refresh(world);
    const { token } = await makePartner(world);
    const before = (await readAll(token, 'authority')).find(({ pattern }) => pattern.includes(value));
    expect(before).toBeDefined();
    await world.db.execute(sql`update report set consent_law = false where id = ${reportId}`);
    const without = await readAll(token, 'authority');
    expect(names(without, value)).toBe(false);
    // Page by page as well, where a page may have lost all it had.
    expect(await readAll(token, 'authority', 1)).toEqual(without);
    await refresh(world);
    const after = (await readAll(token, 'authority')).find(({ id }) => id === before?.id);
    expect(after).toMatchObject({ revoked: true });
    expect(JSON.stringify(after)).not.toContain(value);
    expect((after?.modified ?? '') > (before?.modified ?? '')).toBe(true);
    // Given again it is another object, which nobody can connect with the withdrawn one.
    await world.db.execute(sql`update report set consent_law = true where id = ${reportId}`);
    await refresh(world);
    const again = (await readAll(token, 'authority')).find(({ pattern }) => pattern.includes(value));
    expect(again?.id).not.toBe(before?.id);
  });

  test('what is contested goes, and companies learn no small numbers', async () => {
    const { world } = server;
    const { value } = await makeConfirmedSite(world, { law: true, crowd: true });
    await refresh(world);
    const { token } = await makePartner(world, 'company');
    const found = (await readAll(token, 'company')).find(({ pattern }) => pattern.includes(value));
    expect(found?.description).toBe('Named by fewer than 5 reports.');
    await world.db.execute(sql`update indicator set state = 'contested' where value = ${value}`);
    expect(names(await readAll(token, 'company'), value)).toBe(false);
  });
});

test('no name, detail or word of a victim is in a collection, even where every consent is given', async () => {
  const { world } = server;
  const reporter = actAs(world, await makeAccount(world));
  const { clusterId } = await submitReport(reporter, makeCanaryReport(world));
  await world.db.execute(
    sql`update report set consent_law = true, consent_words = true where cluster_id = ${clusterId}`,
  );
  await world.db.execute(
    sql`update indicator set state = 'confirmed' where type in ('url', 'domain', 'handle')`,
  );
  await refresh(world);
  for (const kind of ['authority', 'company'] as const) {
    const { token } = await makePartner(world, kind);
    const given = JSON.stringify(await readAll(token, kind));
    expect(given).toContain('indicator--');
    expect(findCanaries(given)).toEqual([]);
  }
});

describe('TAXII 2.1', () => {
  test('from discovery to every object, page by page, none twice and none left out', async () => {
    const { world } = server;
    for (let count = 0; count < 5; count += 1) await makeConfirmedSite(world, { law: true });
    await refresh(world);
    const { token } = await makePartner(world);
    const discovery = await ask(token, '/taxii2/');
    expect(discovery.headers.get('content-type')).toBe('application/taxii+json;version=2.1');
    const root = new URL(discovery.json<{ default: string }>().default).pathname;
    expect((await ask(token, root)).json()).toMatchObject({
      versions: ['application/taxii+json;version=2.1'],
    });
    const { collections } = (await ask(token, `${root}collections/`)).json<{
      collections: { id: string; can_read: boolean; can_write: boolean }[];
    }>();
    expect(collections).toMatchObject([{ can_read: true, can_write: false }]);
    const whole = await readAll(token, 'authority', 1_000);
    const inPages = await readAll(token, 'authority', 2);
    expect(inPages).toEqual(whole);
    expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
    const rows = await world.db.execute(sql`select id from shared_indicator where kind = 'authority'`);
    expect(whole.length).toBe(rows.length);
  });

  test('filters by id, type, version and time', async () => {
    const { world } = server;
    await makeConfirmedSite(world, { law: true });
    await makeConfirmedSite(world, { law: true });
    await refresh(world);
    const { token } = await makePartner(world);
    const all = await readAll(token, 'authority');
    const [first] = all;
    const get = async (query: string) =>
      (await ask(token, `${objectsOf('authority')}?${query}`)).json<Envelope>().objects ?? [];
    expect(await get(`match[id]=${first?.id}`)).toEqual([first]);
    expect(await get(`match[id]=${first?.id}&match[version]=${first?.modified}`)).toEqual([first]);
    expect(await get(`match[id]=${first?.id}&match[version]=2020-01-01T00:00:00Z`)).toEqual([]);
    expect(await get('match[type]=malware')).toEqual([]);
    expect(await get('match[type]=malware,indicator')).toHaveLength(all.length);
    expect(await get('match[spec_version]=2.0')).toEqual([]);
    const page = await ask(token, `${objectsOf('authority')}?limit=1`);
    const last = page.headers.get('x-taxii-date-added-last') ?? '';
    expect(page.headers.get('x-taxii-date-added-first')).toBe(last);
    expect(await get(`added_after=${last}`)).toEqual(all.slice(1));
    const one = await ask(token, `${objectsOf('authority')}${first?.id}/`);
    expect(one.json<Envelope>().objects).toEqual([first]);
    expect((await ask(token, `${objectsOf('authority')}${first?.id}/versions/`)).json()).toMatchObject({
      versions: [first?.modified],
    });
    const manifest = await ask(token, objectsOf('authority').replace('objects/', 'manifest/'));
    expect(manifest.json<Envelope>().objects?.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  test('refuses what the standard refuses, in its form', async () => {
    const { token } = await makePartner(server.world);
    const objects = objectsOf('authority');
    for (const [path, status, headers] of [
      [`${objects}?limit=0`, 400, {}],
      [`${objects}?limit=x`, 400, {}],
      [`${objects}?added_after=yesterday`, 400, {}],
      [`${objects}?added_after=2026-02-30T00:00:00Z`, 400, {}],
      [`${objects}?next='; drop table partner`, 400, {}],
      [`${objects}?match[version]=newest`, 400, {}],
      [`${objects}indicator--00000000-0000-0000-0000-000000000000/`, 404, {}],
      [`${objects}malware--1/`, 404, {}],
      [objectsOf('company'), 404, {}],
      [`${ROOT}collections/nothing/objects/`, 404, {}],
      ['/taxii2/elsewhere/', 404, {}],
      ['/taxii2/', 406, { accept: 'application/taxii+json;version=2.0' }],
      ['/taxii2/', 406, { accept: 'text/html' }],
      ['/taxii2/', 200, { accept: '*/*' }],
    ] as const) {
      const answer = await ask(token, path, headers);
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.headers.get('content-type')).toBe('application/taxii+json;version=2.1');
      if (status !== 200)
        expect(answer.json()).toMatchObject({ http_status: String(status), title: expect.any(String) });
    }
    const write = await server.send('POST', objects, { headers: basic(token), json: {} });
    expect(write.status).toBe(405);
  });
});

describe('tokens', () => {
  test('are refused when wrong, expired, revoked, of an ended partner, or not for this', async () => {
    const { world } = server;
    const { admin: manager, id, token, tokenId } = await makePartner(world);
    const status = async (one: string) => (await ask(one, '/taxii2/')).status;
    expect(await status(token)).toBe(200);
    for (const wrong of ['', 'x', `${token}x`, token.slice(0, -1), 'fap_partner_'])
      expect(await status(wrong)).toBe(401);
    const anonymous = await server.send('GET', '/taxii2/', {});
    expect(anonymous.status).toBe(401);
    expect(anonymous.headers.get('www-authenticate')).toMatch(/^Basic realm=/u);
    const comparing = await makeToken(manager, id, { scopes: ['compare'], days: 1 });
    expect(await status(comparing.token)).toBe(403);
    await world.db.execute(
      sql`update partner_token set expires_at = now() - interval '1 year' where id <> ${tokenId}`,
    );
    expect(await status(comparing.token)).toBe(401);
    await revokeToken(manager, id, tokenId);
    expect(await status(token)).toBe(401);
    const other = await makePartner(world);
    await endPartner(other.admin, other.id);
    expect(await status(other.token)).toBe(401);
  });

  test('a partner’s token opens no call of people', async () => {
    const { token } = await makePartner(server.world);
    for (const path of ['/api/auth/user', '/api/partners', '/api/indicators', '/api/leo/dossier/cluster-001'])
      expect((await server.send('GET', path, { headers: { authorization: `Bearer ${token}` } })).status).toBe(
        401,
      );
  });

  test('only admins make them, nobody else sees them, and no secret is kept', async () => {
    const { world } = server;
    const { id, token } = await makePartner(world);
    const of = async (cookie: string) =>
      (await server.send('GET', '/api/partners', { cookie }))
        .json<Network>()
        .partners.find((one) => one.id === id);
    expect((await of(admin))?.tokens).toHaveLength(1);
    expect((await of(analyst))?.tokens).toBeNull();
    expect((await of(member))?.tokens).toBeNull();
    for (const cookie of [analyst, member]) {
      const made = await server.send('POST', `/api/partners/${id}/tokens`, {
        cookie,
        json: { scopes: ['read'], days: 1 },
      });
      expect(made.status).toBe(403);
    }
    const kept = await world.db.execute(
      sql`select count(*) as n from partner_token where secret_hash like ${`%${token}%`}`,
    );
    expect(kept).toEqual([{ n: '0' }]);
  });
});

describe('the log', () => {
  test('says what went to whom, for analysts', async () => {
    const { world } = server;
    await makeConfirmedSite(world, { law: true });
    await refresh(world);
    const { id, token } = await makePartner(world);
    const objects = await readAll(token, 'authority');
    const answer = await server.send('GET', `/api/partners/deliveries?partnerId=${id}`, { cookie: analyst });
    expect(answer.json<Delivery[]>()).toMatchObject([{ kind: 'objects', count: objects.length }]);
    const kept = await world.db.execute<{ ids: string[] }>(
      sql`select object_ids::text[] as ids from partner_delivery where partner_id = ${id}`,
    );
    expect(kept[0]?.ids.map((one) => `indicator--${one}`)).toEqual(objects.map((one) => one.id));
    expect((await server.send('GET', '/api/partners/deliveries', { cookie: member })).status).toBe(403);
    const [shown] = (await server.send('GET', '/api/partners', { cookie: member }))
      .json<Network>()
      .partners.filter((one: Partner) => one.id === id);
    expect(shown).toMatchObject({ given: objects.length, lastGivenAt: expect.any(String) });
  });
});

describe('a comparison', () => {
  let other: TestServer;
  beforeAll(async () => {
    other = await startTestServer(
      { SERVICES: 'web,realtime', LIMITS_FACTOR: '1' },
      undefined,
      [],
      createTestDatabase(),
    );
  });
  afterAll(() => other.stop());

  test('finds what both installations hold, and nothing else is in what is sent', async () => {
    const here = await makeConfirmedSite(server.world, { law: true });
    const alone = await makeConfirmedSite(other.world, { law: true });
    const hidden = await makeConfirmedSite(other.world);
    // The same site, reported there as well: with consent, and another one without.
    const there = await makeConfirmedSite(other.world, { law: true });
    await other.world.db.execute(
      sql`update indicator set value = ${here.value} where value = ${there.value}`,
    );
    const secret = await makeConfirmedSite(server.world, { law: true });
    await other.world.db.execute(
      sql`update indicator set value = ${secret.value} where value = ${hidden.value}`,
    );
    const { token, id } = await makePartner(other.world);
    const answer = await server.send('POST', '/api/partners/comparisons', {
      cookie: analyst,
      json: { address: other.url, token },
    });
    expect(answer.status).toBe(201);
    const found = answer.json<Comparison>();
    expect(found.both.map(({ defanged }) => defanged.replaceAll(/[[\]]/gu, ''))).toEqual([here.value]);
    expect(found.theirs).toBe(2);
    const log = await other.world.db.execute(
      sql`select kind, count, cardinality(object_ids) as objects from partner_delivery where partner_id = ${id}`,
    );
    expect(log).toEqual([{ kind: 'comparison', count: found.ours, objects: 0 }]);
    const audit = await other.world.db.execute<{ text: string }>(
      sql`select audit_entry::text as text from audit_entry`,
    );
    for (const { value } of [here, secret])
      expect(audit.some(({ text }) => text.includes(value))).toBe(false);
    expect(JSON.stringify(found)).not.toContain(alone.value);
    expect(
      JSON.stringify((await server.send('GET', '/api/partners/comparisons', { cookie: analyst })).json()),
    ).not.toContain(token);
  });

  test('what is sent holds no value, not even hashed, and each time looks different', async () => {
    const { value } = await makeConfirmedSite(server.world, { law: true });
    const { makeQuestion, makeAnswer } = await import('./compare/set-intersection.ts');
    const text = `domain ${value}`;
    const [one, two] = [await makeQuestion([text]), await makeQuestion([text])];
    expect(one.request).not.toEqual(two.request);
    const { setup, response } = await makeAnswer(one.request, [text]);
    for (const bytes of [one.request, setup, response]) {
      const sent = Buffer.from(bytes);
      expect(sent.includes(value)).toBe(false);
      for (const algorithm of ['sha256', 'sha1', 'md5'] as const)
        for (const word of [text, value]) expect(sent.includes(await hashOf(algorithm, word))).toBe(false);
    }
  });

  test('refuses tokens, addresses and messages that are none', async () => {
    const compare = (json: object, cookie = analyst) =>
      server.send('POST', '/api/partners/comparisons', { cookie, json });
    const { token } = await makePartner(other.world);
    const wrong = `fap_partner_${'x'.repeat(43)}`;
    expect((await compare({ address: other.url, token }, member)).status).toBe(403);
    expect((await compare({ address: 'not an address', token })).status).toBe(400);
    expect((await compare({ address: other.url, token: 'x' })).status).toBe(400);
    const refused = await compare({ address: other.url, token: wrong });
    expect([refused.status, refused.json<{ message: string }>().message]).toEqual([
      503,
      'The other installation does not accept this token for comparisons',
    ]);
    for (const request of ['', 'AAAA', Buffer.from('no message').toString('base64')]) {
      const answer = await server.send('POST', '/api/partners/intersection', {
        headers: { authorization: `Bearer ${(await makePartner(server.world)).token}` },
        json: { request },
      });
      expect([request, answer.status]).toEqual([request, 400]);
    }
  });

  test('is rare for one partner, so that values cannot be tried in bulk', async () => {
    const { LIMITS } = await import('@fap/shared/kernel/limits.ts');
    expect(LIMITS.comparisons.perDay).toBeLessThanOrEqual(40);
    const { token } = await makePartner(other.world);
    const { makeQuestion } = await import('./compare/set-intersection.ts');
    const { request } = await makeQuestion(['domain named.example']);
    const statuses: number[] = [];
    for (let count = 0; count <= LIMITS.comparisons.burst; count += 1)
      statuses.push(
        (
          await other.send('POST', '/api/partners/intersection', {
            headers: { authorization: `Bearer ${token}` },
            json: { request: Buffer.from(request).toString('base64') },
          })
        ).status,
      );
    expect(statuses.at(-1)).toBe(429);
  });
});

async function hashOf(algorithm: 'sha256' | 'sha1' | 'md5', text: string): Promise<Buffer> {
  const { createHash } = await import('node:crypto');
  return createHash(algorithm).update(text).digest();
}

import { createHash, createPublicKey, verify } from 'node:crypto';
import type { NoticePreferences, PushState } from '@fap/shared/notices/contract.ts';
import type { NoticeContent, NoticeKind } from '@fap/shared/notices/kinds.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, session } from '../../db/schema/auth.ts';
import { notice, pushSubscription } from '../../db/schema/notices.ts';
import { FetchRefusal } from '../../platform/fetch/guarded-fetch.ts';
import { pollUntil } from '../../platform/runtime/poll-until.ts';
import { transact } from '../../platform/write/transact.ts';
import { makeAccount, type TestAccount } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { notify } from './notify.ts';
import { pushNotice } from './push/push-notice.ts';
import { startPushService, TestDevice } from './testing/push-service.ts';

let server: TestServer;
let service: Awaited<ReturnType<typeof startPushService>>;
const answers = new Map<string, number>();
beforeAll(async () => {
  service = await startPushService((path) => answers.get(path) ?? 201);
  server = await startTestServer({ ALLOW_PRIVATE_FETCH: '1' });
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});

interface Person {
  person: TestAccount;
  cookie: string;
}
const makePerson = async (): Promise<Person> => {
  const person = await makeAccount(server.world);
  return { person, cookie: await server.signIn(person) };
};
const makeDevice = () => new TestDevice(`${service.url}/${server.world.name('device')}`);
const subscribe = async ({ cookie }: Pick<Person, 'cookie'>, device: TestDevice): Promise<PushState> => {
  const answer = await server.send('POST', '/api/notices/push', { cookie, json: device.subscription });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<PushState>();
};
const ROLES: NoticeContent<'roles-changed'> = {
  kind: 'roles-changed',
  payload: { given: ['leo'], taken: [] },
};
/** Tells somebody of something; gives the notice's id. */
async function tell<K extends NoticeKind>({ person }: Person, content: NoticeContent<K>): Promise<string> {
  await transact(server.world.ctx, 'platform', (tx) => notify(tx, { accountId: person.id, content }));
  const rows = await server.world.db.select().from(notice).where(eq(notice.accountId, person.id));
  return rows.find(({ kind, readAt }) => kind === content.kind && readAt === null)?.id ?? '';
}
const ports = () => ({
  reach: { ownOrigin: () => server.url, allowPrivate: true },
  origin: () => 'https://help.example',
});
const push = (noticeId: string) => pushNotice(server.world.ctx, ports(), noticeId);
const messagesOf = (device: TestDevice) =>
  service.messages.filter(({ path }) => device.endpoint.endsWith(path));
const devicesOf = ({ person }: Person) =>
  server.world.db.select().from(pushSubscription).where(eq(pushSubscription.accountId, person.id));

describe('a notice', () => {
  it('reaches a device by its push service, readable by that device alone and signed with the installation’s key', async () => {
    const ana = await makePerson();
    const device = makeDevice();
    const { publicKey } = await subscribe(ana, device);
    await tell(ana, ROLES);
    // By event, reaction and job, as in a running installation.
    const [message] = await pollUntil(
      () => Promise.resolve(messagesOf(device)),
      (found) => found.length > 0,
      20_000,
    );
    if (!message) throw new Error('nothing was pushed');
    expect(device.read(message)).toEqual({
      title: 'Your roles changed',
      text: 'You are now: police officer.',
      tag: expect.stringMatching(/^[\w-]{32}$/u),
    });
    expect(() => makeDevice().read(message)).toThrow();
    expect(message.body.toString('latin1')).not.toContain('roles');
    expect(message.headers).toMatchObject({
      ttl: '86400',
      urgency: 'normal',
      'content-encoding': 'aes128gcm',
    });
    expect(isSigned(message.headers.authorization ?? '', publicKey)).toBe(true);
  });

  it('that was read meanwhile is not pushed', async () => {
    const ana = await makePerson();
    const device = makeDevice();
    await subscribe(ana, device);
    const id = await tell(ana, ROLES);
    await pollUntil(
      () => Promise.resolve(messagesOf(device)),
      (found) => found.length === 1,
      20_000,
    );
    await server.world.db.update(notice).set({ readAt: server.world.clock.now() }).where(eq(notice.id, id));
    await push(id);
    expect(messagesOf(device)).toHaveLength(1);
  });

  it('of a kind the person does not want there is not pushed', async () => {
    const ana = await makePerson();
    const device = makeDevice();
    const { cookie } = ana;
    const before = (
      await server.send('GET', '/api/notices/preferences', { cookie })
    ).json<NoticePreferences>();
    expect(before.push['roles-changed']).toBe(true);
    const json = { ...before, push: { ...before.push, 'roles-changed': false } };
    await server.send('PUT', '/api/notices/preferences', { cookie, json });
    await subscribe(ana, device);
    await push(await tell(ana, ROLES));
    expect(messagesOf(device)).toEqual([]);
  });

  it('reaches nobody who is suspended', async () => {
    const ana = await makePerson();
    const device = makeDevice();
    await subscribe(ana, device);
    await server.world.db
      .update(account)
      .set({ suspendedAt: server.world.clock.now(), suspendedReason: 'A test' })
      .where(eq(account.id, ana.person.id));
    await push(await tell(ana, ROLES));
    expect(messagesOf(device)).toEqual([]);
  });
});

describe('a device', () => {
  it('shows nothing once its browser is signed out', async () => {
    const ana = await makePerson();
    const device = makeDevice();
    await subscribe(ana, device);
    await server.send('POST', '/api/logout', { cookie: ana.cookie });
    expect(await devicesOf(ana)).toEqual([]);
    await push(await tell(ana, ROLES));
    expect(messagesOf(device)).toEqual([]);
  });

  it('shows nothing once its session has run out', async () => {
    const ana = await makePerson();
    const device = makeDevice();
    await subscribe(ana, device);
    await server.world.db
      .update(session)
      .set({ expiresAt: new Date(server.world.clock.now().getTime() - 1) })
      .where(eq(session.userId, ana.person.id));
    await push(await tell(ana, ROLES));
    expect(messagesOf(device)).toEqual([]);
  });

  it('belongs to whoever is signed in on it', async () => {
    const [ana, ben] = [await makePerson(), await makePerson()];
    const device = makeDevice();
    await subscribe(ana, device);
    await subscribe(ben, device);
    await push(await tell(ana, ROLES));
    expect(messagesOf(device)).toEqual([]);
    expect(await devicesOf(ana)).toEqual([]);
    expect(await devicesOf(ben)).toHaveLength(1);
  });

  it('can be taken out by its owner alone', async () => {
    const [ana, ben] = [await makePerson(), await makePerson()];
    const device = makeDevice();
    const id = createHash('sha256').update(device.endpoint).digest('hex');
    expect((await subscribe(ana, device)).devices.map((one) => one.id)).toEqual([id]);
    await server.send('DELETE', `/api/notices/push/${id}`, { cookie: ben.cookie });
    expect(await devicesOf(ana)).toHaveLength(1);
    const answer = await server.send('DELETE', `/api/notices/push/${id}`, { cookie: ana.cookie });
    expect(answer.json<PushState>().devices).toEqual([]);
  });

  it('beyond ten takes the place of the oldest', async () => {
    const ana = await makePerson();
    const oldest = makeDevice();
    await subscribe(ana, oldest);
    for (let count = 0; count < 10; count += 1) {
      server.world.clock.advanceSeconds(1);
      await subscribe(ana, makeDevice());
    }
    const left = await devicesOf(ana);
    expect(left).toHaveLength(10);
    expect(left.some(({ endpoint }) => endpoint === oldest.endpoint)).toBe(false);
  });
});

describe('a push service', () => {
  const pathOf = (device: TestDevice) => new URL(device.endpoint).pathname;

  it.each([404, 410])('that answers %i is asked no more', async (status) => {
    const ana = await makePerson();
    const device = makeDevice();
    await subscribe(ana, device);
    answers.set(pathOf(device), status);
    await push(await tell(ana, ROLES));
    expect(await devicesOf(ana)).toEqual([]);
  });

  it('that fails is tried again, and others get theirs meanwhile', async () => {
    const ana = await makePerson();
    const [broken, working] = [makeDevice(), makeDevice()];
    await subscribe(ana, broken);
    await subscribe(ana, working);
    answers.set(pathOf(broken), 503);
    await expect(push(await tell(ana, ROLES))).rejects.toThrow(FetchRefusal);
    expect(messagesOf(working).length).toBeGreaterThan(0);
    expect(await devicesOf(ana)).toHaveLength(2);
  });

  it('inside our own network is never asked', async () => {
    const ana = await makePerson();
    const device = makeDevice();
    await subscribe(ana, device);
    await server.world.db.update(notice).set({ readAt: server.world.clock.now() });
    const id = await tell(ana, ROLES);
    const before = messagesOf(device).length;
    await pushNotice(
      server.world.ctx,
      { ...ports(), reach: { ownOrigin: () => server.url, allowPrivate: false } },
      id,
    );
    expect(messagesOf(device).length - before).toBeLessThanOrEqual(1);
    expect(await devicesOf(ana)).toEqual([]);
  });
});

/** Whether an authorization header is a JWT for this service, signed with the key (RFC 8292). */
function isSigned(header: string, publicKey: string): boolean {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/u.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string;
    sub: string;
  };
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return signed && key === publicKey && aud === service.url && /^(?:mailto|https):/u.test(sub);
}

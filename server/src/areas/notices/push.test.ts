import { createHash, createPublicKey, verify } from 'node:crypto';
import type { NoticePreferences, PushState } from '@fap/shared/notices/contract.ts';
import { describeNotice } from '@fap/shared/notices/describe-notice.ts';
import { NOTICE_KINDS, type NoticeContent, type NoticeKind } from '@fap/shared/notices/kinds.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, session } from '../../db/schema/auth.ts';
import { elderAlert } from '../../db/schema/elder.ts';
import { notice, pushSubscription } from '../../db/schema/notices.ts';
import { FetchRefusal } from '../../platform/fetch/guarded-fetch.ts';
import { pollUntil } from '../../platform/runtime/poll-until.ts';
import { transact } from '../../platform/write/transact.ts';
import { actAs, makeAccount, type TestAccount } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { revokeGuardian } from '../elder/guardians/end-guardianship.ts';
import { makeGuardianship } from '../elder/testing/make-guardianship.ts';
import { makeRiskyPayment } from '../elder/testing/payments.ts';
import { handIn, makeElder } from '../elder/testing/people.ts';
import { notify } from './notify.ts';
import { pushNotice, urgencyOf } from './push/push-notice.ts';
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
      language: 'en',
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

  it('is said in the language of its reader', async () => {
    const ana = await makePerson();
    const device = makeDevice();
    await subscribe(ana, device);
    await server.world.db.update(account).set({ locale: 'es-AR' }).where(eq(account.id, ana.person.id));
    await push(await tell(ana, ROLES));
    expect(messagesOf(device).map((message) => device.read(message))).toContainEqual({
      title: 'Sus roles cambiaron',
      text: 'Ahora es: agente de policía.',
      tag: expect.any(String),
      language: 'es',
    });
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
    const others = await server.send('DELETE', `/api/notices/push/${id}`, { cookie: ben.cookie });
    expect(others.status, others.text).toBe(200);
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

describe('an alert of Elder Shield', () => {
  const raise = async (guardian: TestAccount) => {
    const { world } = server;
    const elder = await makeElder(world);
    const guardianshipId = await makeGuardianship(world, { elder, guardian });
    await handIn(world, elder, makeRiskyPayment(world));
    const [alert] = await world.db.select().from(elderAlert).where(eq(elderAlert.elderId, elder.id));
    const payload = { elderId: elder.id, alertId: alert?.id ?? '' };
    return { elder, guardianshipId, content: { kind: 'payment-alert', payload } as const };
  };

  it('wakes a guardian’s device', async () => {
    const ana = await makePerson();
    const device = makeDevice();
    await subscribe(ana, device);
    await push(await tell(ana, (await raise(ana.person)).content));
    expect(messagesOf(device)[0]?.headers).toMatchObject({ urgency: 'high' });
  });

  it('is not shown by who is a guardian no more when it would be sent', async () => {
    const ana = await makePerson();
    const { elder, guardianshipId, content } = await raise(ana.person);
    const id = await tell(ana, content);
    await revokeGuardian(actAs(server.world, elder), guardianshipId);
    // The end itself is shown on the device, too.
    await server.settle();
    const device = makeDevice();
    await subscribe(ana, device);
    await push(id);
    expect(messagesOf(device).map((message) => device.read(message))).not.toContainEqual(
      expect.objectContaining({ title: describeNotice(content, null).title }),
    );
  });

  it('and whatever loses its worth within minutes is urgent, and nothing else', () => {
    expect(NOTICE_KINDS.filter((kind) => urgencyOf(kind) === 'high')).toEqual([
      'takeover-asked',
      'cluster-alert',
      'payment-alert',
      'own-payment-alert',
      'guardian-conduct',
    ]);
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

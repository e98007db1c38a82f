import type { Account } from '@fap/shared/auth/account-contract.ts';
import {
  type CreationOptions,
  MAX_PASSKEYS,
  type RequestOptions,
} from '@fap/shared/auth/passkey-contract.ts';
import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import { LIMITS } from '@fap/shared/kernel/limits.ts';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { account, passkey as passkeyTable } from '../../db/schema/auth.ts';
import { mailMessage } from '../../db/schema/mail.ts';
import { auditEntry } from '../../db/schema/platform.ts';
import { makeAccount, type TestAccount } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { suspendAccount } from './people/suspend-account.ts';
import { SESSION_COOKIE } from './sessions.ts';
import { makeFactor } from './testing/make-factor.ts';
import { makePasskey, SoftPasskey, type Wrong } from './testing/soft-passkey.ts';

let server: TestServer;
let origin: string;
beforeAll(async () => {
  server = await startTestServer({ SECOND_FACTOR_ROLES: 'analyst,admin', LIMITS_FACTOR: '1' });
  // As a browser sends it, which makes passkeys for no address.
  origin = server.url.replace('127.0.0.1', 'localhost');
});
afterAll(() => server.stop());

const post = (path: string, json: object, cookie?: string) =>
  server.send('POST', path, { json, headers: { origin }, ...(cookie ? { cookie } : {}) });
const cookieOf = (answer: { headers: Headers }) =>
  new RegExp(`${SESSION_COOKIE}=[^;]+`, 'u').exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
const userOf = async (cookie: string) =>
  (await server.send('GET', '/api/auth/user', { cookie })).json<CurrentUser>();
const accountOf = async (cookie: string) =>
  (await server.send('GET', '/api/account', { cookie })).json<Account>();
const beginAdd = (cookie: string, { password }: TestAccount) =>
  post('/api/account/passkeys/options', { currentPassword: password }, cookie);
const add = (cookie: string, passkey: object, name = 'My phone') =>
  post('/api/account/passkeys', { name, passkey }, cookie);
const ask = async (token?: string) =>
  (await post('/api/login/passkey/options', token === undefined ? {} : { token })).json<RequestOptions>();
const answer = (passkey: object, token?: string) =>
  post('/api/login/passkey', { passkey, next: '/vault', ...(token === undefined ? {} : { token }) });
const passwordStep = async ({ email, password }: TestAccount) => {
  const page = await server.send('POST', '/api/login', { form: { email, password } });
  return { page, token: /name="token" value="([\w-]+)"/u.exec(page.text)?.[1] ?? '' };
};
const withPasskey = async (...roles: Parameters<typeof makeAccount>[1][]) => {
  const person = await makeAccount(server.world, ...roles);
  return { person, ...(await makePasskey(server.world, person.id, origin)) };
};

describe('adding a passkey', () => {
  it('takes the password, is on record and told by mail, and signs in without the password', async () => {
    const person = await makeAccount(server.world);
    await server.world.db
      .update(account)
      .set({ emailConfirmedAt: server.world.clock.now() })
      .where(eq(account.id, person.id));
    const cookie = await server.signIn(person);
    expect((await beginAdd(cookie, { ...person, password: 'wrong' })).status).toBe(400);
    const options = (await beginAdd(cookie, person)).json<CreationOptions>();
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const device = new SoftPasskey(origin);
    const added = await add(cookie, device.make(options.challenge));
    expect(added.status, added.text).toBe(200);
    expect(added.json<Account>().passkeys).toMatchObject([{ name: 'My phone', lastUsedAt: null }]);
    const opened = await answer(device.sign((await ask()).challenge));
    expect([opened.status, opened.json()]).toEqual([200, { next: '/vault' }]);
    expect((await userOf(cookieOf(opened))).id).toBe(person.id);
    expect((await accountOf(cookieOf(opened))).passkeys[0]?.lastUsedAt).not.toBeNull();
    const actions = await server.world.db
      .select({ action: auditEntry.action })
      .from(auditEntry)
      .where(and(eq(auditEntry.entityId, person.id), like(auditEntry.action, '%passkey%')));
    expect(actions.map(({ action }) => action).sort()).toEqual([
      'account.passkey-added',
      'account.signed-in-by-passkey',
    ]);
    const mails = await server.world.db
      .select({ subject: mailMessage.subject })
      .from(mailMessage)
      .where(eq(mailMessage.recipient, person.email));
    expect(mails).toEqual([{ subject: 'A passkey was added to your account' }]);
  });

  test.for<[string, Wrong]>([
    ['another site', { origin: 'https://platform.example' }],
    ['another host', { rpId: 'platform.example' }],
    ['a device that asked for nobody', { isUnverified: true }],
  ])('refuses an answer of %s', async ([, wrong]) => {
    const person = await makeAccount(server.world);
    const cookie = await server.signIn(person);
    const { challenge } = (await beginAdd(cookie, person)).json<CreationOptions>();
    expect((await add(cookie, new SoftPasskey(origin).make(challenge, wrong))).status).toBe(400);
    expect((await accountOf(cookie)).passkeys).toEqual([]);
  });

  it('accepts a challenge once, from the account it was made for, within five minutes', async () => {
    const [person, other] = [await makeAccount(server.world), await makeAccount(server.world)];
    const [cookie, theirs] = [await server.signIn(person), await server.signIn(other)];
    const first = (await beginAdd(cookie, person)).json<CreationOptions>();
    const make = (challenge: string) => new SoftPasskey(origin).make(challenge);
    expect((await add(theirs, make(first.challenge))).status, 'of another account').toBe(400);
    expect((await add(cookie, make((await ask()).challenge))).status, 'of a sign-in').toBe(400);
    expect((await add(cookie, make(first.challenge))).status).toBe(200);
    expect((await add(cookie, make(first.challenge))).status, 'used').toBe(400);
    const late = (await beginAdd(cookie, person)).json<CreationOptions>();
    server.world.clock.advanceMinutes(6);
    expect((await add(cookie, make(late.challenge))).status, 'six minutes later').toBe(400);
  });

  it('is refused for a passkey that is here already, and at twenty', async () => {
    const { person, passkey } = await withPasskey();
    const cookie = await server.signIn(person);
    const begun = (await beginAdd(cookie, person)).json<CreationOptions>();
    expect(begun.excludeCredentials).toMatchObject([{ id: passkey.credentialId }]);
    expect((await add(cookie, passkey.make(begun.challenge))).status).toBe(409);
    const open = (await beginAdd(cookie, person)).json<CreationOptions>();
    for (let count = 1; count < MAX_PASSKEYS; count += 1) await makePasskey(server.world, person.id, origin);
    expect((await beginAdd(cookie, person)).status).toBe(409);
    expect((await add(cookie, new SoftPasskey(origin).make(open.challenge))).status).toBe(409);
  });
});

describe('one’s own passkeys', () => {
  it('get another name, and are removed with the password', async () => {
    const { person, id, passkey } = await withPasskey();
    const cookie = await server.signIn(person);
    const renamed = await server.send('PUT', `/api/account/passkeys/${id}`, {
      cookie,
      json: { name: ' The old phone ' },
    });
    expect(renamed.json<Account>().passkeys).toMatchObject([{ name: 'The old phone' }]);
    const remove = (currentPassword: string) =>
      post(`/api/account/passkeys/${id}/remove`, { currentPassword }, cookie);
    expect((await remove('wrong')).status).toBe(400);
    expect((await remove(person.password)).json<Account>().passkeys).toEqual([]);
    expect((await remove(person.password)).status).toBe(404);
    expect((await answer(passkey.sign((await ask()).challenge))).status).toBe(401);
  });

  it('are changed by nobody else', async () => {
    const { id } = await withPasskey();
    const stranger = await makeAccount(server.world);
    const cookie = await server.signIn(stranger);
    const renamed = await server.send('PUT', `/api/account/passkeys/${id}`, {
      cookie,
      json: { name: 'Mine' },
    });
    expect(renamed.status).toBe(404);
    const removed = await post(
      `/api/account/passkeys/${id}/remove`,
      { currentPassword: stranger.password },
      cookie,
    );
    expect(removed.status).toBe(404);
  });
});

describe('signing in with a passkey', () => {
  test.for<[string, Wrong]>([
    ['an unknown credential', { credentialId: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['a wrong signature', { isForged: true }],
    ['another site', { origin: 'https://platform.example' }],
    ['another host', { rpId: 'platform.example' }],
    ['a device that asked for nobody', { isUnverified: true }],
  ])('refuses %s, each in the same words', async ([, wrong]) => {
    const { passkey } = await withPasskey();
    const refused = await answer(passkey.sign((await ask()).challenge, wrong));
    expect(refused.status).toBe(401);
    expect(refused.json().message).toBe('This passkey did not work. Please try again, or use your password.');
    expect(cookieOf(refused)).toBe('');
  });

  it('accepts a challenge once, and none that is made up, old or used by a refused answer', async () => {
    const { passkey } = await withPasskey();
    const { challenge } = await ask();
    expect((await answer(passkey.sign('made-up'))).status).toBe(401);
    expect((await answer(passkey.sign(challenge, { isForged: true }))).status).toBe(401);
    expect((await answer(passkey.sign(challenge))).status, 'used by the refused one').toBe(401);
    const good = passkey.sign((await ask()).challenge);
    expect((await answer(good)).status).toBe(200);
    expect((await answer(good)).status, 'the same answer again').toBe(401);
    const late = await ask();
    server.world.clock.advanceMinutes(6);
    expect((await answer(passkey.sign(late.challenge))).status, 'six minutes later').toBe(401);
  });

  it('refuses a counter that did not rise: somebody copied the device', async () => {
    const { passkey } = await withPasskey();
    expect((await answer(passkey.sign((await ask()).challenge))).status).toBe(200);
    passkey.counter = 0;
    expect((await answer(passkey.sign((await ask()).challenge))).status, 'again 1').toBe(401);
    expect((await answer(passkey.sign((await ask()).challenge))).status, 'then 2').toBe(200);
  });

  it('lets a passkey sign in that does not count', async () => {
    const { passkey } = await withPasskey();
    passkey.isCounting = false;
    for (const _ of [1, 2]) expect((await answer(passkey.sign((await ask()).challenge))).status).toBe(200);
  });

  it('refuses a suspended account, once its passkey has proven whose it is', async () => {
    const { person, passkey } = await withPasskey();
    await suspendAccount(server.world.ctx, { accountId: person.id, reason: 'Shares the account' });
    const { challenge } = await ask();
    expect((await answer(passkey.sign(challenge, { isForged: true }))).status).toBe(401);
    const refused = await answer(passkey.sign((await ask()).challenge));
    expect([refused.status, cookieOf(refused)]).toEqual([403, '']);
  });

  it('waits after ten wrong answers of one passkey, and after too many questions of an address', async () => {
    const { passkey } = await withPasskey();
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await answer(passkey.sign('made-up'))).status).toBe(401);
    const late = await answer(passkey.sign((await ask()).challenge));
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    const question = () => post('/api/login/passkey/options', {});
    let last = await question();
    for (let count = 0; count < LIMITS.passkeyQuestions.burst && last.status === 200; count += 1)
      last = await question();
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    server.world.clock.advanceMinutes(60);
  });
});

describe('a passkey in place of the code', () => {
  it('is offered to an account that has one, and answers the step once', async () => {
    const { person, passkey } = await withPasskey();
    await makeFactor(server.world, person.id);
    const { page, token } = await passwordStep(person);
    expect(page.text).toContain('Use a passkey instead');
    const options = await ask(token);
    expect(options.allowCredentials).toMatchObject([{ id: passkey.credentialId }]);
    const wrongCode = await server.send('POST', '/api/login/code', { form: { token, code: '000000' } });
    expect(wrongCode.text, 'after a wrong code too').toContain('Use a passkey instead');
    const opened = await answer(passkey.sign(options.challenge), token);
    expect([opened.status, cookieOf(opened) !== '']).toEqual([200, true]);
    const again = await post('/api/login/passkey/options', { token });
    expect(again.status, 'the step is over').toBe(401);
  });

  it('is not offered to an account without one', async () => {
    const person = await makeAccount(server.world);
    await makeFactor(server.world, person.id);
    expect((await passwordStep(person)).page.text).not.toContain('passkey');
  });

  it('must be one of the account whose password was right, and answer that question', async () => {
    const [first, second] = [await withPasskey(), await withPasskey()];
    await makeFactor(server.world, first.person.id);
    const { token } = await passwordStep(first.person);
    const theirs = await answer(second.passkey.sign((await ask(token)).challenge), token);
    expect(theirs.status, 'somebody else’s').toBe(401);
    expect((await answer(first.passkey.sign((await ask()).challenge), token)).status, 'of a sign-in').toBe(
      401,
    );
    const withoutStep = await answer(first.passkey.sign((await ask(token)).challenge));
    expect(withoutStep.status, 'without the step').toBe(401);
  });
});

describe('a role that needs a second factor', () => {
  it('holds in a session that a passkey opened, and is withheld after the password alone', async () => {
    const { person, passkey } = await withPasskey('admin');
    const opened = cookieOf(await answer(passkey.sign((await ask()).challenge)));
    expect((await server.send('GET', '/api/admin/accounts', { cookie: opened })).status).toBe(200);
    const byPassword = await server.signIn(person);
    expect(await userOf(byPassword)).toMatchObject({ withheldRoles: ['admin'] });
  });

  it('holds in the session that adds the first passkey, and no session keeps it once one is removed', async () => {
    const admin = await makeAccount(server.world, 'admin');
    const cookie = await server.signIn(admin);
    const { challenge } = (await beginAdd(cookie, admin)).json<CreationOptions>();
    const added = (await add(cookie, new SoftPasskey(origin).make(challenge))).json<Account>();
    expect(await userOf(cookie)).toMatchObject({ withheldRoles: [] });
    const id = added.passkeys[0]?.id ?? '';
    await post(`/api/account/passkeys/${id}/remove`, { currentPassword: admin.password }, cookie);
    expect(await userOf(cookie)).toMatchObject({ withheldRoles: ['admin'] });
  });

  it('cannot be won with a stolen password: the thief’s session changes no second factor', async () => {
    const { person, id } = await withPasskey('admin');
    const thief = await server.signIn(person);
    const own = { currentPassword: person.password };
    expect((await post('/api/account/passkeys/options', own, thief)).status).toBe(403);
    expect((await post(`/api/account/passkeys/${id}/remove`, own, thief)).status).toBe(403);
    expect((await post('/api/account/factor', own, thief)).status).toBe(403);
    expect(await server.world.db.$count(passkeyTable, eq(passkeyTable.accountId, person.id))).toBe(1);
  });
});

import type { Account } from '@fap/shared/auth/account-contract.ts';
import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { recoveryCode } from '../../db/schema/auth.ts';
import { makeAccount, type TestAccount } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { SESSION_COOKIE } from './sessions.ts';
import { codeOf, makeFactor } from './testing/make-factor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ SECOND_FACTOR_ROLES: 'analyst,admin', LIMITS_FACTOR: '1' });
});
afterAll(() => server.stop());

const { form } = { form: (fields: Record<string, string>) => ({ form: fields }) };
const login = ({ email, password }: TestAccount) =>
  server.send('POST', '/api/login', form({ email, password }));
const tokenIn = (page: string) => /name="token" value="([\w-]+)"/u.exec(page)?.[1] ?? '';
const enter = (token: string, code: string, next = '') =>
  server.send('POST', '/api/login/code', form({ token, code, next }));
const cookieOf = (answer: { headers: Headers }) =>
  new RegExp(`${SESSION_COOKIE}=[^;]+`, 'u').exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
const userOf = async (cookie: string) =>
  (await server.send('GET', '/api/auth/user', { cookie })).json<CurrentUser>();
/** A later half minute, in which the app shows another code. */
const nextStep = () => server.world.clock.advanceMinutes(1);

describe('an authenticator app', () => {
  it('is asked for once a first code confirmed it, after the password, and gives ten recovery codes', async () => {
    const person = await makeAccount(server.world);
    const cookie = await server.signIn(person);
    const call = (path: string, json: object) =>
      server.send('POST', `/api/account/factor${path}`, { cookie, json });
    expect((await call('', { currentPassword: 'wrong' })).status).toBe(400);
    const { secret, address } = (await call('', { currentPassword: person.password })).json<{
      secret: string;
      address: string;
    }>();
    expect(address).toContain(`secret=${secret}`);
    expect((await login(person)).status, 'not asked for before it is confirmed').toBe(303);
    expect((await call('/confirm', { code: '000000' })).status).toBe(400);
    const confirmed = await call('/confirm', { code: codeOf(server.world, secret) });
    const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>();
    expect(new Set(recoveryCodes).size).toBe(10);
    const stored = await server.world.db
      .select()
      .from(recoveryCode)
      .where(eq(recoveryCode.accountId, person.id));
    for (const code of recoveryCodes) expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));
    const account = (await server.send('GET', '/api/account', { cookie })).json<Account>();
    expect(account.factor).toMatchObject({ recoveryCodes: 10 });

    nextStep();
    const asked = await login(person);
    expect(asked.status).toBe(200);
    expect(cookieOf(asked), 'no session without the code').toBe('');
    const opened = await enter(tokenIn(asked.text), codeOf(server.world, secret), '/vault');
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/vault']);
    expect((await userOf(cookieOf(opened))).id).toBe(person.id);
  });

  it('is asked for at sign-up too, where a right password signs in', async () => {
    const person = await makeAccount(server.world);
    await makeFactor(server.world, person.id);
    const answer = await server.send(
      'POST',
      '/api/signup',
      form({ email: person.email, password: person.password, displayName: 'Again' }),
    );
    expect(cookieOf(answer)).toBe('');
    expect(tokenIn(answer.text)).not.toBe('');
  });

  it('accepts a code of a clock half a minute off, and each code once', async () => {
    const person = await makeAccount(server.world);
    const secret = await makeFactor(server.world, person.id);
    nextStep();
    const tokens = [tokenIn((await login(person)).text), tokenIn((await login(person)).text)];
    const code = codeOf(server.world, secret, 1);
    expect((await enter(tokens[0] ?? '', codeOf(server.world, secret, 3))).status).toBe(400);
    expect((await enter(tokens[0] ?? '', code)).status).toBe(303);
    expect((await enter(tokens[1] ?? '', code)).status, 'the same code again').toBe(400);
    expect(
      await enter(tokens[1] ?? '', codeOf(server.world, secret)).then(({ status }) => status),
      'an older one',
    ).toBe(400);
  });

  it('is replaced by a recovery code, each once, however it is typed', async () => {
    const person = await makeAccount(server.world);
    await makeFactor(server.world, person.id);
    // Answered with the page that asks for the code, and not for another reason.
    await expect(server.signIn(person)).rejects.toThrow('could not sign in: 200');
    const first = await login(person);
    // Signed in before the app was there.
    const { renewed, secret } = await (async () => {
      const own = await makeFactor(server.world, person.id);
      nextStep();
      const opened = cookieOf(await enter(tokenIn(first.text), codeOf(server.world, own)));
      const answer = await server.send('POST', '/api/account/factor/recovery-codes', {
        cookie: opened,
        json: { currentPassword: person.password },
      });
      return { renewed: answer.json<{ recoveryCodes: string[] }>().recoveryCodes, secret: own };
    })();
    expect(secret).toBeTruthy();
    const [code = ''] = renewed;
    const use = async (typed: string) => (await enter(tokenIn((await login(person)).text), typed)).status;
    expect(await use(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(303);
    expect(await use(code)).toBe(400);
    const stranger = await makeAccount(server.world);
    await makeFactor(server.world, stranger.id);
    const theirs = await enter(tokenIn((await login(stranger)).text), renewed[1] ?? '');
    expect(theirs.status, 'of somebody else').toBe(400);
  });

  it('cannot be guessed: ten codes, and the account waits, with any token', async () => {
    const person = await makeAccount(server.world);
    const secret = await makeFactor(server.world, person.id);
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(
        (await enter(tokenIn((await login(person)).text), String(attempt).padStart(6, '0'))).status,
      ).toBe(400);
    const late = await enter(tokenIn((await login(person)).text), codeOf(server.world, secret));
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test.for([
    ['six minutes later', 6],
    ['made up', 0],
  ] as const)('a token %s leads back to the password', async ([what, minutes]) => {
    const person = await makeAccount(server.world);
    const secret = await makeFactor(server.world, person.id);
    const token = tokenIn((await login(person)).text);
    server.world.clock.advanceMinutes(minutes);
    const answer = await enter(what === 'made up' ? 'made-up' : token, codeOf(server.world, secret));
    expect(answer.status).toBe(401);
    expect(answer.text).toContain('name="password"');
  });

  it('is removed with the password, and not asked for any more', async () => {
    const person = await makeAccount(server.world);
    const secret = await makeFactor(server.world, person.id);
    const cookie = cookieOf(await enter(tokenIn((await login(person)).text), codeOf(server.world, secret)));
    const remove = (currentPassword: string) =>
      server.send('POST', '/api/account/factor/remove', { cookie, json: { currentPassword } });
    expect((await remove('wrong')).status).toBe(400);
    expect((await remove(person.password)).json<Account>().factor).toBeNull();
    expect((await remove(person.password)).status).toBe(409);
    expect((await login(person)).status).toBe(303);
  });
});

describe('a role that needs a second factor', () => {
  it('is withheld in a session opened with the password alone, and the answer says so', async () => {
    const analyst = await makeAccount(server.world, 'analyst', 'leo');
    const cookie = await server.signIn(analyst);
    expect(await userOf(cookie)).toMatchObject({ roles: ['member', 'leo'], withheldRoles: ['analyst'] });
    const admin = await makeAccount(server.world, 'admin');
    const refused = await server.send('GET', '/api/admin/accounts', { cookie: await server.signIn(admin) });
    expect(refused.status).toBe(403);
  });

  it('holds in a session opened with the app, and in the one that sets it up', async () => {
    const admin = await makeAccount(server.world, 'admin');
    const cookie = await server.signIn(admin);
    const begun = await server.send('POST', '/api/account/factor', {
      cookie,
      json: { currentPassword: admin.password },
    });
    const { secret } = begun.json<{ secret: string }>();
    await server.send('POST', '/api/account/factor/confirm', {
      cookie,
      json: { code: codeOf(server.world, secret) },
    });
    expect(await userOf(cookie)).toMatchObject({ roles: ['member', 'admin'], withheldRoles: [] });
    expect((await server.send('GET', '/api/admin/accounts', { cookie })).status).toBe(200);
    nextStep();
    const opened = cookieOf(await enter(tokenIn((await login(admin)).text), codeOf(server.world, secret)));
    expect((await server.send('GET', '/api/admin/accounts', { cookie: opened })).status).toBe(200);
  });

  it('does not cut live connections again and again', async () => {
    const analyst = await makeAccount(server.world, 'analyst');
    const socket = await server.connect(await server.signIn(analyst));
    // The sweep of sessions judges open connections each second.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(socket.isConnected).toBe(true);
  });
});

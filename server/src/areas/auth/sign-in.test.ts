import { createHash } from 'node:crypto';
import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account as accountTable, session } from '../../db/schema/auth.ts';
import { makeAccount, makeCluster, type TestAccount } from '../../testing/factories.ts';
import { openWebSocket, waitForCloseCode } from '../../testing/open-web-socket.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createLucia } from './sessions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const signIn = (email: string, password: string) =>
  server.send('POST', '/api/login', { form: { email, password } });
const sessionsOf = ({ id }: TestAccount) =>
  server.world.db.select().from(session).where(eq(session.userId, id));

describe('signing in', () => {
  test('opens a session whose secret is not in the database, only its SHA-256', async () => {
    const account = await makeAccount(server.world);
    const cookie = await server.signIn(account);
    const secret = cookie.split('=')[1] ?? '';
    const [row] = await sessionsOf(account);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(row?.id).toBe(createHash('sha256').update(secret).digest('hex'));
    const stolen = await server.send('GET', '/api/auth/user', { cookie: `fap_session=${row?.id}` });
    expect(stolen.status).toBe(401);
  });

  test('leads to the start page with a cookie scripts cannot read and other sites do not send', async () => {
    const { email, password } = await makeAccount(server.world);
    const answer = await signIn(email.toUpperCase(), password);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/');
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/; HttpOnly/iu);
    expect(cookie).toMatch(/; SameSite=Lax/iu);
    expect(cookie).toMatch(/; Path=\//iu);
    expect(cookie).not.toMatch(/; Secure/iu);
  });

  test('gives a Secure cookie where the public address is https', () => {
    const sessions = createLucia(server.world.db, { isSecure: true, factorRoles: new Set() });
    expect(sessions.createSessionCookie('secret').serialize()).toMatch(/; Secure/u);
  });

  test('is found right by many concurrent lookups, and nothing is cached beyond its end', async () => {
    const accounts = await Promise.all(Array.from({ length: 12 }, () => makeAccount(server.world)));
    const cookies = await Promise.all(accounts.map((account) => server.signIn(account)));
    const ask = (cookie: string) => server.send('GET', '/api/auth/user', { cookie });
    const answers = await Promise.all([...cookies, 'fap_session=unknown', ...cookies].map(ask));
    const names = accounts.map(({ displayName }) => displayName);
    const told = answers.map(({ status, json }) =>
      status === 200 ? json<CurrentUser>().displayName : status,
    );
    expect(told).toEqual([...names, 401, ...names]);
    const [first] = accounts;
    if (!first) throw new Error('there is no account');
    await server.world.db.delete(session).where(eq(session.userId, first.id));
    const later = await Promise.all(cookies.map(ask));
    expect(later.map(({ status }) => status)).toEqual([401, ...accounts.slice(1).map(() => 200)]);
  });

  test('does not say whether the address or the password was wrong', async () => {
    const { email } = await makeAccount(server.world);
    const wrongPassword = await signIn(email, 'not the password');
    const unknown = `${server.world.name('nobody')}@people.test`;
    const wrongAddress = await signIn(unknown, 'not the password');
    expect(wrongPassword.status).toBe(401);
    expect(wrongAddress.status).toBe(401);
    expect(wrongAddress.text.replaceAll(unknown, '')).toBe(wrongPassword.text.replaceAll(email, ''));
    expect(wrongAddress.headers.get('set-cookie')).toBeNull();
  });

  test('shows what was typed as text, never as markup', async () => {
    const answer = await signIn('"><script>alert(1)</script>@x', 'wrong');
    expect(answer.status).toBe(401);
    expect(answer.text).not.toContain('<script>');
  });

  test('who is signed in already is led to the start page', async () => {
    const cookie = await server.signIn(await makeAccount(server.world));
    for (const path of ['/api/login', '/api/signup']) {
      const answer = await server.send('GET', path, { cookie });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    }
  });
});

describe('failed sign-ins', () => {
  test('after ten the account waits, and no longer than fifteen minutes', async () => {
    const account = await makeAccount(server.world);
    for (let failure = 1; failure <= 10; failure += 1) {
      expect((await signIn(account.email, 'wrong')).status, `failure ${failure}`).toBe(401);
    }
    const refused = await signIn(account.email, account.password);
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(900);

    const other = await makeAccount(server.world);
    expect((await signIn(other.email, other.password)).status).toBe(303);

    server.world.clock.advanceMinutes(14);
    expect((await signIn(account.email, account.password)).status).toBe(429);
    server.world.clock.advanceMinutes(1);
    expect((await signIn(account.email, account.password)).status).toBe(303);
  });

  test('of an unknown address are limited alike, so that the limit reveals nothing', async () => {
    const email = `${server.world.name('nobody')}@people.test`;
    for (let failure = 1; failure <= 10; failure += 1) await signIn(email, 'wrong');
    expect((await signIn(email, 'wrong')).status).toBe(429);
  });

  test('successful ones are not limited', async () => {
    const { email, password } = await makeAccount(server.world);
    for (let time = 0; time < 15; time += 1) expect((await signIn(email, password)).status).toBe(303);
  });
});

describe('signing up', () => {
  const signUp = (form: Record<string, string>) => server.send('POST', '/api/signup', { form });

  test('makes an account and signs it in', async () => {
    const email = `${server.world.name('Fresh')}@People.Test`;
    const answer = await signUp({ email, password: 'ten letters', displayName: '  Fresh Face ' });
    expect(answer.status).toBe(303);
    const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const user = (await server.send('GET', '/api/auth/user', { cookie })).json();
    expect(user).toMatchObject({
      email: email.toLowerCase(),
      displayName: 'Fresh Face',
      roles: ['member'],
      xp: 0,
    });
    expect(user).not.toHaveProperty('passwordHash');
  });

  test.for([
    ['a short password', { password: 'ninechars' }, 400, 'at least 10 characters'],
    ['no name', { displayName: '  ' }, 400, 'Please enter a name'],
    ['no address', { email: 'nobody' }, 400, 'valid e-mail address'],
    ['a name that cannot be stored', { displayName: 'a\u0000b' }, 400, 'cannot be stored'],
  ] as const)('refuses %s with the page and the reason', async ([, change, status, reason]) => {
    const email = `${server.world.name('new')}@people.test`;
    const answer = await signUp({ email, password: 'ten letters', displayName: 'New', ...change });
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(reason);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('with the address and password of an account signs in to it, in any spelling of the address', async () => {
    const account = await makeAccount(server.world);
    const answer = await signUp({
      email: ` ${account.email.toUpperCase()} `,
      password: account.password,
      displayName: 'Twin',
    });
    expect(answer.status).toBe(303);
    const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const user = (await server.send('GET', '/api/auth/user', { cookie })).json<CurrentUser>();
    expect([user.id, user.displayName]).toEqual([account.id, account.displayName]);
  });

  test('with a known address and another password answers as for a free one, and gives no access to the other account', async () => {
    const [known, free] = [
      (await makeAccount(server.world)).email,
      `${server.world.name('new')}@people.test`,
    ];
    const answers = [];
    for (const email of [known, free])
      answers.push(await signUp({ email, password: 'another password', displayName: 'Twin' }));
    expect(answers.map(({ status, text, headers }) => [status, text, headers.get('location')])).toEqual([
      [303, '', '/'],
      [303, '', '/'],
    ]);
    const idOf = async (email: string, password: string) =>
      (
        await server.send('GET', '/api/auth/user', { cookie: await server.signIn({ email, password }) })
      ).json<CurrentUser>().id;
    const [mine, twins] = [await idOf(known, 'a password of tests'), await idOf(known, 'another password')];
    expect(mine).not.toBe(twins);
    expect(
      await server.world.db
        .select({ id: accountTable.id })
        .from(accountTable)
        .where(eq(accountTable.email, known)),
    ).toEqual(expect.arrayContaining([{ id: mine }, { id: twins }]));
    expect((await signIn(known, 'a third password')).status).toBe(401);
  });

  test('the same form sent twice makes one account', async () => {
    const email = `${server.world.name('new')}@people.test`;
    const form = { email, password: 'sent two times', displayName: 'Impatient' };
    const answers = await Promise.all([signUp(form), signUp(form)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(
      await server.world.db.select().from(accountTable).where(eq(accountTable.email, email)),
    ).toHaveLength(1);
  });

  test('counts as a failed sign-in, so that passwords cannot be guessed here either', async () => {
    const { email, password } = await makeAccount(server.world);
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect(
        (await signUp({ email, password: `a guess, number ${attempt}`, displayName: 'Twin' })).status,
      ).toBe(303);
    expect((await signUp({ email, password: 'one more guess', displayName: 'Twin' })).status).toBe(429);
    expect((await signIn(email, password)).status).toBe(429);
  });

  test.for(['Admin', 'Support Team', 'Anal\u200byst', '\u202enimda', 'Forensic Anti-Fraud Platform'])(
    'refuses the name %j with a sentence',
    async (displayName) => {
      const email = `${server.world.name('new')}@people.test`;
      const answer = await signUp({ email, password: 'ten letters', displayName });
      expect(answer.status).toBe(400);
      expect(answer.text).toMatch(/role="alert">This name /u);
    },
  );

  test('refuses a name that looks like that of somebody with a role', async () => {
    const analyst = await makeAccount(server.world, 'analyst');
    const member = await makeAccount(server.world);
    const attempt = (displayName: string) =>
      signUp({ email: `${server.world.name('new')}@people.test`, password: 'ten letters', displayName });
    expect((await attempt(analyst.displayName.toUpperCase())).status).toBe(400);
    expect((await attempt(member.displayName)).status).toBe(303);
  });
});

describe('signing out', () => {
  test('ends the session on the server and closes its sockets, and no other session', async () => {
    const account = await makeAccount(server.world);
    const { clusterId } = await makeCluster(server.world);
    const [cookie, otherCookie] = [await server.signIn(account), await server.signIn(account)];
    const [socket, otherSocket] = [await server.connect(cookie), await server.connect(otherCookie)];
    const yjs = await openWebSocket(server.url, `/yjs/puzzle:${clusterId}`, { cookie });
    if (!('socket' in yjs)) throw new Error(`the room refused with ${yjs.status}`);
    const closed = waitForCloseCode(yjs.socket);

    const answer = await server.send('POST', '/api/logout', { cookie });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
    expect(answer.headers.get('set-cookie')).toMatch(/fap_session=;.*Max-Age=0/u);
    await socket.waitForDisconnect('the socket of the ended session');
    expect(await closed).toBe(4401);
    expect((await server.send('GET', '/api/auth/user', { cookie })).status).toBe(401);
    expect((await server.send('GET', '/api/auth/user', { cookie: otherCookie })).status).toBe(200);
    expect(await otherSocket.subscribe('agents')).toMatchObject({ ok: true });
    expect(await sessionsOf(account)).toHaveLength(1);
  });

  test('without a session does no harm', async () => {
    expect((await server.send('POST', '/api/logout')).status).toBe(303);
  });
});

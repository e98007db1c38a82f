import type { ListedAccount } from '@fap/shared/auth/admin-contract.ts';
import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { account } from '../../db/schema/auth.ts';
import { makeAccount, type TestAccount } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const REASON = 'Tried by a test';
let server: TestServer;
let admin: TestAccount;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  // The database is this file's own: nobody else is admin.
  await server.world.db.update(account).set({ roles: [] }).where(sql`'admin' = any(${account.roles})`);
  admin = await makeAccount(server.world, 'admin');
  cookie = await server.signIn(admin);
});

const decide = (verb: string, { id }: { id: string }, of = cookie) =>
  server.send('POST', `/api/admin/accounts/${id}/${verb}`, { cookie: of, json: { reason: REASON } });
const setRoles = ({ id }: { id: string }, roles: string[], of = cookie) =>
  server.send('PUT', `/api/admin/accounts/${id}/roles`, { cookie: of, json: { roles, reason: REASON } });
const list = async (query: string) =>
  (await server.send('GET', `/api/admin/accounts?${query}`, { cookie })).json<ListedAccount[]>();
const statusOf = async (of: string) => (await server.send('GET', '/api/auth/user', { cookie: of })).status;

describe('the list of people', () => {
  it('finds by a part of the name or address in any case, and by the id', async () => {
    const person = await makeAccount(server.world);
    for (const q of [person.displayName.toUpperCase(), person.email.slice(0, -3), person.id])
      expect((await list(`q=${encodeURIComponent(q)}`)).map(({ id }) => id)).toEqual([person.id]);
    expect(await list('q=%25')).toEqual([]);
    expect(await list('q=_')).toEqual([]);
  });

  it('comes in pages, each account once', async () => {
    await Promise.all(Array.from({ length: 4 }, () => makeAccount(server.world)));
    const whole = (await list('limit=500')).map(({ id }) => id);
    const seen: string[] = [];
    let next: string | undefined = '/api/admin/accounts?limit=3';
    while (next) {
      const answer = await server.send('GET', next, { cookie });
      seen.push(...answer.json<ListedAccount[]>().map(({ id }) => id));
      next = /^<([^>]+)>/u.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(whole);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('shows who has a role and who is suspended when asked', async () => {
    const [analyst, suspended] = [
      await makeAccount(server.world, 'analyst'),
      await makeAccount(server.world),
    ];
    await decide('suspend', suspended);
    expect((await list('filter=with-role')).map(({ id }) => id)).toEqual(
      expect.arrayContaining([admin.id, analyst.id]),
    );
    expect((await list('filter=with-role')).every(({ roles }) => roles.length > 0)).toBe(true);
    const found = (await list('filter=suspended')).find(({ id }) => id === suspended.id);
    expect(found?.suspended).toMatchObject({ reason: REASON });
  });
});

describe('roles', () => {
  it('are given and taken, and hold at the next request', async () => {
    const person = await makeAccount(server.world);
    const own = await server.signIn(person);
    const rolesNow = async () =>
      (await server.send('GET', '/api/auth/user', { cookie: own })).json<CurrentUser>().roles;
    expect((await setRoles(person, ['leo', 'analyst', 'leo'])).json<ListedAccount>().roles).toEqual([
      'analyst',
      'leo',
    ]);
    expect(await rolesNow()).toEqual(['member', 'analyst', 'leo']);
    await setRoles(person, []);
    expect(await rolesNow()).toEqual(['member']);
  });

  it('are given by admins only, and only roles there are', async () => {
    const person = await makeAccount(server.world, 'analyst');
    const own = await server.signIn(person);
    expect((await setRoles(person, ['admin'], own)).status).toBe(403);
    expect((await setRoles(person, ['owner'])).status).toBe(400);
    expect((await setRoles({ id: 'account-none' }, ['leo'])).status).toBe(404);
    const silent = await server.send('PUT', `/api/admin/accounts/${person.id}/roles`, {
      cookie,
      json: { roles: [], reason: 'no' },
    });
    expect(silent.status).toBe(400);
  });
});

describe('the last admin', () => {
  it('can neither be suspended nor lose the role', async () => {
    expect((await setRoles(admin, ['analyst'])).status).toBe(409);
    expect((await decide('suspend', admin)).status).toBe(409);
    expect(await statusOf(cookie)).toBe(200);
  });

  it('is also the one beside whom all others are suspended', async () => {
    const other = await makeAccount(server.world, 'admin');
    expect((await decide('suspend', other)).status).toBe(200);
    expect((await setRoles(admin, [])).status).toBe(409);
    expect((await decide('restore', other)).status).toBe(200);
    expect((await setRoles(admin, [])).status).toBe(200);
  });

  test.for([1, 2, 3])('stays when two admins take each other’s role at one moment (%i)', async () => {
    const other = await makeAccount(server.world, 'admin');
    const theirs = await server.signIn(other);
    const answers = await Promise.all([setRoles(other, [], cookie), setRoles(admin, [], theirs)]);
    expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
    const left = await server.world.db.$count(account, sql`'admin' = any(${account.roles})`);
    expect(left).toBe(1);
  });
});

describe('a suspension', () => {
  it('signs out everywhere at once, sockets too, and refuses sign-in only to who knows the password', async () => {
    const person = await makeAccount(server.world);
    const own = await server.signIn(person);
    const socket = await server.connect(own);
    await decide('suspend', person);
    expect(await statusOf(own)).toBe(401);
    await socket.waitForDisconnect('the suspended account');
    const signIn = (password: string) =>
      server.send('POST', '/api/login', { form: { email: person.email, password } });
    expect((await signIn(person.password)).status).toBe(403);
    expect((await signIn(person.password)).text).toContain('suspended');
    expect((await signIn('not the password')).status).toBe(401);
    const signUp = await server.send('POST', '/api/signup', {
      form: { email: person.email, password: person.password, displayName: 'Again' },
    });
    expect(signUp.status).toBe(403);
    await decide('restore', person);
    expect(await statusOf(await server.signIn(person))).toBe(200);
  });

  it('holds for a session that began at the same moment', async () => {
    const person = await makeAccount(server.world);
    const own = await server.signIn(person);
    // As if the sign-in had been checked before the suspension and stored its session after it.
    await server.world.db
      .update(account)
      .set({ suspendedAt: server.world.clock.now() })
      .where(eq(account.id, person.id));
    expect(await statusOf(own)).toBe(401);
  });

  it('is decided once, and so is its end', async () => {
    const person = await makeAccount(server.world);
    expect((await decide('restore', person)).status).toBe(409);
    expect((await decide('suspend', person)).status).toBe(200);
    expect((await decide('suspend', person)).status).toBe(409);
  });
});

it('ends somebody’s sessions, and they can sign in again', async () => {
  const person = await makeAccount(server.world);
  const own = await server.signIn(person);
  expect((await decide('end-sessions', person)).json<ListedAccount>().sessions).toBe(0);
  expect(await statusOf(own)).toBe(401);
  expect(await statusOf(await server.signIn(person))).toBe(200);
});

import type { Invitation } from '@fap/shared/auth/admin-contract.ts';
import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountInvitation, account as accountTable } from '../../db/schema/auth.ts';
import { mailMessage } from '../../db/schema/mail.ts';
import { makeAccount, type TestAccount } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { SESSION_COOKIE } from './sessions.ts';

let server: TestServer;
let admin: TestAccount;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await makeAccount(server.world, 'admin');
  cookie = await server.signIn(admin);
});
afterAll(() => server.stop());

const newAddress = () => `${server.world.name('guest')}@people.test`;
const invite = (email: string, roles: string[] = ['leo']) => {
  server.world.clock.advanceMinutes(1);
  return server.send('POST', '/api/admin/invitations', { cookie, json: { email, roles } });
};
const tokenTo = async (email: string) => {
  const [message] = await server.world.db
    .select({ body: mailMessage.body })
    .from(mailMessage)
    .where(and(eq(mailMessage.recipient, email)))
    .orderBy(desc(mailMessage.createdAt))
    .limit(1);
  return /token=([\w-]+)/u.exec(message?.body ?? '')?.[1] ?? '';
};
const accept = (token: string, changes: Record<string, string> = {}) =>
  server.send('POST', '/api/invitation', {
    form: { token, displayName: 'Invited Guest', password: 'ten characters', ...changes },
  });
const listed = async () =>
  (await server.send('GET', '/api/admin/invitations?limit=500', { cookie })).json<Invitation[]>();

describe('an invitation', () => {
  it('makes an account with its roles and a proven address, signed in, once', async () => {
    const email = newAddress();
    const invited = (await invite(email.toUpperCase(), ['leo', 'leo'])).json<Invitation>();
    expect(invited).toMatchObject({ email, roles: ['leo'], invitedBy: admin.displayName });
    expect((await listed()).map(({ id }) => id)).toContain(invited.id);
    const token = await tokenTo(email);
    const stored = await server.world.db.select().from(accountInvitation);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect((await accept(token, { password: 'short' })).status).toBe(400);
    const answer = await accept(token);
    expect(answer.status).toBe(303);
    const own =
      new RegExp(`${SESSION_COOKIE}=[^;]+`, 'u').exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
    const user = (await server.send('GET', '/api/auth/user', { cookie: own })).json<CurrentUser>();
    expect(user).toMatchObject({ email, roles: ['member', 'leo'], displayName: 'Invited Guest' });
    const [row] = await server.world.db.select().from(accountTable).where(eq(accountTable.id, user.id));
    expect(row?.emailConfirmedAt).not.toBeNull();
    expect((await accept(token)).status).toBe(400);
    expect((await listed()).map(({ id }) => id)).not.toContain(invited.id);
  });

  it('is void after a week, when it was taken back, and when another one was sent', async () => {
    const [late, revoked, replaced] = [newAddress(), newAddress(), newAddress()];
    await invite(replaced);
    const first = await tokenTo(replaced);
    await invite(replaced);
    expect((await accept(first)).status).toBe(400);
    const { id } = (await invite(revoked)).json<Invitation>();
    const taken = await server.send('DELETE', `/api/admin/invitations/${id}`, { cookie });
    expect(taken.status).toBe(200);
    expect((await accept(await tokenTo(revoked))).status).toBe(400);
    await invite(late);
    const token = await tokenTo(late);
    server.world.clock.advanceMinutes(7 * 24 * 60 + 1);
    expect((await accept(token)).status).toBe(400);
    expect((await listed()).map(({ email }) => email)).not.toContain(late);
  });

  it.for([
    ['suspended', 'POST', 'suspend', {}],
    ['no admin any more', 'PUT', 'roles', { roles: [] }],
  ] as const)('is void when who sent it is %s', async ([, method, call, change]) => {
    const [former, email] = [await makeAccount(server.world, 'admin'), newAddress()];
    server.world.clock.advanceMinutes(1);
    const invited = await server.send('POST', '/api/admin/invitations', {
      cookie: await server.signIn(former),
      json: { email, roles: ['admin'] },
    });
    expect(invited.status).toBe(201);
    const decided = await server.send(method, `/api/admin/accounts/${former.id}/${call}`, {
      cookie,
      json: { ...change, reason: 'They left us' },
    });
    expect(decided.status, decided.text).toBe(200);
    expect((await accept(await tokenTo(email))).status).toBe(400);
    expect((await listed()).map((one) => one.email)).not.toContain(email);
  });

  it('is not sent to a confirmed address, nor by anybody but admins', async () => {
    const person = await makeAccount(server.world);
    await server.world.db
      .update(accountTable)
      .set({ emailConfirmedAt: server.world.clock.now() })
      .where(eq(accountTable.id, person.id));
    expect((await invite(person.email)).status).toBe(409);
    const own = await server.signIn(person);
    const asked = await server.send('POST', '/api/admin/invitations', {
      cookie: own,
      json: { email: newAddress(), roles: ['admin'] },
    });
    expect(asked.status).toBe(403);
    expect((await invite('not an address')).status).toBe(400);
    expect((await invite(newAddress(), ['owner'])).status).toBe(400);
  });

  it('makes one account when its link is used twice at one moment', async () => {
    const email = newAddress();
    await invite(email);
    const token = await tokenTo(email);
    const statuses = (await Promise.all([1, 2].map(() => accept(token, { displayName: 'Another Guest' }))))
      .map(({ status }) => status)
      .sort();
    expect(statuses).toEqual([303, 400]);
    expect(await server.world.db.$count(accountTable, eq(accountTable.email, email))).toBe(1);
  });
});

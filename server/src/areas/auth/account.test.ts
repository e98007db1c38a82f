import type { Account } from '@fap/shared/auth/account-contract.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { accountLink, account as accountTable, session } from '../../db/schema/auth.ts';
import { mailMessage } from '../../db/schema/mail.ts';
import { outboxEvent } from '../../db/schema/platform.ts';
import { makeAccount, type TestAccount } from '../../testing/factories.ts';
import { newestMail } from '../../testing/newest-mail.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const NEW_PASSWORD = 'another password';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let server: TestServer;
let person: TestAccount;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  person = await makeAccount(server.world);
  cookie = await server.signIn(person);
});
afterAll(() => server.stop());

const newPerson = async () => {
  const made = await makeAccount(server.world);
  return { ...made, cookie: await server.signIn(made) };
};
const statusOf = async (of: string) => (await server.send('GET', '/api/auth/user', { cookie: of })).status;
const canSignIn = async (email: string, password: string) =>
  (await server.send('POST', '/api/login', { form: { email, password } })).status === 303;

const mailsTo = async (to: string) => {
  await server.settle();
  return server.world.db.select().from(mailMessage).where(eq(mailMessage.recipient, to));
};
const tokensIn = (text: string | null | undefined) =>
  [...(text ?? '').matchAll(/token=([\w-]+)/gu)].map(([, token = '']) => token);
/** A minute later than all that is mailed before, so that the newest message is known. */
const forget = async (email: string) => {
  await server.settle();
  server.world.clock.advanceMinutes(1);
  return server.send('POST', '/api/password/forgot', { form: { email } });
};
const reset = (token: string, password = NEW_PASSWORD) =>
  server.send('POST', '/api/password/reset', { form: { token, password } });

describe('the account page', () => {
  it('shows one’s own account and the browsers that are signed in, and which one asks', async () => {
    const answer = await server.send('GET', '/api/account', { cookie });
    const shown = answer.json<Account>();
    expect(shown).toMatchObject({ email: person.email, displayName: person.displayName, pendingEmail: null });
    expect(shown.sessions.filter(({ isOwn }) => isOwn)).toHaveLength(1);
    expect(answer.text).not.toContain('argon2');
  });

  it('names the browser and the address of its last use, to within ten minutes', async () => {
    const { cookie: own, id } = await newPerson();
    const ask = () => server.send('GET', '/api/account', { cookie: own, headers: { 'user-agent': FIREFOX } });
    const [before] = await server.world.db.select().from(session).where(eq(session.userId, id));
    server.world.clock.advanceMinutes(5);
    await ask();
    expect((await server.world.db.select().from(session).where(eq(session.userId, id)))[0]).toEqual(before);
    server.world.clock.advanceMinutes(6);
    const [shown] = (await ask()).json<Account>().sessions;
    expect(shown).toMatchObject({
      device: 'Firefox on Linux',
      address: '127.0.0.1',
      lastUsedAt: server.world.clock.now().toISOString(),
    });
  });

  it('signs a browser out at once, its sockets too, and nobody else’s', async () => {
    const { cookie: own, ...of } = await newPerson();
    const other = await server.signIn(of);
    const socket = await server.connect(other);
    const { sessions } = (await server.send('GET', '/api/account', { cookie: own })).json<Account>();
    const id = sessions.find(({ isOwn }) => !isOwn)?.id ?? '';
    const foreign = await server.send('DELETE', `/api/account/sessions/${id}`, { cookie });
    expect(foreign.status).toBe(404);
    expect(await statusOf(other)).toBe(200);
    const ended = await server.send('DELETE', `/api/account/sessions/${id}`, { cookie: own });
    expect(ended.json<Account>().sessions).toHaveLength(1);
    expect(await statusOf(other)).toBe(401);
    await socket.waitForDisconnect('the signed-out browser');
    expect(await statusOf(own)).toBe(200);
  });

  it('signs out all other browsers', async () => {
    const { cookie: own, ...of } = await newPerson();
    const others = await Promise.all([server.signIn(of), server.signIn(of)]);
    const answer = await server.send('DELETE', '/api/account/sessions', { cookie: own });
    expect(answer.json<Account>().sessions).toHaveLength(1);
    expect(await Promise.all([...others, own].map(statusOf))).toEqual([401, 401, 200]);
  });

  it('changes the name, but not to one like staff’s', async () => {
    const staff = await makeAccount(server.world, 'analyst');
    const { cookie: own } = await newPerson();
    const rename = (displayName: string) =>
      server.send('PUT', '/api/account/name', { cookie: own, json: { displayName } });
    expect((await rename('Maya')).json<Account>().displayName).toBe('Maya');
    expect((await rename(staff.displayName)).status).toBe(400);
    expect((await rename('  ')).status).toBe(400);
  });
});

describe('a new password', () => {
  const change = (of: string, currentPassword: string, password = NEW_PASSWORD) =>
    server.send('PUT', '/api/account/password', { cookie: of, json: { currentPassword, password } });

  it('needs the current one, signs out every other browser, and the owner is told by mail', async () => {
    const { cookie: own, ...of } = await newPerson();
    const other = await server.signIn(of);
    const wrong = await change(own, 'not the password');
    expect([wrong.status, wrong.json<{ message: string }>().message]).toEqual([
      400,
      'This is not your password.',
    ]);
    expect((await change(own, of.password, 'short')).status).toBe(400);
    expect((await change(own, of.password)).status).toBe(200);
    expect([await statusOf(own), await statusOf(other)]).toEqual([200, 401]);
    expect(await canSignIn(of.email, of.password)).toBe(false);
    expect(await canSignIn(of.email, NEW_PASSWORD)).toBe(true);
    expect((await newestMail(server, of.email))?.subject).toBe('Your password was changed');
  });

  it('cannot be guessed with an open browser: ten wrong ones, and it has to wait', async () => {
    const { cookie: own, password } = await newPerson();
    for (let attempt = 0; attempt < 10; attempt += 1) await change(own, `guess number ${attempt}`);
    const late = await change(own, password);
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a forgotten password', () => {
  it('is replaced by a mailed link, which works once, and ends every session', async () => {
    const of = await newPerson();
    await forget(of.email.toUpperCase());
    const [token = ''] = tokensIn((await newestMail(server, of.email))?.body);
    expect((await server.send('GET', `/api/password/reset?token=${token}`)).text).toContain(token);
    expect((await reset(token, 'short')).status).toBe(400);
    expect((await reset(token)).status).toBe(303);
    expect(await statusOf(of.cookie)).toBe(401);
    expect(await canSignIn(of.email, NEW_PASSWORD)).toBe(true);
    const again = await reset(token, 'a third password');
    expect(again.status).toBe(400);
    expect(again.text).toContain('no longer valid');
  });

  it('is not replaced by a link of sixteen minutes ago, of something else, or made up', async () => {
    const of = await newPerson();
    await forget(of.email);
    const [old = ''] = tokensIn((await newestMail(server, of.email))?.body);
    server.world.clock.advanceMinutes(16);
    const asked = await server.send('PUT', '/api/account/email', {
      cookie: of.cookie,
      json: { email: of.email, currentPassword: of.password },
    });
    expect(asked.status, asked.text).toBe(200);
    const [confirming = ''] = tokensIn((await newestMail(server, of.email))?.body);
    // Without two links of its own there would be nothing to refuse.
    expect(new Set([old, confirming, '']).size).toBe(3);
    for (const token of [old, confirming, 'made-up', '']) expect((await reset(token)).status).toBe(400);
    expect(await canSignIn(of.email, of.password)).toBe(true);
  });

  it('gets the same answer and leaves the same traces for an address without an account', async () => {
    const unknown = `${server.world.name('nobody')}@people.test`;
    const events = () =>
      server.world.db.$count(outboxEvent, eq(outboxEvent.type, 'account.password.forgotten'));
    const of = await newPerson();
    const before = await events();
    const answers = [await forget(of.email), await forget(unknown)];
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, answers[0]?.text],
      [200, answers[0]?.text],
    ]);
    expect(await events()).toBe(before + 2);
    expect(await mailsTo(unknown)).toEqual([]);
  });

  it('of an address that nobody proved: each account of it gets its link, and the first that is opened proves it', async () => {
    const email = `${server.world.name('shared')}@people.test`;
    const signUp = async (displayName: string, password: string) => {
      const answer = await server.send('POST', '/api/signup', { form: { email, password, displayName } });
      expect(answer.status).toBe(303);
    };
    await signUp('Stranger', 'the password of a stranger');
    server.world.clock.advanceMinutes(1);
    await signUp('Owner', 'the password of the owner');
    await forget(email);
    const message = await newestMail(server, email);
    expect(message?.body).toMatch(/Account Stranger[\s\S]+Account Owner/u);
    const [, token = ''] = tokensIn(message?.body);
    await reset(token);
    server.world.clock.advanceMinutes(1);
    await forget(email);
    const after = await newestMail(server, email);
    expect(after?.body).toContain('Account Owner');
    expect(after?.body).not.toContain('Account Stranger');
  });

  it('does not store a link’s secret, and mails few of them to one address', async () => {
    const of = await newPerson();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 501; attempt += 100) statuses.push((await forget(of.email)).status);
    const links = await server.world.db.select().from(accountLink).where(eq(accountLink.accountId, of.id));
    const secrets = (await mailsTo(of.email)).flatMap(({ body }) => tokensIn(body));
    expect(secrets.length).toBeGreaterThan(0);
    for (const secret of secrets) expect(JSON.stringify(links)).not.toContain(secret);
    expect(statuses.every((status) => status === 200)).toBe(true);
  });
});

describe('an e-mail address', () => {
  const changeTo = (of: { cookie: string; password: string }, email: string) => {
    server.world.clock.advanceMinutes(1);
    return server.send('PUT', '/api/account/email', {
      cookie: of.cookie,
      json: { email, currentPassword: of.password },
    });
  };
  const confirm = (token: string) => server.send('POST', '/api/email/confirm', { form: { token } });

  it('is confirmed by the link that sign-up mails, by a press and not by opening the link', async () => {
    const email = `${server.world.name('new')}@people.test`;
    await server.send('POST', '/api/signup', {
      form: { email, password: 'ten characters', displayName: 'New' },
    });
    const [token = ''] = tokensIn((await newestMail(server, email))?.body);
    const confirmedAt = async () =>
      (await server.world.db.select().from(accountTable).where(eq(accountTable.email, email)))[0]
        ?.emailConfirmedAt;
    const page = await server.send('GET', `/api/email/confirm?token=${token}`);
    expect(page.status).toBe(200);
    expect(await confirmedAt()).toBeNull();
    expect((await confirm(token)).status).toBe(200);
    expect(await confirmedAt()).not.toBeNull();
  });

  it('is changed when the link to the new one is opened; the old one is told', async () => {
    const of = await newPerson();
    const email = `${server.world.name('new')}@people.test`;
    expect((await changeTo({ ...of, password: 'wrong password' }, email)).status).toBe(400);
    const waiting = (await changeTo(of, email)).json<Account>();
    expect(waiting).toMatchObject({ email: of.email, pendingEmail: email });
    const [token = ''] = tokensIn((await newestMail(server, email))?.body);
    await confirm(token);
    const after = (await server.send('GET', '/api/account', { cookie: of.cookie })).json<Account>();
    expect(after).toMatchObject({ email, pendingEmail: null, emailConfirmedAt: expect.any(String) });
    expect((await newestMail(server, of.email))?.subject).toBe('Your e-mail address was changed');
    expect(await canSignIn(email, of.password)).toBe(true);
    expect((await confirm(token)).status).toBe(400);
  });

  it('of which another account has been confirmed becomes nobody else’s, and the answer does not say before', async () => {
    const [owner, other] = [await newPerson(), await newPerson()];
    await changeTo(owner, owner.email);
    await confirm(tokensIn((await newestMail(server, owner.email))?.body)[0] ?? '');
    const asked = await changeTo(other, owner.email);
    expect(asked.status).toBe(200);
    const answer = await confirm(tokensIn((await newestMail(server, owner.email))?.body)[0] ?? '');
    expect(answer.status).toBe(409);
    const rows = await server.world.db
      .select({ id: accountTable.id })
      .from(accountTable)
      .where(and(eq(accountTable.email, owner.email)));
    expect(rows).toEqual([{ id: owner.id }]);
  });
});

test.for(['/api/password/reset', '/api/email/confirm'])(
  'a token with markup in it stays text on the page of %s',
  async (path) => {
    const { text } = await server.send(
      'GET',
      `${path}?token=${encodeURIComponent('"><script>alert(1)</script>')}`,
    );
    expect(text).not.toContain('<script>');
  },
);

import { can, type Role } from '@fap/shared/auth/capabilities.ts';
import { CALLS_OF_EVERY_TOKEN, scopeOfCall, TOKEN_CALLS } from '@fap/shared/auth/token-calls.ts';
import type { ApiToken } from '@fap/shared/auth/token-contract.ts';
import {
  MAX_TOKENS,
  rolesUnder,
  TOKEN_PREFIX,
  TOKEN_SCOPE_NAMES,
  TOKEN_SCOPES,
} from '@fap/shared/auth/token-scopes.ts';
import type { ErrorBody } from '@fap/shared/kernel/app-error.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_ENDPOINTS } from '../../areas.ts';
import { account, apiToken } from '../../db/schema/auth.ts';
import { mailMessage } from '../../db/schema/mail.ts';
import { auditEntry } from '../../db/schema/platform.ts';
import { createLog } from '../../platform/runtime/log.ts';
import { ENDPOINT_EXAMPLES, makeScene } from '../../testing/endpoint-examples.ts';
import { addressOf, endpointName, type Scene } from '../../testing/examples-of.ts';
import { actAs, makeAccount, makeCluster, type TestAccount } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { TestSocket } from '../../testing/test-socket.ts';
import { textFile } from '../../testing/text-file.ts';
import { setRoles } from './people/set-roles.ts';
import { suspendAccount } from './people/suspend-account.ts';
import { makeFactor } from './testing/make-factor.ts';
import { makeTestToken } from './testing/make-test-token.ts';

let server: TestServer;
let scene: Scene;
const logged: string[] = [];
const ROLES: Role[] = ['analyst', 'leo', 'admin'];

beforeAll(async () => {
  const log = createLog('trace', { write: (line: string) => void logged.push(line) });
  server = await startTestServer({}, log);
  scene = await makeScene(server, async (cookie) => {
    const multipart = textFile('an evidence item of the scene');
    const answer = await server.send('POST', '/api/evidence/upload', { cookie, multipart });
    return String(answer.json().evidenceId);
  });
});
afterAll(() => server.stop());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const get = (path: string, token: string) => server.send('GET', path, { headers: bearer(token) });
const tokenOf = async (person: TestAccount, ...scopes: (typeof TOKEN_SCOPE_NAMES)[number][]) =>
  (await makeTestToken(server.world, person, scopes)).token;
const make = (cookie: string, json: object) => server.send('POST', '/api/account/tokens', { cookie, json });
const input = (person: TestAccount, changes: object = {}) => ({
  name: 'A program',
  scopes: ['read-shared'],
  days: 30,
  currentPassword: person.password,
  ...changes,
});

describe('a token of each scope opens its calls and no other', () => {
  test.for(TOKEN_SCOPE_NAMES)('%s', async (scope) => {
    // Somebody who may do everything: what is refused is refused for the token's sake.
    const token = await tokenOf(scene.member, scope);
    for (const endpoint of ALL_ENDPOINTS) {
      const name = endpointName(endpoint);
      const isOpen = TOKEN_CALLS[scope].includes(name) || CALLS_OF_EVERY_TOKEN.includes(name);
      if (!isOpen) {
        const request = { headers: bearer(token), ...(endpoint.body ? { json: {} } : {}) };
        const answer = await server.send(endpoint.method, addressOf(endpoint.path), request);
        expect(answer.status, `${name}: ${answer.text.slice(0, 200)}`).toBe(403);
        expect(answer.json<ErrorBody>().message, name).toMatch(/token/iu);
        continue;
      }
      const { params, query, status, isAnonymous: _, headers, ...request } = await exampleOf(name);
      const answer = await server.send(endpoint.method, addressOf(endpoint.path, example(params, query)), {
        ...request,
        headers: { ...headers, ...bearer(token) },
      });
      // An export asks a call of its own, which this token need not open.
      const isExport = CALLS_OF_EVERY_TOKEN.includes(name);
      const wanted = isExport && scope !== 'read-shared' ? 403 : status;
      expect(answer.status, `${name}: ${answer.text.slice(0, 200)}`).toBe(wanted);
    }
  });

  test('every call that a scope names exists, once', () => {
    const names = [...Object.values(TOKEN_CALLS).flat(), ...CALLS_OF_EVERY_TOKEN];
    const known = new Set(ALL_ENDPOINTS.map(endpointName));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  test('a call needs no more than its scope, and nothing of the account itself is open', () => {
    for (const endpoint of ALL_ENDPOINTS) {
      const scope = scopeOfCall(endpoint);
      if (
        /^\/api\/(account|admin\/(?!audit$)|login|logout|signup|password|email|elder|guardian)/u.test(
          endpoint.path,
        )
      )
        expect(scope, endpointName(endpoint)).toBeNull();
      if (scope === null || endpoint.access === 'signed-in' || endpoint.access === 'public') continue;
      // Whoever has what the scope needs may make the call: no scope promises what it cannot do.
      const roles = rolesUnder(scope, ['member', ...ROLES]);
      expect(can(roles, endpoint.access as never), endpointName(endpoint)).toBe(true);
    }
  });
});

const exampleOf = async (name: string) => {
  const made = ENDPOINT_EXAMPLES[name];
  if (!made) throw new Error(`no example of ${name}`);
  return made(scene);
};
const example = (params?: Record<string, string>, query?: Record<string, string>) => ({
  ...(params && { params }),
  ...(query && { query }),
});

describe('a token acts for its owner and never for more', () => {
  test('a scope of members does not lend the roles of staff, and one of staff lends no other role', async () => {
    expect(rolesUnder('read-own', ['member', ...ROLES])).toEqual(['member']);
    expect(rolesUnder('indicators', ['member', ...ROLES])).toEqual(['member', 'analyst', 'admin']);
    expect(rolesUnder('dossiers', ['member', 'leo'])).toEqual(['member', 'leo']);
    const analyst = await makeAccount(server.world, 'analyst');
    const victim = await makeAccount(server.world);
    const cookie = await server.signIn(victim);
    const created = await server.send('POST', '/api/cases', {
      cookie,
      json: { title: 'A case of somebody', description: 'What happened to them', scamType: 'romance' },
    });
    const path = `/api/cases/${created.json().id}`;
    const asAnalyst = await server.send('GET', path, { cookie: await server.signIn(analyst) });
    const byToken = await get(path, await tokenOf(analyst, 'read-own'));
    const asMember = await server.send('GET', path, {
      cookie: await server.signIn(await makeAccount(server.world)),
    });
    expect(byToken.text).toBe(asMember.text);
    expect(byToken.text).not.toBe(asAnalyst.text);
  });

  test('a role that was taken, and one that was given later, count for nothing', async () => {
    const [taken, later] = [await makeAccount(server.world, 'analyst'), await makeAccount(server.world)];
    const [before, after] = [await tokenOf(taken, 'indicators'), await tokenOf(later, 'indicators')];
    expect((await get('/api/indicators', before)).status).toBe(200);
    const admin = actAs(server.world, scene.member);
    await setRoles(admin, { accountId: taken.id, roles: [], reason: 'a test of it' });
    await setRoles(admin, { accountId: later.id, roles: ['analyst'], reason: 'a test of it' });
    expect((await get('/api/indicators', before)).status).toBe(403);
    expect((await get('/api/indicators', after)).status).toBe(403);
  });

  test('a cookie beside it counts for nothing, and no socket opens by it', async () => {
    const person = await makeAccount(server.world, 'admin');
    const cookie = await server.signIn(person);
    const token = await tokenOf(person, 'read-shared');
    const both = await server.send('GET', '/api/admin/accounts', { cookie, headers: bearer(token) });
    expect(both.status).toBe(403);
    const wrong = await server.send('GET', '/api/clusters', {
      cookie,
      headers: bearer(`${TOKEN_PREFIX}${'a'.repeat(43)}`),
    });
    expect(wrong.status).toBe(401);
    await expect(TestSocket.connect(server.url, { headers: bearer(token) })).rejects.toThrow();
  });

  test('an export gives a token what its list gives it', async () => {
    const token = await tokenOf(await makeAccount(server.world), 'read-shared');
    await makeCluster(server.world);
    expect((await get('/api/exports/clusters?format=json', token)).status).toBe(200);
    expect((await get('/api/exports/reports?format=json', token)).status).toBe(403);
    expect((await get('/api/exports/audit?format=json', token)).status).toBe(403);
  });
});

describe('a token ends at once', () => {
  test('when it is revoked, has run out, or is somebody else’s', async () => {
    const [person, other] = [await makeAccount(server.world), await makeAccount(server.world)];
    const [cookie, foreign] = [await server.signIn(person), await server.signIn(other)];
    const { token, tokens } = (await make(cookie, input(person))).json<{
      token: string;
      tokens: ApiToken[];
    }>();
    expect((await get('/api/clusters', token)).status).toBe(200);
    const path = `/api/account/tokens/${tokens[0]?.id}`;
    expect((await server.send('DELETE', path, { cookie: foreign })).status).toBe(404);
    expect((await get('/api/clusters', token)).status).toBe(200);
    expect((await server.send('DELETE', path, { cookie })).json()).toEqual([]);
    expect((await get('/api/clusters', token)).status).toBe(401);
    expect((await server.send('DELETE', path, { cookie })).status).toBe(404);
    const short = (await make(cookie, input(person, { days: 1 }))).json<{ token: string }>().token;
    const now = server.world.clock.now();
    await server.world.db.update(apiToken).set({ expiresAt: now }).where(eq(apiToken.accountId, person.id));
    expect((await get('/api/clusters', short)).status).toBe(401);
  });

  test('when its owner is suspended, for good', async () => {
    const person = await makeAccount(server.world);
    const token = await tokenOf(person, ...TOKEN_SCOPE_NAMES);
    const admin = actAs(server.world, scene.member);
    await suspendAccount(admin, { accountId: person.id, reason: 'a reason for it' });
    for (const endpoint of ALL_ENDPOINTS.filter((one) => scopeOfCall(one) !== null)) {
      const { status } = await server.send(endpoint.method, addressOf(endpoint.path), {
        headers: bearer(token),
      });
      expect(status, endpointName(endpoint)).toBe(401);
    }
    await server.world.db.update(account).set({ suspendedAt: null }).where(eq(account.id, person.id));
    expect((await get('/api/clusters', token)).status).toBe(401);
  });

  test('when the password changes, which its owner is mailed', async () => {
    const person = await makeAccount(server.world);
    const cookie = await server.signIn(person);
    const token = await tokenOf(person, 'read-shared');
    const json = { currentPassword: person.password, password: 'another long password' };
    expect((await server.send('PUT', '/api/account/password', { cookie, json })).status).toBe(200);
    expect((await get('/api/clusters', token)).status).toBe(401);
    const [mail] = await server.world.db
      .select()
      .from(mailMessage)
      .where(eq(mailMessage.recipient, person.email));
    expect(mail?.body).toContain('Your tokens for programs ended, too.');
  });
});

describe('making one', () => {
  test('takes the password and only what the account may do', async () => {
    const person = await makeAccount(server.world);
    const cookie = await server.signIn(person);
    expect((await make(cookie, input(person, { currentPassword: 'wrong' }))).status).toBe(400);
    for (const scope of ['indicators', 'audit', 'dossiers', 'partner-log'])
      expect((await make(cookie, input(person, { scopes: [scope] }))).status, scope).toBe(403);
    for (const odd of [{ scopes: [] }, { scopes: ['everything'] }, { days: 0 }, { days: 366 }, { name: ' ' }])
      expect((await make(cookie, input(person, odd))).status, JSON.stringify(odd)).toBe(400);
    expect(await server.world.db.$count(apiToken, eq(apiToken.accountId, person.id))).toBe(0);
  });

  test('a session without the second factor does not lend a role that needs one', async () => {
    const strict = await startTestServer({ SECOND_FACTOR_ROLES: 'analyst' });
    try {
      const analyst = await makeAccount(strict.world, 'analyst');
      const cookie = await strict.signIn(analyst);
      await makeFactor(strict.world, analyst.id);
      const ask = (scopes: string[]) =>
        strict.send('POST', '/api/account/tokens', { cookie, json: input(analyst, { scopes }) });
      expect((await ask(['indicators'])).status).toBe(403);
      expect((await ask(['read-shared'])).status).toBe(201);
      const [row] = await strict.world.db.select().from(apiToken).where(eq(apiToken.accountId, analyst.id));
      expect(row?.roles).toEqual([]);
    } finally {
      await strict.stop();
    }
  });

  test('gives its text once, keeps its hash, records both ends, and no log has it', async () => {
    const person = await makeAccount(server.world);
    const cookie = await server.signIn(person);
    const { token, tokens } = (await make(cookie, input(person))).json<{
      token: string;
      tokens: ApiToken[];
    }>();
    expect(token).toMatch(/^fap_user_[\w-]{43}$/u);
    await get('/api/clusters', token);
    await get('/api/admin/accounts', token);
    await get('/api/nothing', token);
    const list = await server.send('GET', '/api/account/tokens', { cookie });
    expect(list.json<ApiToken[]>()[0]?.lastUsedAt).not.toBeNull();
    await server.send('DELETE', `/api/account/tokens/${tokens[0]?.id}`, { cookie });
    const rows = await server.world.db.select().from(auditEntry).where(eq(auditEntry.actorId, person.id));
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account.token-made', 'account.token-revoked']),
    );
    const secret = token.slice(TOKEN_PREFIX.length);
    expect(JSON.stringify([rows, await server.world.db.select().from(apiToken)])).not.toContain(secret);
    expect(list.text).not.toContain(secret);
    // A line that was meant to hold it does not, either.
    server.world.ctx.log.info({ token }, 'a line with a token');
    expect(logged.join('')).toContain('a line with a token');
    expect(logged.join('')).not.toContain(secret);
  });

  test('twenty at most, also when two are made at one moment', async () => {
    const person = await makeAccount(server.world);
    const cookie = await server.signIn(person);
    for (let i = 1; i < MAX_TOKENS; i += 1) await tokenOf(person, 'read-shared');
    const both = await Promise.all([make(cookie, input(person)), make(cookie, input(person))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });
});

test('each scope is one that somebody can choose', () => {
  for (const { needs } of Object.values(TOKEN_SCOPES)) expect(can(['member', ...ROLES], needs)).toBe(true);
});

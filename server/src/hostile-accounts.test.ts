import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import { LIMITS } from '@fap/shared/kernel/limits.ts';
import { puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createAccount, hashPassword } from './areas/auth/index.ts';
import { createAdmin } from './cli/create-admin.ts';
import { account } from './db/schema/auth.ts';
import { auditEntry } from './db/schema/platform.ts';
import { contribution } from './db/schema/puzzle.ts';
import { report } from './platform/collab/testing/report.ts';
import { makeAccount, makeCluster, makeSubmission, type TestAccount } from './testing/factories.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let victim: string;
beforeAll(async () => {
  server = await startTestServer({ LIMITS_FACTOR: '1', TRUST_PROXY: '1' });
  victim = await server.signIn(await makeAccount(server.world));
});
afterAll(() => server.stop());

/** Every test here needs password hashes or hundreds of requests, on a shared machine. */
vi.setConfig({ testTimeout: 180_000 });

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const signIn = ({ email }: { email: string }, password: string, address: string) =>
  server.send('POST', '/api/login', { form: { email, password }, ...from(address) });

/** An account whose password hash costs as much as a real one. */
async function makeCostlyAccount(): Promise<TestAccount> {
  const made = await makeAccount(server.world);
  await server.world.db
    .update(account)
    .set({ passwordHash: await hashPassword(made.password) })
    .where(eq(account.id, made.id));
  return made;
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Measures the database reads of another account during an attack, in milliseconds. */
async function measureReadsDuring(attack: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  void attack.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const startedAt = performance.now();
    const answer = await server.send('GET', '/api/auth/user', { cookie: victim });
    expect(answer.status).toBe(200);
    times.push(performance.now() - startedAt);
  }
  await attack;
  return times;
}

describe('a flood of sign-ins', () => {
  test('of sixty at once does not block other reads', async () => {
    const attacked = await makeCostlyAccount();
    const attack = Promise.all(
      Array.from({ length: 60 }, (_, index) => signIn(attacked, 'wrong', `203.0.113.${index}`)),
    );
    const times = await measureReadsDuring(attack);
    report(
      `60 sign-ins at once: others' median ${median(times).toFixed(0)} ms of ${times.length}, slowest ${Math.max(...times).toFixed(0)} ms`,
    );
    expect((await attack).map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 401));
    expect(median(times)).toBeLessThan(250);
  });

  test('from one address queues behind itself, and is refused with Retry-After when the queue is full', async () => {
    const attacked = await makeCostlyAccount();
    const honest = await makeCostlyAccount();
    const flood = Array.from({ length: 130 }, (_, index) =>
      signIn({ email: `nobody-${index}@people.test` }, 'wrong', '203.0.113.99'),
    );
    await Promise.race(flood);
    const startedAt = performance.now();
    const mine = await signIn(honest, honest.password, '198.51.100.7');
    const waitedMs = performance.now() - startedAt;
    expect(mine.status).toBe(303);
    const answers = await Promise.all(flood);
    const floodMs = performance.now() - startedAt;
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    report(
      `a sign-in beside a flood of 130: ${waitedMs.toFixed(0)} ms; the flood took ${floodMs.toFixed(0)} ms`,
    );
    expect(waitedMs).toBeLessThan(floodMs / 2 + 500);
    expect((await signIn(attacked, attacked.password, '203.0.113.99')).status).toBe(303);
  });

  test('failures count per account and address together, so people behind one balancer do not lock each other out', async () => {
    const [attacked, other] = [await makeAccount(server.world), await makeAccount(server.world)];
    for (let failure = 0; failure < 11; failure += 1) await signIn(attacked, 'wrong', '203.0.113.50');
    expect((await signIn(attacked, attacked.password, '203.0.113.50')).status).toBe(429);
    expect((await signIn(attacked, attacked.password, '198.51.100.8')).status).toBe(303);
    expect((await signIn(other, other.password, '203.0.113.50')).status).toBe(303);
  });

  test('an address that fails on many accounts is refused', async () => {
    let status = 0;
    for (let failure = 0; failure <= 300 && status !== 429; failure += 20) {
      const attempts = Array.from({ length: 20 }, (_, index) =>
        signIn({ email: `many-${failure + index}@people.test` }, 'wrong', '203.0.113.60'),
      );
      status = (await Promise.all(attempts)).at(-1)?.status ?? 0;
    }
    expect(status).toBe(429);
    const other = await makeAccount(server.world);
    expect((await signIn(other, other.password, '198.51.100.9')).status).toBe(303);
  });
});

test('one address cannot create thousands of accounts', async () => {
  const signUp = (index: number, address: string) =>
    server.send('POST', '/api/signup', {
      form: { email: `puppet-${index}@people.test`, password: 'ten letters', displayName: `Puppet ${index}` },
      ...from(address),
    });
  const statuses: number[] = [];
  for (let index = 0; index < 130; index += 10)
    statuses.push(
      ...(await Promise.all(Array.from({ length: 10 }, (_, at) => signUp(index + at, '203.0.113.70')))).map(
        ({ status }) => status,
      ),
    );
  expect(statuses.filter((status) => status === 303)).toHaveLength(120);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await signUp(999, '198.51.100.10')).status).toBe(303);
});

describe('an account that floods the database', () => {
  test('with pieces earns no more than a busy person, and gets Retry-After', async () => {
    const { clusterId } = await makeCluster(server.world);
    const mallory = await server.signIn(await makeAccount(server.world));
    await server.send('POST', '/api/puzzle/pledge', { cookie: mallory });
    const answers = [];
    for (let sent = 0; sent < 160; sent += 20)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 20 }, (_, index) =>
            server.send('POST', '/api/puzzle/contribute', {
              cookie: mallory,
              json: { clusterId, layer: 3, content: `Nonsense ${sent + index}` },
            }),
          ),
        )),
      );
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(120);
    expect(refused).toHaveLength(40);
    for (const answer of refused) {
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.json().message).toMatch(
        /^Too many pieces in a short time\. Please try again in \d+ seconds\.$/u,
      );
    }
  });

  test('with reports gets 429 beyond the limit, and others are not affected', async () => {
    const mallory = await server.signIn(await makeAccount(server.world));
    const statuses = [];
    for (let sent = 0; sent < 70; sent += 10)
      statuses.push(
        ...(
          await Promise.all(
            Array.from({ length: 10 }, () =>
              server.send('POST', '/api/clusters', { cookie: mallory, json: makeSubmission(server.world) }),
            ),
          )
        ).map(({ status }) => status),
      );
    expect(statuses.filter((status) => status === 201)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const ann = await server.signIn(await makeAccount(server.world));
    expect(
      (await server.send('POST', '/api/clusters', { cookie: ann, json: makeSubmission(server.world) }))
        .status,
    ).toBe(201);
  });
});

test('all processes of an installation share the limits', async () => {
  const other = await startTestServer({ LIMITS_FACTOR: '1', SERVICES: 'web' });
  try {
    const cookie = await server.signIn(await makeAccount(server.world));
    const scan = (at: TestServer) =>
      at.send('POST', '/api/clusters/preview-match', { cookie, json: { description: 'A' } });
    const { burst } = LIMITS.previews;
    const answers = [];
    for (let asked = 0; asked < burst; asked += 40)
      answers.push(
        ...(await Promise.all(Array.from({ length: 40 }, (_, index) => scan(index % 2 ? other : server)))),
      );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([(await scan(server)).status, (await scan(other)).status]).toEqual([429, 429]);
  } finally {
    await other.stop();
  }
});

test('an e-mail costs one password hash however many sign up with it, even at the same moment', async () => {
  const email = `${server.world.name('new')}@people.test`;
  const passwords = ['first of them', 'second of them', 'third of them'];
  await Promise.all(
    passwords.map((password, index) =>
      server.send('POST', '/api/signup', {
        form: { email, password, displayName: `Person ${index}` },
        ...from(`198.51.100.${30 + index}`),
      }),
    ),
  );
  const rows = await server.world.db
    .select({ hash: account.passwordHash })
    .from(account)
    .where(eq(account.email, email));
  expect(rows).toHaveLength(3);
  expect(new Set(rows.map(({ hash }) => hash.slice(0, hash.lastIndexOf('$')))).size).toBe(1);
});

describe('pnpm admin:create', () => {
  test('gives no access to an account that signed up with the admin’s address', async () => {
    const squatter = await makeAccount(server.world);
    const cookie = await server.signIn(squatter);
    const told = await createAdmin(server.world.ctx, squatter.email.toUpperCase());
    const password = told.split(' ').at(-1) ?? '';
    expect((await server.send('GET', '/api/auth/user', { cookie })).status).toBe(401);
    expect((await signIn(squatter, squatter.password, '198.51.100.20')).status).toBe(401);
    const admin = await server.signIn({ ...squatter, password });
    const user = (await server.send('GET', '/api/auth/user', { cookie: admin })).json<CurrentUser>();
    expect(user).toMatchObject({ id: squatter.id, roles: ['member', 'admin'] });
    const [entry] = await server.world.db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.entityId, squatter.id), eq(auditEntry.action, 'account.made-admin')));
    expect(entry).toMatchObject({ before: { roles: [] }, after: { roles: ['admin'], sessionsEnded: 1 } });
    expect(JSON.stringify(entry)).not.toContain(password);
  });

  test('makes a separate account where several people signed up with the address, and reuses it later', async () => {
    const { email } = await makeAccount(server.world);
    await createAccount(server.world.ctx, {
      email,
      passwordHash: await hashPassword('a squatter’s password'),
      displayName: 'Squatter',
    });
    const passwords = [];
    for (let time = 1; time <= 2; time += 1)
      passwords.push((await createAdmin(server.world.ctx, email)).split(' ').at(-1) ?? '');
    expect((await signIn({ email }, passwords[0] ?? '', '198.51.100.21')).status).toBe(401);
    expect((await signIn({ email }, passwords[1] ?? '', '198.51.100.21')).status).toBe(303);
    const roles = await server.world.db
      .select({ roles: account.roles })
      .from(account)
      .where(eq(account.email, email));
    expect(roles.filter((row) => row.roles.includes('admin'))).toHaveLength(1);
    expect(roles).toHaveLength(3);
  });
});

describe('the same idempotency key', () => {
  test.for([
    [
      'piece',
      '/api/puzzle/contribute',
      (content: string, clusterId: string) => ({ clusterId, layer: 2, content }),
    ],
    [
      'report',
      '/api/clusters',
      (description: string) => ({ ...makeSubmission(server.world), ...REPORT, description }),
    ],
  ] as const)('with another %s is a conflict, never a yes to what was not kept', async ([, path, make]) => {
    const { clusterId } = await makeCluster(server.world);
    const cookie = await server.signIn(await makeAccount(server.world));
    const [first, second] = [
      make('The first words of it', clusterId),
      make('Quite other words of it', clusterId),
    ];
    const send = (json: object) =>
      server.send('POST', path, { cookie, json: { ...json, idempotencyKey: 'one-key' } });
    expect((await send(first)).status).toBe(201);
    expect([200, 201]).toContain((await send(first)).status);
    const refused = await send(second);
    expect([refused.status, refused.json().code]).toEqual([409, 'CONFLICT']);
  });
});
const REPORT = {
  scamName: 'One scheme',
  scamPersonas: 'One mentor',
  evidence: 'https://one-scheme-of-all.example/login',
};

describe('without the zero-touch pledge', () => {
  test.for(['/api/puzzle/contribute', '/api/puzzle/submit'])(
    '%s stores nothing and gives the reason',
    async (path) => {
      const { clusterId } = await makeCluster(server.world);
      const fresh = await makeAccount(server.world);
      await server.world.db.update(account).set({ pledgedAt: null }).where(eq(account.id, fresh.id));
      const cookie = await server.signIn(fresh);
      const socket = await server.connect(cookie);
      await socket.subscribe(puzzleTopic(clusterId));
      const json = { clusterId, layer: 2, content: 'A piece without a pledge' };
      const refused = await server.send('POST', path, { cookie, json });
      expect(refused.status).toBe(403);
      expect(refused.json().message).toMatch(/pledge/iu);
      const written = await server.world.db
        .select()
        .from(contribution)
        .where(eq(contribution.authorId, fresh.id));
      expect(written).toEqual([]);
      await server.send('POST', '/api/puzzle/pledge', { cookie });
      expect((await server.send('POST', path, { cookie, json })).status).toBe(201);
    },
  );
});

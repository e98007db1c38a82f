import { elderTopic } from '@fap/shared/elder/events.ts';
import { areSound, GUARDIAN_SCOPES, type GuardianScope } from '@fap/shared/elder/scopes.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_ENDPOINTS } from '../../areas.ts';
import { mailMessage } from '../../db/schema/mail.ts';
import { notice } from '../../db/schema/notices.ts';
import { actAs, type TestAccount } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { TestSocket } from '../../testing/test-socket.ts';
import { escalateAlerts } from './alerts/escalate-alerts.ts';
import { changeGuardian } from './guardians/end-guardianship.ts';
import { setHelper } from './shield/change-shield.ts';
import { makeGuardianship } from './testing/make-guardianship.ts';
import { makePayment, makeRiskyPayment } from './testing/payments.ts';
import { handIn, makeElder, makeReachable } from './testing/people.ts';

/** Words that stand in one place each; their spelling occurs nowhere else. */
const PAYEE = 'Quillbriar Holdings';
const SUM = /(?:7,?654\.32|765432)/u;
const PRIVATE = 'Florist Wrenwhistle';
const HELPER = 'Odalys Nexdoor';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Standing = 'accepted' | 'invited' | 'revoked' | 'nobody';
interface Row {
  standing: Standing;
  scopes: readonly GuardianScope[];
}
const SETS = Array.from({ length: 2 ** GUARDIAN_SCOPES.length }, (_, bits) =>
  GUARDIAN_SCOPES.filter((__, at) => (bits & (1 << at)) !== 0),
).filter((scopes) => areSound(scopes));
const MATRIX: Row[] = [
  ...SETS.map((scopes): Row => ({ standing: 'accepted', scopes })),
  ...(['invited', 'revoked', 'nobody'] as const).map(
    (standing): Row => ({ standing, scopes: GUARDIAN_SCOPES }),
  ),
];

/** Every address of the area that can be read without knowing an id. */
const READS = ALL_ENDPOINTS.filter(
  ({ method, path }) =>
    method === 'GET' && /^\/api\/(?:elder|guardian|notices)/u.test(path) && !path.includes(':'),
).map(({ path }) => path);

/** All that reaches somebody: answers of calls, live facts, notices, mail. */
async function gather(reader: TestAccount, cookie: string, sockets: readonly TestSocket[]) {
  const { world } = server;
  const calls = await Promise.all(READS.map((path) => server.send('GET', path, { cookie })));
  const notices = await world.db.select().from(notice).where(eq(notice.accountId, reader.id));
  const mails = await world.db.select().from(mailMessage).where(eq(mailMessage.recipient, reader.email));
  const facts = sockets.flatMap(({ received }) => received);
  return {
    calls: calls.map(({ text }) => text).join('\n'),
    facts: JSON.stringify(facts),
    notices: JSON.stringify(notices),
    mails: JSON.stringify(mails),
  };
}

describe.each(MATRIX)('$standing with [$scopes]', ({ standing, scopes }) => {
  test('gets what the elder allows by every way, and nothing else', async () => {
    const { world } = server;
    const elder = await makeElder(world);
    const reader = await makeReachable(world);
    await setHelper(actAs(world, elder), { name: HELPER, phone: '', email: '' });
    if (standing !== 'nobody')
      await makeGuardianship(world, {
        elder,
        guardian: standing === 'invited' ? null : reader,
        scopes,
        isRevoked: standing === 'revoked',
      });
    const cookie = await server.signIn(reader);
    const socket = await server.connect(cookie);
    const own = await server.connect(await server.signIn(elder));
    const joined = await socket.subscribe(elderTopic(elder.id), 0);
    await own.subscribe(elderTopic(elder.id));
    const [held] = await handIn(
      world,
      elder,
      makeRiskyPayment(world, { payee: PAYEE, amount: 765_432 }),
      makePayment(world, { payee: PRIVATE }),
    );
    await own.waitForEvent('the alert, at the elder’s', 'elder:alert');
    await server.settle();
    world.clock.advanceSeconds(601);
    await escalateAlerts(world.ctx);
    await server.settle();
    await socket.command('unsubscribe', { topic: 'nothing' });

    const isIn = standing === 'accepted';
    const may = (scope: GuardianScope) => isIn && scopes.includes(scope);
    const { calls, facts, notices, mails } = await gather(reader, cookie, [socket]);
    const everything = [calls, facts, notices, mails].join('\n');
    expect(joined.ok, 'the live topic').toBe(isIn);
    for (const word of [PRIVATE, HELPER]) expect(everything).not.toContain(word);
    expect(calls.includes(PAYEE) && SUM.test(calls), 'payee and sum in calls').toBe(may('amounts'));
    expect(facts.includes(PAYEE) && SUM.test(facts), 'payee and sum in facts').toBe(may('amounts'));
    if (!may('amounts')) expect(everything).not.toMatch(new RegExp(`${PAYEE}|${SUM.source}`, 'u'));
    // Screens that are locked and mailboxes are read by others: no payee and no sum, whatever the scopes.
    expect(`${notices}\n${mails}`).not.toMatch(new RegExp(`${PAYEE}|${SUM.source}`, 'u'));
    expect(facts.includes('elder:transaction'), 'a guardian watches no payments').toBe(false);
    expect(facts.includes('elder:alert'), 'the alert as a fact').toBe(may('alerts'));
    expect(notices.includes('payment-alert'), 'the alert as a notice').toBe(may('alerts'));
    expect(mails.includes('may be paying a scammer'), 'the alert by mail').toBe(may('alerts'));
    const people = (await server.send('GET', '/api/guardian/people', { cookie })).json<
      { isActive: boolean | null }[]
    >();
    expect(people.map(({ isActive }) => isActive)).toEqual(isIn ? [may('status') ? true : null] : []);

    const decision = await server.send('POST', `/api/guardian/transactions/${held?.id}/decision`, {
      cookie,
      json: { decision: 'block' },
    });
    expect(decision.status, 'deciding').toBe(may('decide') ? 200 : may('alerts') ? 403 : 404);
    for (const [method, path] of [
      ['POST', `/api/elder/transactions/${held?.id}/decision`],
      ['DELETE', `/api/elder/guardians/${elder.id}`],
    ] as const) {
      const json = method === 'POST' ? { json: { decision: 'release' } } : {};
      expect((await server.send(method, path, { cookie, ...json })).status, path).toBe(404);
    }
    socket.close();
    own.close();
  }, 30_000);
});

const NARROWER = SETS.flatMap((from) =>
  SETS.filter((to) => to.length < from.length && to.every((scope) => from.includes(scope))).map((to) => ({
    from,
    to,
  })),
);

describe.each(NARROWER)('narrowed from [$from] to [$to]', ({ from, to }) => {
  test('is replayed nothing of what the wider scopes had shown', async () => {
    const { world } = server;
    const elder = await makeElder(world);
    const reader = await makeReachable(world);
    const id = await makeGuardianship(world, { elder, guardian: reader, scopes: from });
    await handIn(world, elder, makeRiskyPayment(world, { payee: PAYEE, amount: 765_432 }));
    await changeGuardian(actAs(world, elder), id, { scopes: to });
    const socket = await server.connect(await server.signIn(reader));
    expect(await socket.subscribe(elderTopic(elder.id), 0)).toMatchObject({ ok: true, replayed: 0 });
    await handIn(world, elder, makeRiskyPayment(world, { payee: PAYEE, amount: 765_432 }));
    await server.settle();
    await socket.command('unsubscribe', { topic: 'nothing' });
    const facts = JSON.stringify(socket.received);
    expect(facts.includes('elder:alert'), 'the next alert').toBe(to.includes('alerts'));
    expect(facts.includes(PAYEE) || SUM.test(facts), 'payee and sum').toBe(to.includes('amounts'));
    socket.close();
  }, 30_000);
});

test('the matrix has every sound set of scopes, and reads every list there is', () => {
  expect(SETS.length).toBe(8);
  expect(READS.length).toBeGreaterThanOrEqual(12);
});

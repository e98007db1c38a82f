import { elderFacts, elderTopic } from '@fap/shared/elder/events.ts';
import { TOPIC_ENDED_EVENT } from '@fap/shared/kernel/topic.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { actAs, makeAccount, type TestAccount } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { changeGuardian, revokeGuardian } from './guardians/end-guardianship.ts';
import { listActs } from './guardians/list-acts.ts';
import { decideOwnPayment } from './payments/decide-payment.ts';
import { handPayments } from './payments/hand-payments.ts';
import { activateShield } from './shield/change-shield.ts';
import { makeGuardianship } from './testing/make-guardianship.ts';
import { makePayment, makeRiskyPayment } from './testing/payments.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let elder: TestAccount;
let guardian: TestAccount;
let topic: string;
beforeEach(async () => {
  elder = await makeAccount(server.world);
  guardian = await makeAccount(server.world);
  topic = elderTopic(elder.id);
  await activateShield(actAs(server.world, elder), {
    bankingOverlay: false,
    breadcrumbMode: false,
    guardianEmail: '',
    transactionThreshold: 500,
    selectedBank: 'chase',
  });
});

const socketOf = async (account: TestAccount) => server.connect(await server.signIn(account));
const hand = (...payments: ReturnType<typeof makePayment>[]) =>
  handPayments(actAs(server.world, elder), { elderId: elder.id, source: 'call', payments, balance: null });

/** Hands a risky payment in and waits until the elder's own page has its alert: whatever else was sent has left by then. */
async function handAndWait(): Promise<void> {
  const own = await socketOf(elder);
  await own.subscribe(topic);
  await hand(makeRiskyPayment(server.world));
  await own.waitForEvent('the alert, at the elder’s', elderFacts.alert.name);
  own.close();
}

describe('the topic of an elder', () => {
  test('is for the elder and accepted guardians; for others it does not exist', async () => {
    const { world } = server;
    const [revoked, outsider] = [await makeAccount(world), await makeAccount(world)];
    await makeGuardianship(world, { elder, guardian });
    await makeGuardianship(world, { elder, guardian: null });
    await makeGuardianship(world, { elder, guardian: revoked, isRevoked: true });
    for (const account of [elder, guardian])
      expect(await (await socketOf(account)).subscribe(topic)).toMatchObject({ ok: true });
    for (const account of [revoked, outsider])
      expect(await (await socketOf(account)).subscribe(topic, 0)).toEqual({
        ok: false,
        error: 'Not found',
        isFinal: true,
      });
  });

  test('gives the elder every payment, and a guardian alerts and decisions with a seq without gaps', async () => {
    const { world } = server;
    await makeGuardianship(world, { elder, guardian });
    const [own, theirs] = [await socketOf(elder), await socketOf(guardian)];
    await own.subscribe(topic);
    await theirs.subscribe(topic);
    await hand(makePayment(world), makePayment(world, { payee: 'Pharmacy' }));
    const { results } = await hand(makeRiskyPayment(world), makePayment(world));
    await decideOwnPayment(actAs(world, elder), { paymentId: results[0]?.id ?? '', decision: 'block' });
    await theirs.waitForEvent('the decision', elderFacts.decision.name);
    await own.waitForEvent('the decision', elderFacts.decision.name);
    expect(theirs.of(topic).map(({ name }) => name)).toEqual(['elder:alert', 'elder:decision']);
    expect(theirs.seqsOf(topic)).toEqual([1, 2]);
    expect(own.of(topic).filter(({ name }) => name === elderFacts.transaction.name)).toHaveLength(4);
  });

  test('is replayed to a guardian who was away, each fact once', async () => {
    const { world } = server;
    await makeGuardianship(world, { elder, guardian });
    await hand(makeRiskyPayment(world));
    await hand(makeRiskyPayment(world));
    const socket = await socketOf(guardian);
    expect(await socket.subscribe(topic, 1)).toMatchObject({ ok: true, seq: 2, replayed: 1 });
    expect(socket.seqsOf(topic)).toEqual([2]);
  });

  test('tells a guardian neither amount nor payee without that scope', async () => {
    const { world } = server;
    await makeGuardianship(world, { elder, guardian, scopes: ['alerts'] });
    const socket = await socketOf(guardian);
    await socket.subscribe(topic);
    await hand(makeRiskyPayment(world, { payee: 'Veryrare Payeename' }));
    await socket.waitForEvent('the alert', elderFacts.alert.name);
    expect(JSON.stringify(socket.of(topic))).not.toMatch(/Veryrare|9,?500|950000/u);
  });
});

describe('a revoked guardian', () => {
  test('is told so and hears nothing more within a second, on every open page', async () => {
    const { world } = server;
    const id = await makeGuardianship(world, { elder, guardian });
    const pages = [await socketOf(guardian), await socketOf(guardian)];
    for (const page of pages) await page.subscribe(topic);
    const startedAt = performance.now();
    await revokeGuardian(actAs(world, elder), id);
    for (const page of pages) await page.waitForEvent('the end', TOPIC_ENDED_EVENT);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    await handAndWait();
    for (const page of pages) {
      await page.expectNoEvent('an alert after the end', ({ name }) => name === elderFacts.alert.name);
      expect(await page.subscribe(topic, 0)).toMatchObject({ ok: false });
    }
  });

  test('gets nothing either where the subscription and the end are in a race', async () => {
    const { world } = server;
    for (let round = 0; round < 20; round += 1) {
      const somebody = await makeAccount(world);
      const id = await makeGuardianship(world, { elder, guardian: somebody });
      const page = await socketOf(somebody);
      await Promise.all([page.subscribe(topic), revokeGuardian(actAs(world, elder), id)]);
      await handAndWait();
      await page.expectNoEvent('an alert', ({ name }) => name === elderFacts.alert.name);
      page.close();
    }
  }, 60_000);

  test('who is invited again begins a new log', async () => {
    const { world } = server;
    const first = await makeGuardianship(world, { elder, guardian });
    await hand(makeRiskyPayment(world));
    await revokeGuardian(actAs(world, elder), first);
    await makeGuardianship(world, { elder, guardian });
    const socket = await socketOf(guardian);
    expect(await socket.subscribe(topic, 0)).toMatchObject({ ok: true, seq: 0, replayed: 0 });
    await hand(makeRiskyPayment(world));
    await socket.waitForEvent('the alert', elderFacts.alert.name);
    expect(socket.seqsOf(topic)).toEqual([1]);
  });
});

test('whose scopes were narrowed hears of it and gets less from then on', async () => {
  const { world } = server;
  const id = await makeGuardianship(world, { elder, guardian });
  const socket = await socketOf(guardian);
  await socket.subscribe(topic);
  await changeGuardian(actAs(world, elder), id, { scopes: ['status'] });
  await socket.waitForEvent('the change', TOPIC_ENDED_EVENT);
  expect(await socket.subscribe(topic, 0)).toMatchObject({ ok: true, seq: 0, replayed: 0 });
  await handAndWait();
  await socket.expectNoEvent('an alert', ({ name }) => name === elderFacts.alert.name);
});

test('a guardian who reads live is seen to have looked, once in a while', async () => {
  const { world } = server;
  await makeGuardianship(world, { elder, guardian });
  await makeGuardianship(world, { elder: await makeAccount(world), guardian });
  for (let page = 0; page < 2; page += 1) await (await socketOf(guardian)).subscribe(topic, 0);
  const { acts } = await listActs(actAs(world, elder), { limit: 50 });
  expect(acts.map(({ kind }) => kind)).toEqual(['viewed']);
});

test('a decision about a payment that raised no alert does not reach a guardian', async () => {
  const { world } = server;
  await makeGuardianship(world, { elder, guardian });
  const [own, theirs] = [await socketOf(elder), await socketOf(guardian)];
  await own.subscribe(topic);
  await theirs.subscribe(topic);
  const tenDaysAgo = new Date(world.clock.now().getTime() - 10 * 86_400_000).toISOString();
  const { results } = await hand(makeRiskyPayment(world, { occurredAt: tenDaysAgo }));
  expect(results).toMatchObject([{ status: 'flagged' }]);
  await decideOwnPayment(actAs(world, elder), { paymentId: results[0]?.id ?? '', decision: 'release' });
  await own.waitForEvent('the decision', elderFacts.decision.name);
  await handAndWait();
  await theirs.waitForEvent('the next alert', elderFacts.alert.name);
  await theirs.expectNoEvent('the decision', ({ name }) => name === elderFacts.decision.name);
});

test('whose scopes were widened goes on in the same log', async () => {
  const { world } = server;
  const id = await makeGuardianship(world, { elder, guardian, scopes: ['alerts'] });
  const socket = await socketOf(guardian);
  await socket.subscribe(topic);
  await changeGuardian(actAs(world, elder), id, { scopes: ['alerts', 'amounts'] });
  await socket.waitForEvent('the change', elderFacts.scopes.name);
  await hand(makeRiskyPayment(world));
  await socket.waitForEvent('the alert', elderFacts.alert.name);
  expect(socket.seqsOf(topic)).toEqual([1, 2]);
});

test('a subscription and a narrowing in a race: what comes after it arrives, and nothing of the wider scope is replayed', async () => {
  const { world } = server;
  for (let round = 0; round < 10; round += 1) {
    const somebody = await makeAccount(world);
    const id = await makeGuardianship(world, { elder, guardian: somebody });
    const page = await socketOf(somebody);
    const narrowing = changeGuardian(actAs(world, elder), id, { scopes: ['alerts'] });
    let joined = await page.subscribe(topic);
    await narrowing;
    await handAndWait();
    // As a page does: again after a refusal that is not final, and when the log ends.
    await page.command('unsubscribe', { topic: 'nothing' });
    if (!joined.ok || page.received.some(({ name }) => name === TOPIC_ENDED_EVENT))
      joined = await page.subscribe(topic);
    expect(joined).toMatchObject({ ok: true });
    await hand(makeRiskyPayment(world, { payee: 'Veryrare Payeename' }));
    await page.waitForEvent('the alert', elderFacts.alert.name, ({ seq }) => seq === 2);
    expect(JSON.stringify(page.received)).not.toContain('Veryrare');
    page.close();
  }
}, 60_000);

import { guardianLog } from '@fap/shared/elder/events.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { payment } from '../../../db/schema/elder.ts';
import { topicEvent } from '../../../db/schema/platform.ts';
import { transact } from '../../../platform/write/transact.ts';
import {
  actAs,
  actAsNew,
  makeAccount,
  makeSubmission,
  type TestAccount,
} from '../../../testing/factories.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { decideIndicator } from '../../indicators/decide-indicator.ts';
import { submitReport } from '../../reports/submit-report.ts';
import { seeAlert } from '../alerts/acknowledge-alert.ts';
import { listOwnAlerts } from '../alerts/list-alerts.ts';
import { lockShield } from '../rows/get-shield.ts';
import { reasonsOf } from '../rows/present-payment.ts';
import { deactivateShield } from '../shield/change-shield.ts';
import { makeGuardianship } from '../testing/make-guardianship.ts';
import { makePayment, makeRiskyPayment } from '../testing/payments.ts';
import { handIn, makeElder } from '../testing/people.ts';
import { allowPayee } from './allowances.ts';
import { decideOwnPayment } from './decide-payment.ts';

let world: World;
let elder: TestAccount;
let site: string;
beforeEach(async () => {
  world = await createWorld();
  elder = await makeElder(world);
  site = `${world.name('pay')}.example`;
});

const report = async () =>
  submitReport(
    await actAsNew(world),
    makeSubmission(world, { evidence: `They sent me to https://${site}/login` }),
  );
const alerts = async () => (await listOwnAlerts(actAs(world, elder), { limit: 50, show: 'all' })).alerts;
const find = async (id = '') => (await world.db.select().from(payment).where(eq(payment.id, id)))[0];
const rulesOf = (row: Awaited<ReturnType<typeof find>>) => row && reasonsOf(row).map(({ rule }) => rule);
const decide = async (decision: 'confirmed' | 'contested', value = site) => {
  const analyst = await actAsNew(world, 'analyst');
  await decideIndicator(analyst, { type: 'domain', value, decision, note: 'Looked at' });
  await world.drain();
};
const toSite = () => makePayment(world, { payee: 'Web Shop', description: `order at ${site}` });

describe('a payment that names what is reported', () => {
  test('is blocked at once where it is confirmed and the points suffice', async () => {
    await report();
    await report();
    const [paid] = await handIn(world, elder, makeRiskyPayment(world, { description: `fee, see ${site}` }));
    expect(paid).toMatchObject({ status: 'blocked' });
    expect(paid?.reasons[0]).toMatchObject({ rule: 'known-scam', points: 60 });
    expect(paid?.reasons[0]?.sentence).toContain(site.replaceAll('.', '[.]'));
  });

  test('of yesterday becomes an alert the moment a second person reports it', async () => {
    await report();
    const [paid] = await handIn(world, elder, toSite());
    expect(paid?.status).toBe('cleared');
    world.clock.advanceSeconds(86_400 + 3_600);
    await report();
    await world.drain();
    expect(await find(paid?.id)).toMatchObject({ status: 'flagged', points: 75 });
    expect(await alerts()).toMatchObject([{ level: 'critical', transaction: { id: paid?.id } }]);
    await world.drain();
    expect(await alerts()).toHaveLength(1);
  });

  test('that had raised an alert before raises it anew as critical, and is unread again', async () => {
    await report();
    const [paid] = await handIn(
      world,
      elder,
      makePayment(world, {
        amount: 90_000,
        payee: 'New Desk',
        channel: 'crypto',
        description: `order at ${site}`,
      }),
    );
    expect(paid?.status).toBe('flagged');
    const [before] = await alerts();
    expect(before).toMatchObject({ level: 'high' });
    await report();
    await world.drain();
    expect(await alerts()).toMatchObject([{ alertId: before?.alertId, level: 'critical', seenAt: null }]);
    expect(await find(paid?.id)).toMatchObject({ status: 'blocked' });
  });

  test('only loses its reason when an analyst contests the indicator; what was decided stays', async () => {
    await report();
    await report();
    const [paid] = await handIn(world, elder, makeRiskyPayment(world, { description: `fee, see ${site}` }));
    await decideOwnPayment(actAs(world, elder), { paymentId: paid?.id ?? '', decision: 'block' });

    await decideIndicator(await actAsNew(world, 'analyst'), {
      type: 'domain',
      value: site,
      decision: 'contested',
      note: 'A real shop',
    });
    await world.drain();
    const after = await find(paid?.id);
    expect(after).toMatchObject({ status: 'blocked', decision: 'block' });
    expect(JSON.stringify(after?.reasons)).not.toContain('known-scam');
  });
});

describe('a held payment that nobody decided on', () => {
  const hold = async (changes = {}) => {
    await report();
    const [paid] = await handIn(
      world,
      elder,
      makeRiskyPayment(world, { description: `fee, keep secret, see ${site}`, ...changes }),
    );
    expect(paid?.status).toBe('intercepted');
    return paid?.id ?? '';
  };

  test.for([
    ['after a day', async () => world.clock.advanceSeconds(86_400 + 3_600)],
    ['while the shield is off', () => deactivateShield(actAs(world, elder))],
  ] as const)('is blocked by a confirmation %s, and can still be decided on', async ([, wait]) => {
    const id = await hold();
    await wait();
    await report();
    await world.drain();
    expect(await find(id)).toMatchObject({ status: 'blocked', decision: null, decideBy: null });
    await decideOwnPayment(actAs(world, elder), { paymentId: id, decision: 'block' });
  });

  test('stays held where the points suffice no more', async () => {
    const id = await hold();
    await world.db.update(payment).set({ points: 10, reasons: [] }).where(eq(payment.id, id));
    await report();
    await world.drain();
    const after = await find(id);
    expect(after).toMatchObject({ status: 'intercepted', points: 60 });
    expect(after?.decideBy).not.toBeNull();
  });

  test('is told blocked to the guardians who got its alert, and unread to the elder', async () => {
    const guardian = await makeAccount(world);
    const guardianshipId = await makeGuardianship(world, { elder, guardian });
    const id = await hold();
    const later = await makeGuardianship(world, { elder, guardian: await makeAccount(world) });
    await seeAlert(actAs(world, elder), (await alerts())[0]?.alertId ?? '');
    await report();
    await world.drain();
    expect(await factsOf(guardianshipId)).toMatchObject([
      { name: 'elder:alert' },
      {
        name: 'elder:decision',
        payload: { transactionId: id, status: 'blocked', decision: null, by: 'rules' },
      },
    ]);
    expect(await factsOf(later)).toEqual([]);
    expect(await alerts()).toMatchObject([{ seenAt: null, transaction: { status: 'blocked' } }]);
  });

  const factsOf = (guardianshipId: string) =>
    world.db
      .select({ name: topicEvent.name, payload: topicEvent.payload })
      .from(topicEvent)
      .where(eq(topicEvent.topic, guardianLog(elder.id, guardianshipId, 0)))
      .orderBy(topicEvent.seq);
});

test('a blocked payment whose day is over stays blocked when it is confirmed once more', async () => {
  await report();
  await report();
  const [paid] = await handIn(world, elder, makeRiskyPayment(world, { description: `fee, see ${site}` }));
  world.clock.advanceSeconds(86_400 + 3_600);
  await decide('contested');
  await decide('confirmed');
  const after = await find(paid?.id);
  expect(after).toMatchObject({ status: 'blocked', decision: null });
  expect(after?.reasons).toMatchObject([{ rule: 'known-scam' }, {}, {}, {}]);
});

test('a refund that names a confirmed domain is no alert', async () => {
  await report();
  const [, refund] = await handIn(
    world,
    elder,
    toSite(),
    makePayment(world, { payee: 'Web Shop', description: `refund of ${site}`, direction: 'in' }),
  );
  await report();
  await world.drain();
  expect(await find(refund?.id)).toMatchObject({ status: 'cleared', points: 0, reasons: [] });
  expect(await alerts()).toHaveLength(1);
});

describe('what a confirmed scam outweighed counts again when it is contested', () => {
  test.for(['before', 'after'] as const)('an allowance, confirmed %s the payment', async (order) => {
    await report();
    if (order === 'before') await report();
    await allowPayee(actAs(world, elder), { payee: 'Web Shop', days: 30 });
    const [paid] = await handIn(world, elder, toSite());
    if (order === 'after') await report();
    await world.drain();
    expect(rulesOf(await find(paid?.id))).toEqual(['known-scam', 'new-payee']);
    await decide('contested');
    const after = await find(paid?.id);
    expect(rulesOf(after)).toEqual(['new-payee', 'allowed']);
    expect(after?.points).toBe(0);
    await decide('confirmed');
    expect(await find(paid?.id)).toMatchObject({ points: 75, outweighed: [{ rule: 'allowed' }] });
  });

  test('a bill’s rhythm', async () => {
    await report();
    const bill = (days: number) =>
      makePayment(world, {
        payee: 'Web Shop',
        description: `order at ${site}`,
        occurredAt: new Date(world.clock.now().getTime() - days * 86_400_000).toISOString(),
      });
    const paid = (await handIn(world, elder, bill(90), bill(60), bill(30), bill(0.1))).at(-1);
    expect(rulesOf(await find(paid?.id))).toEqual(['recurring']);
    await report();
    await world.drain();
    expect(rulesOf(await find(paid?.id))).toContain('known-scam');
    expect(rulesOf(await find(paid?.id))).not.toContain('recurring');
    await decide('contested');
    const after = await find(paid?.id);
    expect(rulesOf(after)).toEqual(['recurring']);
    expect(after?.points).toBe(0);
  });
});

test('of two confirmed indicators the other still counts when one is contested', async () => {
  const other = `${world.name('other')}.example`;
  const evidence = `They sent me to https://${site}/login and https://${other}/login`;
  for (let reports = 0; reports < 2; reports += 1)
    await submitReport(await actAsNew(world), makeSubmission(world, { evidence }));
  const [paid] = await handIn(
    world,
    elder,
    makePayment(world, { payee: 'Web Shop', description: `${site} and ${other}` }),
  );
  await decide('contested');
  expect(JSON.stringify((await find(paid?.id))?.reasons)).toContain(other.replaceAll('.', '[.]'));
  await decide('contested', other);
  expect(rulesOf(await find(paid?.id))).not.toContain('known-scam');
});

test('every elder has a turn of their own: one whose shield is locked keeps nobody waiting', async () => {
  const all = [elder, await makeElder(world), await makeElder(world)];
  await report();
  const paid: { id: string; elderId: string }[] = [];
  for (const who of all) {
    const [made] = await handIn(world, who, toSite());
    paid.push({ id: made?.id ?? '', elderId: who.id });
  }
  const [first, ...later] = paid.toSorted((one, other) => (one.elderId < other.elderId ? -1 : 1));
  await report();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: locked, resolve: hasLocked } = Promise.withResolvers<void>();
  const holding = transact(world.ctx, 'platform', async (tx) => {
    await lockShield(tx, first?.elderId ?? '');
    hasLocked();
    await released;
  });
  await locked;
  const drained = world.drain();
  for (const { id } of later)
    await expect.poll(() => find(id), { timeout: 20_000 }).toMatchObject({ status: 'flagged' });
  expect(await find(first?.id)).toMatchObject({ status: 'cleared' });
  release();
  await Promise.all([holding, drained]);
  expect(await find(first?.id)).toMatchObject({ status: 'flagged' });
});

test('a bank account counts only once an analyst confirmed it, whoever reports it', async () => {
  const iban = 'DE89370400440532013000';
  const reporters = [await makeAccount(world), await makeAccount(world)];
  for (const who of reporters)
    await submitReport(actAs(world, who), makeSubmission(world, { evidence: `Pay to IBAN ${iban} at once` }));
  const toAccount = () => makePayment(world, { payee: 'Somebody', description: `IBAN ${iban}` });
  const [before] = await handIn(world, elder, toAccount());
  expect(before?.reasons.map(({ rule }) => rule)).not.toContain('known-scam');
  await decideIndicator(await actAsNew(world, 'analyst'), {
    type: 'iban',
    value: iban,
    decision: 'confirmed',
    note: 'Seen in two reports',
  });
  await world.drain();
  expect(await find(before?.id)).toMatchObject({ status: 'flagged' });
  const [after] = await handIn(world, elder, toAccount());
  expect(after?.reasons.map(({ rule }) => rule)).toContain('known-scam');
});

import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { elderAlert, payment } from '../../db/schema/elder.ts';
import { mailMessage } from '../../db/schema/mail.ts';
import { actAs, makeAccount, type TestAccount } from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { acknowledgeAlert } from './alerts/acknowledge-alert.ts';
import { escalateAlerts } from './alerts/escalate-alerts.ts';
import { listGuardianAlerts, listOwnAlerts } from './alerts/list-alerts.ts';
import { countOpenAlerts } from './count-open-alerts.ts';
import { revokeGuardian } from './guardians/end-guardianship.ts';
import { listActs } from './guardians/list-acts.ts';
import { listPeople } from './guardians/list-people.ts';
import { allowPayee } from './payments/allowances.ts';
import { decideAsGuardian, decideOwnPayment } from './payments/decide-payment.ts';
import { expireHolds } from './payments/expire-holds.ts';
import { handPayments } from './payments/hand-payments.ts';
import { listPayments } from './payments/list-payments.ts';
import { activateShield, changeShield, deactivateShield } from './shield/change-shield.ts';
import { getStatus } from './shield/get-status.ts';
import { answerCall, endCall, startCall } from './shield/phone-call.ts';
import { makeGuardianship } from './testing/make-guardianship.ts';
import { makePayment, makeRiskyPayment } from './testing/payments.ts';
import { makeReachable } from './testing/people.ts';

let world: World;
let elder: TestAccount;
let guardian: TestAccount;
beforeEach(async () => {
  world = await createWorld();
  elder = await makeAccount(world);
  guardian = await makeAccount(world);
  await activateShield(actAs(world, elder), {
    bankingOverlay: false,
    breadcrumbMode: false,
    guardianEmail: '',
    transactionThreshold: 500,
    selectedBank: 'chase',
  });
});

const hand = async (...payments: ReturnType<typeof makePayment>[]) =>
  (
    await handPayments(actAs(world, elder), {
      elderId: elder.id,
      source: 'call',
      payments,
      balance: null,
    })
  ).results;
const ownAlerts = async () => (await listOwnAlerts(actAs(world, elder), { limit: 50, show: 'all' })).alerts;
const guardianAlerts = async (who = guardian) =>
  (await listGuardianAlerts(actAs(world, who), { limit: 50 })).items;

describe('payments', () => {
  test('an ordinary one is cleared and raises no alert', async () => {
    const [result] = await hand(makePayment(world));
    expect(result).toMatchObject({ status: 'cleared' });
    expect(await ownAlerts()).toEqual([]);
  });

  test('a risky one is held with its reasons as sentences, and elder and guardian are alerted', async () => {
    await makeGuardianship(world, { elder, guardian });
    const [result] = await hand(makeRiskyPayment(world));
    expect(result?.status).toBe('intercepted');
    expect(result?.reasons.map(({ rule }) => rule)).toEqual(['secret', 'risky-rail', 'amount', 'new-payee']);
    expect(result?.reasons[2]?.sentence).toBe('It’s $9,500. You count $500 and more as large.');
    expect(await ownAlerts()).toMatchObject([{ kind: 'payment', level: 'critical', seenAt: null }]);
    expect(await guardianAlerts()).toMatchObject([
      {
        elderId: elder.id,
        level: 'critical',
        mayDecide: true,
        reason: expect.stringMatching(/^They were told/u),
        transaction: { amount: 950_000 },
      },
    ]);
  });

  test('the same external id again is the same payment, in one call and in two', async () => {
    const risky = makeRiskyPayment(world);
    const [first, twice] = await hand(risky, { ...risky, description: 'as the bank tells it later' });
    const [again] = await hand(risky);
    expect(twice).toEqual(first);
    expect(again).toEqual({ ...first, isNew: false });
    expect(await ownAlerts()).toHaveLength(1);
  });

  test('an id with another amount is refused, in one call and in two, and nothing is kept', async () => {
    const risky = makeRiskyPayment(world);
    const other = makePayment(world);
    await expect(hand(other, risky, { ...risky, amount: 1 })).rejects.toMatchObject({ code: 'CONFLICT' });
    await hand(risky);
    await expect(hand(other, { ...risky, direction: 'in' })).rejects.toMatchObject({ code: 'CONFLICT' });
    const { transactions } = await listPayments(actAs(world, elder), { limit: 10, show: 'all' });
    expect(transactions.map(({ externalId }) => externalId)).toEqual([risky.externalId]);
  });

  test('a payment dated months ahead is refused, and what is ordered for next month is not', async () => {
    const inDays = (days: number) =>
      makePayment(world, {
        occurredAt: new Date(world.clock.now().getTime() + days * 86_400_000).toISOString(),
      });
    await expect(hand(makePayment(world), inDays(63))).rejects.toMatchObject({ code: 'INVALID' });
    expect(await hand(inDays(30))).toHaveLength(1);
  });

  test('every payment in what is no money by law counts as large', async () => {
    const [coins] = await hand(makePayment(world, { currency: 'BTC', amount: 100 }));
    expect(coins?.reasons).toContainEqual(
      expect.objectContaining({
        rule: 'amount',
        sentence: expect.stringContaining('can’t be compared with your limit'),
      }),
    );
  });

  test('parallel calls with one payment keep it once', async () => {
    const risky = makeRiskyPayment(world);
    const all = await Promise.all(Array.from({ length: 8 }, () => hand(risky)));
    expect(new Set(all.map(([result]) => result?.id)).size).toBe(1);
    expect(await ownAlerts()).toHaveLength(1);
  });

  test('one that a statement has booked is flagged and not held, whatever it names', async () => {
    const { results } = await handPayments(actAs(world, elder), {
      elderId: elder.id,
      source: 'file',
      payments: [makeRiskyPayment(world)],
      balance: null,
    });
    expect(results).toMatchObject([{ status: 'flagged', isNew: true }]);
    expect(await ownAlerts()).toMatchObject([{ level: 'high' }]);
  });

  test('what was flagged while the shield was off is told when it is switched on, once', async () => {
    await deactivateShield(actAs(world, elder));
    await hand(makeRiskyPayment(world));
    expect(await ownAlerts()).toEqual([]);
    const choices = { bankingOverlay: false, breadcrumbMode: false, guardianEmail: '' };
    const on = () =>
      activateShield(actAs(world, elder), { ...choices, transactionThreshold: 500, selectedBank: 'chase' });
    await on();
    await on();
    expect(await ownAlerts()).toMatchObject([{ level: 'high', transaction: { status: 'flagged' } }]);
  });

  test('a call is one alert, which is told again with its bad signs and says when it is over', async () => {
    await makeGuardianship(world, { elder, guardian });
    const ctx = actAs(world, elder);
    await startCall(ctx);
    const [first] = await guardianAlerts();
    await acknowledgeAlert(actAs(world, guardian), first?.alertId ?? '');
    world.clock.advanceSeconds(60);
    await answerCall(ctx, { asksForMoney: true, asksForSecrecy: false, seesScreen: false });
    expect(await guardianAlerts()).toMatchObject([
      { alertId: first?.alertId, reason: 'The caller asks for money.', acknowledgedAt: null },
    ]);
    world.clock.advanceSeconds(60);
    const { endedAt } = await endCall(ctx);
    expect(await guardianAlerts()).toMatchObject([
      { alertId: first?.alertId, reason: 'The caller asked for money.', callEndedAt: endedAt },
    ]);
    expect(await ownAlerts()).toHaveLength(1);
  });

  test('one that is over is flagged and not held; an old one raises no alert', async () => {
    const daysAgo = (days: number) =>
      new Date(world.clock.now().getTime() - days * 24 * 3_600_000).toISOString();
    const [recent, old] = await hand(
      makeRiskyPayment(world, { occurredAt: daysAgo(2) }),
      makeRiskyPayment(world, { occurredAt: daysAgo(40) }),
    );
    expect([recent?.status, old?.status]).toEqual(['flagged', 'flagged']);
    expect(await ownAlerts()).toMatchObject([{ level: 'high' }]);
  });

  test('while the shield is off nothing is held and nobody is alerted', async () => {
    const other = await makeAccount(world);
    await makeGuardianship(world, { elder: other, guardian });
    const { results } = await handPayments(actAs(world, other), {
      elderId: other.id,
      source: 'call',
      payments: [makeRiskyPayment(world)],
      balance: null,
    });
    expect(results[0]?.status).toBe('flagged');
    expect(await guardianAlerts()).toEqual([]);
  });

  test('an allowed payee loses forty points until the allowance expires', async () => {
    const payee = 'Harriet Antiques';
    await allowPayee(actAs(world, elder), { payee, days: 2 });
    const [allowed] = await hand(makeRiskyPayment(world, { payee }));
    expect(allowed?.status).toBe('flagged');
    expect(allowed?.reasons.at(-1)).toMatchObject({ rule: 'allowed', points: -40 });
    world.clock.advanceSeconds(3 * 86_400);
    const [later] = await hand(makeRiskyPayment(world, { payee }));
    expect(later?.status).toBe('intercepted');
  });

  test('during a call, and after one with a bad sign, payments weigh more', async () => {
    const ctx = actAs(world, elder);
    const plain = () => makePayment(world, { amount: 60_000, payee: 'New Shop', channel: 'card' });
    await startCall(ctx);
    world.clock.advanceSeconds(120);
    const [during] = await hand(plain());
    expect(during?.reasons.map(({ rule }) => rule)).toContain('on-call');
    await answerCall(ctx, { asksForMoney: true, asksForSecrecy: true, seesScreen: false });
    await endCall(ctx);
    world.clock.advanceSeconds(3_600);
    const [after] = await hand(plain());
    expect(after?.reasons.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['on-call', 'secret']));
    world.clock.advanceSeconds(2 * 3_600);
    const [later] = await hand(plain());
    expect(later?.reasons.map(({ rule }) => rule)).not.toContain('on-call');
  });

  test('a call that nobody ended is over after three hours, and the next press tells again', async () => {
    const ctx = actAs(world, elder);
    const first = await startCall(ctx);
    expect((await startCall(ctx)).id).toBe(first.id);
    world.clock.advanceSeconds(3 * 3_600 + 120);
    const [later] = await hand(makePayment(world, { payee: 'New Shop' }));
    expect(later?.reasons.map(({ rule }) => rule)).not.toContain('on-call');
    await expect(
      answerCall(ctx, { asksForMoney: true, asksForSecrecy: false, seesScreen: false }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await startCall(ctx)).id).not.toBe(first.id);
    expect(await ownAlerts()).toHaveLength(2);
  });

  test('a payment with a day and no time counts as made during a call of that day', async () => {
    await startCall(actAs(world, elder));
    const day = world.clock.now().toISOString().slice(0, 10);
    const [dated] = await hand(makePayment(world, { occurredAt: `${day}T00:00:00.000Z` }));
    expect(dated?.reasons.map(({ rule }) => rule)).toContain('on-call');
  });

  test('a payment dated ahead leaves the balance for the others', async () => {
    const balance = { amount: 100_000, currency: 'USD', asOf: world.clock.now().toISOString() };
    await handPayments(actAs(world, elder), {
      elderId: elder.id,
      source: 'file',
      payments: [makePayment(world)],
      balance,
    });
    world.clock.advanceSeconds(600);
    const ahead = new Date(world.clock.now().getTime() + 20 * 86_400_000).toISOString();
    await hand(makePayment(world, { amount: 100, occurredAt: ahead }));
    const [drain] = await hand(makePayment(world, { amount: 90_000 }));
    expect(drain?.reasons.map(({ rule }) => rule)).toContain('drain');
  });

  test('a statement of long ago says nothing of what is in the account today', async () => {
    const asOf = new Date(world.clock.now().getTime() - 70 * 86_400_000).toISOString();
    await handPayments(actAs(world, elder), {
      elderId: elder.id,
      source: 'file',
      payments: [makePayment(world, { occurredAt: asOf })],
      balance: { amount: 100_000, currency: 'USD', asOf },
    });
    const [all] = await hand(makePayment(world, { amount: 90_000 }));
    expect(all?.reasons.map(({ rule }) => rule)).not.toContain('drain');
  });

  test('a statement’s balance shows when most of the money leaves', async () => {
    const before = makePayment(world);
    world.clock.advanceSeconds(60);
    await handPayments(actAs(world, elder), {
      elderId: elder.id,
      source: 'file',
      payments: [before],
      balance: { amount: 100_000, currency: 'USD', asOf: before.occurredAt },
    });
    world.clock.advanceSeconds(600);
    const [drain] = await hand(makePayment(world, { amount: 60_000 }));
    expect(drain?.reasons).toContainEqual(
      expect.objectContaining({ rule: 'drain', sentence: expect.stringContaining('60%') }),
    );
  });
});

describe('decisions', () => {
  test('the guardian blocks a held payment once; elder and list know it', async () => {
    await makeGuardianship(world, { elder, guardian });
    const [held] = await hand(makeRiskyPayment(world));
    const paymentId = held?.id ?? '';
    const decided = await decideAsGuardian(actAs(world, guardian), { paymentId, decision: 'block' });
    expect(decided).toMatchObject({
      status: 'blocked',
      decidedBy: { by: 'guardian', name: guardian.displayName },
    });
    await expect(
      decideAsGuardian(actAs(world, guardian), { paymentId, decision: 'release' }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await getStatus(actAs(world, elder))).scamAlertsBlocked).toBe(1);
    const { acts } = await listActs(actAs(world, elder), { limit: 50 });
    expect(acts).toMatchObject([{ kind: 'blocked', guardianName: guardian.displayName }]);
  });

  test('about what a guardian got no alert of do not exist for them, nor does how it stands', async () => {
    const first = await makeGuardianship(world, { elder, guardian });
    const tenDaysAgo = new Date(world.clock.now().getTime() - 10 * 86_400_000).toISOString();
    const [held, old] = await hand(
      makeRiskyPayment(world),
      makeRiskyPayment(world, { occurredAt: tenDaysAgo }),
    );
    const decide = (paymentId = '') =>
      decideAsGuardian(actAs(world, guardian), { paymentId, decision: 'release' });
    await expect(decide(old?.id)).rejects.toMatchObject({ code: 'NOT_FOUND', data: undefined });
    await revokeGuardian(actAs(world, elder), first);
    await makeGuardianship(world, { elder, guardian });
    await expect(decide(held?.id), 'held before they were invited anew').rejects.toMatchObject({
      code: 'NOT_FOUND',
      data: undefined,
    });
    const [next] = await hand(makeRiskyPayment(world));
    expect(await decide(next?.id)).toMatchObject({ status: 'cleared' });
  });

  test('two who decide at once: one wins', async () => {
    await makeGuardianship(world, { elder, guardian });
    const [held] = await hand(makeRiskyPayment(world));
    const paymentId = held?.id ?? '';
    const outcomes = await Promise.allSettled([
      decideAsGuardian(actAs(world, guardian), { paymentId, decision: 'block' }),
      decideOwnPayment(actAs(world, elder), { paymentId, decision: 'release' }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test.for([
    ['block', 'blocked'],
    ['release', 'cleared'],
  ] as const)(
    'after a day without a decision what the elder chose happens: %s',
    async ([onTimeout, status]) => {
      await changeShield(actAs(world, elder), { onTimeout });
      const [held] = await hand(makeRiskyPayment(world));
      await expireHolds(world.ctx);
      const find = async () =>
        (
          await world.db
            .select()
            .from(payment)
            .where(eq(payment.id, held?.id ?? ''))
        )[0];
      expect((await find())?.status).toBe('intercepted');
      world.clock.advanceSeconds(24 * 3_600 + 1);
      await expireHolds(world.ctx);
      await expireHolds(world.ctx);
      expect(await find()).toMatchObject({ status, decision: onTimeout, decidedBy: null });
    },
  );
});

describe('guardians', () => {
  test('without the scope for amounts neither payee nor amount is told, anywhere', async () => {
    await makeGuardianship(world, { elder, guardian, scopes: ['alerts'] });
    const risky = makeRiskyPayment(world, { payee: 'Veryrare Payeename' });
    await hand(risky);
    const alerts = await guardianAlerts();
    expect(alerts).toHaveLength(1);
    expect(JSON.stringify(alerts)).not.toMatch(/Veryrare|9,?500|950000/u);
    await expect(
      decideAsGuardian(actAs(world, guardian), {
        paymentId: alerts[0]?.transaction?.id ?? '',
        decision: 'block',
      }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('after a marker that is not in the list, all are listed', async () => {
    await makeGuardianship(world, { elder, guardian });
    await hand(makeRiskyPayment(world));
    world.clock.advanceSeconds(1);
    await hand(makeRiskyPayment(world));
    const after = async (alertId: string) =>
      (await listGuardianAlerts(actAs(world, guardian), { limit: 50, after: alertId })).items;
    const [newer, older] = await guardianAlerts();
    expect(await after(older?.alertId ?? '')).toMatchObject([{ alertId: newer?.alertId }]);
    expect(await after('alert-of-nobody')).toHaveLength(2);
  });

  test('without the scope for alerts there are none', async () => {
    await makeGuardianship(world, { elder, guardian, scopes: ['status'] });
    await hand(makeRiskyPayment(world));
    expect(await guardianAlerts()).toEqual([]);
  });

  test('a revoked guardian reads, acknowledges and decides nothing any more', async () => {
    const id = await makeGuardianship(world, { elder, guardian });
    const [held] = await hand(makeRiskyPayment(world));
    const [alert] = await guardianAlerts();
    await revokeGuardian(actAs(world, elder), id);
    const ctx = actAs(world, guardian);
    expect(await guardianAlerts()).toEqual([]);
    await expect(acknowledgeAlert(ctx, alert?.alertId ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      decideAsGuardian(ctx, { paymentId: held?.id ?? '', decision: 'release' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('escalation', () => {
  const mailed = async () =>
    (await world.db.select().from(mailMessage))
      .filter(({ subject }) => subject.includes('may be paying a scammer'))
      .map(({ recipient }) => recipient);

  const threeGuardians = async () => {
    const second = await makeReachable(world);
    const third = await makeReachable(world);
    await makeGuardianship(world, { elder, guardian, position: 0 });
    await makeGuardianship(world, { elder, guardian: second, position: 1 });
    await makeGuardianship(world, { elder, guardian: third, position: 2 });
    const of = async () =>
      (await mailed()).filter((to) => [guardian, second, third].some(({ email }) => email === to));
    return { second, third, of };
  };
  const daysAgo = (days: number) => new Date(world.clock.now().getTime() - days * 86_400_000).toISOString();

  test('mails one guardian after the other, ten minutes apart, until somebody answers a suspicion', async () => {
    const { second, of } = await threeGuardians();
    await hand(makeRiskyPayment(world, { occurredAt: daysAgo(2) }));
    await escalateAlerts(world.ctx);
    expect(await of()).toEqual([]);
    world.clock.advanceSeconds(601);
    await Promise.all([escalateAlerts(world.ctx), escalateAlerts(world.ctx)]);
    expect(await of()).toEqual([guardian.email]);
    world.clock.advanceSeconds(601);
    await escalateAlerts(world.ctx);
    expect((await of()).toSorted()).toEqual([guardian.email, second.email].toSorted());
    const [alert] = await guardianAlerts(second);
    await acknowledgeAlert(actAs(world, second), alert?.alertId ?? '');
    world.clock.advanceSeconds(3_600);
    await escalateAlerts(world.ctx);
    expect(await of()).toHaveLength(2);
  });

  test('of a held payment is not ended by an answer, and the alert stays open for the others', async () => {
    const { second, third, of } = await threeGuardians();
    await hand(makeRiskyPayment(world));
    const [alert] = await guardianAlerts();
    await acknowledgeAlert(actAs(world, guardian), alert?.alertId ?? '');
    const open = async (who: TestAccount) => (await listPeople(actAs(world, who)))[0]?.openAlerts;
    expect([await open(guardian), await open(second)]).toEqual([0, 1]);
    expect(await guardianAlerts(second)).toMatchObject([{ acknowledgedAt: null, mayDecide: true }]);
    for (let turn = 0; turn < 3; turn += 1) {
      world.clock.advanceSeconds(601);
      await escalateAlerts(world.ctx);
    }
    expect(await of()).toEqual(expect.arrayContaining([second.email, third.email]));
  });

  test('of a suspicion ends with an answer, and the alert stays open for the others', async () => {
    const { second, of } = await threeGuardians();
    await hand(makeRiskyPayment(world, { occurredAt: daysAgo(2) }));
    const [alert] = await guardianAlerts();
    await acknowledgeAlert(actAs(world, guardian), alert?.alertId ?? '');
    expect((await countOpenAlerts(actAs(world, second))).guarded).toBe(1);
    world.clock.advanceSeconds(3_600);
    await escalateAlerts(world.ctx);
    expect(await of()).toEqual([]);
  });

  test('a decision stops it', async () => {
    await makeGuardianship(world, { elder, guardian });
    const [held] = await hand(makeRiskyPayment(world));
    await decideOwnPayment(actAs(world, elder), { paymentId: held?.id ?? '', decision: 'block' });
    const [alert] = await world.db.select().from(elderAlert).where(eq(elderAlert.elderId, elder.id));
    expect(alert?.nextEscalationAt).toBeNull();
  });
});

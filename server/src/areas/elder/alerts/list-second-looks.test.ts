import type { PaymentInput } from '@fap/shared/elder/payment.ts';
import { beforeEach, expect, test } from 'vitest';
import { actAs, makeAccount, type TestAccount } from '../../../testing/factories.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { decideAsGuardian, decideOwnPayment } from '../payments/decide-payment.ts';
import { makeGuardianship } from '../testing/make-guardianship.ts';
import { makePayment, makeRiskyPayment } from '../testing/payments.ts';
import { handIn, makeElder } from '../testing/people.ts';
import { listOwnAlerts } from './list-alerts.ts';
import { listSecondLooks } from './list-second-looks.ts';

let world: World;
let elder: TestAccount;
beforeEach(async () => {
  world = await createWorld();
  elder = await makeElder(world);
  // Known long enough to have habits.
  await handIn(world, elder, daysAgo(200, { payee: 'Corner Bakery' }));
});

/** A payment of so many days ago, from so many days before the alert on. */
const daysAgo = (days: number, changes: Partial<PaymentInput> = {}) =>
  makePayment(world, {
    payee: world.name('Some Shop'),
    occurredAt: new Date(world.clock.now().getTime() - days * 86_400_000).toISOString(),
    ...changes,
  });
const newestAlert = async () =>
  (await listOwnAlerts(actAs(world, elder), { limit: 1, show: 'all' })).alerts[0]?.alertId ?? '';
const looks = async () =>
  (await listSecondLooks(actAs(world, elder), await newestAlert())).map(({ externalId }) => externalId);

test('an alert points out what went to somebody new in the month before it', async () => {
  const [old, fee, known] = [daysAgo(31), daysAgo(29), { payee: 'Corner Bakery' }];
  await handIn(world, elder, old, fee, daysAgo(60, known), daysAgo(3, known), makeRiskyPayment(world));
  expect(await looks()).toEqual([fee.externalId]);
});

test('an alert of payments to one payee points out those that it counts, on a statement without times', async () => {
  const noon = { occurredAt: `${daysAgo(2).occurredAt.slice(0, 10)}T12:00:00.000Z`, payee: 'Corner Bakery' };
  const parts = ['a', 'b', 'c'].map((part) => makePayment(world, { ...noon, externalId: part }));
  await handIn(world, elder, ...parts);
  expect(await looks()).toEqual(expect.arrayContaining(['a', 'b']));
  expect(await looks()).toHaveLength(2);
});

test('nothing is pointed out once the elder said that the payment is fine', async () => {
  await handIn(world, elder, daysAgo(3));
  const [held] = await handIn(world, elder, makeRiskyPayment(world));
  expect(await looks()).toHaveLength(1);
  await decideOwnPayment(actAs(world, elder), { paymentId: held?.id ?? '', decision: 'release' });
  expect(await looks()).toEqual([]);
});

test('cash of a usual sum is not pointed out, and more than that is', async () => {
  const atm = (days: number, amount = 16_000) => daysAgo(days, { payee: 'ATM', channel: 'ATM', amount });
  const much = atm(4, 20_000);
  await handIn(world, elder, atm(90), atm(80), atm(70), atm(5), much, makeRiskyPayment(world));
  expect(await looks()).toEqual([much.externalId]);
});

test('a guardian with every scope is not shown what raised no alert', async () => {
  const guardian = await makeAccount(world);
  await makeGuardianship(world, { elder, guardian });
  await handIn(world, elder, daysAgo(3), makeRiskyPayment(world));
  await expect(listSecondLooks(actAs(world, guardian), await newestAlert())).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('an elder says that a flagged payment is fine, and cannot stop what has gone through', async () => {
  const guardian = await makeAccount(world);
  await makeGuardianship(world, { elder, guardian });
  const days = { occurredAt: new Date(world.clock.now().getTime() - 2 * 86_400_000).toISOString() };
  const [flagged] = await handIn(world, elder, makeRiskyPayment(world, days));
  const paymentId = flagged?.id ?? '';
  expect(flagged?.status).toBe('flagged');
  const ctx = actAs(world, elder);
  await expect(decideOwnPayment(ctx, { paymentId, decision: 'block' })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  await expect(
    decideAsGuardian(actAs(world, guardian), { paymentId, decision: 'release' }),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await decideOwnPayment(ctx, { paymentId, decision: 'release' })).toMatchObject({
    status: 'cleared',
    decidedBy: { by: 'elder' },
  });
});

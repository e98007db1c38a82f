import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { elderAlert } from '../../db/schema/elder.ts';
import { notice } from '../../db/schema/notices.ts';
import type { DomainEventMap } from '../../platform/write/domain-events.ts';
import { transact } from '../../platform/write/transact.ts';
import { actAs, makeAccount, type TestAccount } from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { changeGuardian, revokeGuardian } from '../elder/guardians/end-guardianship.ts';
import { makeGuardianship } from '../elder/testing/make-guardianship.ts';
import { makeRiskyPayment } from '../elder/testing/payments.ts';
import { handIn, makeElder } from '../elder/testing/people.ts';
import { tellElderAlert, tellElderAlertAgain } from './sources.ts';

let world: World;
let elder: TestAccount;
let guardian: TestAccount;
let guardianshipId: string;
beforeEach(async () => {
  world = await createWorld();
  elder = await makeElder(world);
  guardian = await makeAccount(world);
  guardianshipId = await makeGuardianship(world, { elder, guardian });
});

/** Raises an alert; its reaction has yet to run. */
async function raise(): Promise<DomainEventMap['elder.alert.raised']> {
  await handIn(world, elder, makeRiskyPayment(world));
  const [alert] = await world.db.select().from(elderAlert).where(eq(elderAlert.elderId, elder.id));
  return { alertId: alert?.id ?? '', elderId: elder.id, guardianIds: [guardian.id], alerts: 1 };
}
const noticesOf = async ({ id }: TestAccount) =>
  (await world.db.select({ kind: notice.kind }).from(notice).where(eq(notice.accountId, id))).map(
    ({ kind }) => kind,
  );

test('an alert is told to the elder and to a guardian', async () => {
  const raised = await raise();
  await transact(world.ctx, 'platform', (tx) => tellElderAlert(tx, raised));
  expect(await noticesOf(guardian)).toEqual(['payment-alert']);
  expect(await noticesOf(elder)).toEqual(['own-payment-alert']);
});

test('a guardian who was ended before the notice is written gets none', async () => {
  const raised = await raise();
  await revokeGuardian(actAs(world, elder), guardianshipId);
  await transact(world.ctx, 'platform', (tx) => tellElderAlert(tx, raised));
  expect(await noticesOf(guardian)).toEqual([]);
  expect(await noticesOf(elder)).toEqual(['own-payment-alert']);
});

test('a guardian who was ended and invited anew is told nothing of before', async () => {
  const raised = await raise();
  await revokeGuardian(actAs(world, elder), guardianshipId);
  await makeGuardianship(world, { elder, guardian });
  await transact(world.ctx, 'platform', (tx) => tellElderAlert(tx, raised));
  expect(await noticesOf(guardian)).toEqual([]);
});

test('a guardian who may get no alerts any more is neither told nor reminded', async () => {
  const raised = await raise();
  await transact(world.ctx, 'platform', (tx) => tellElderAlert(tx, raised));
  const shownAgain = () =>
    transact(world.ctx, 'platform', (tx) =>
      tellElderAlertAgain(tx, { ...raised, guardianId: guardian.id }).then(() => tx.pending.events.length),
    );
  expect(await shownAgain()).toBe(1);
  await changeGuardian(actAs(world, elder), guardianshipId, { scopes: ['status'] });
  expect(await shownAgain()).toBe(0);
});

import { beforeEach, describe, expect, test } from 'vitest';
import { actAs, makeAccount, type TestAccount } from '../../../testing/factories.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { revokeGuardian } from '../guardians/end-guardianship.ts';
import { decideAsGuardian } from '../payments/decide-payment.ts';
import { makeGuardianship } from '../testing/make-guardianship.ts';
import { makeRiskyPayment } from '../testing/payments.ts';
import { handIn, makeElder } from '../testing/people.ts';
import { acknowledgeAlert } from './acknowledge-alert.ts';
import { listGuardianAlerts, listOwnAlerts } from './list-alerts.ts';

let world: World;
let elder: TestAccount;
let guardian: TestAccount;
let guardianshipId: string;
beforeEach(async () => {
  world = await createWorld();
  elder = await makeElder(world);
  guardian = await makeAccount(world);
  guardianshipId = await makeGuardianship(world, { elder, guardian });
  await handIn(world, elder, makeRiskyPayment(world));
});

const ownAlert = async () => {
  const { alerts } = await listOwnAlerts(actAs(world, elder), { limit: 50, show: 'all' });
  const [alert] = alerts;
  if (!alert) throw new Error('no alert');
  return alert;
};

describe('an alert tells its elder', () => {
  test('who decided on the payment, and when', async () => {
    const before = await ownAlert();
    expect(before.transaction).toMatchObject({ decision: null, decidedBy: null, decidedAt: null });
    await decideAsGuardian(actAs(world, guardian), {
      paymentId: before.transaction?.id ?? '',
      decision: 'release',
    });
    expect((await ownAlert()).transaction).toMatchObject({
      decision: 'release',
      decidedBy: { by: 'guardian', name: guardian.displayName },
      decidedAt: world.clock.now().toISOString(),
    });
  });

  test('which guardian said that they call, until their access ends', async () => {
    const { alertId, acknowledgedBy } = await ownAlert();
    expect(acknowledgedBy).toEqual([]);
    await acknowledgeAlert(actAs(world, guardian), alertId);
    expect((await ownAlert()).acknowledgedBy).toEqual([
      { name: guardian.displayName, at: world.clock.now().toISOString() },
    ]);
    await revokeGuardian(actAs(world, elder), guardianshipId);
    expect((await ownAlert()).acknowledgedBy).toEqual([]);
  });

  test('and no guardian, who decided and who calls', async () => {
    const { alertId } = await ownAlert();
    await acknowledgeAlert(actAs(world, guardian), alertId);
    const { items } = await listGuardianAlerts(actAs(world, guardian), { limit: 50 });
    expect(items).toHaveLength(1);
    expect(items[0]).not.toHaveProperty('acknowledgedBy');
    expect(items[0]?.transaction).not.toHaveProperty('decidedBy');
  });
});

import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { payment } from '../../../db/schema/elder.ts';
import { actAs } from '../../../testing/factories.ts';
import { createWorld } from '../../../testing/world.ts';
import { makeRiskyPayment } from '../testing/payments.ts';
import { handIn, makeElder } from '../testing/people.ts';
import { decideOwnPayment } from './decide-payment.ts';
import { expireHolds } from './expire-holds.ts';

const DAY_SECONDS = 24 * 3_600;

async function openScene() {
  const world = await createWorld();
  const elder = await makeElder(world);
  const statuses = async () =>
    (await world.db.select().from(payment).where(eq(payment.elderId, elder.id))).map(({ status }) => status);
  const count = async (wanted: string) => (await statuses()).filter((status) => status === wanted).length;
  return { world, elder, count };
}

test('all that is due is settled in one run, however much it is', async () => {
  const { world, elder, count } = await openScene();
  await handIn(world, elder, ...Array.from({ length: 210 }, () => makeRiskyPayment(world)));
  expect(await count('intercepted')).toBe(210);
  world.clock.advanceSeconds(DAY_SECONDS + 1);
  await expireHolds(world.ctx);
  expect(await count('intercepted')).toBe(0);
});

test('one that fails is logged, keeps no other waiting, and is tried again', async () => {
  const { world, elder, count } = await openScene();
  await handIn(world, elder, makeRiskyPayment(world), makeRiskyPayment(world), makeRiskyPayment(world));
  world.clock.advanceSeconds(DAY_SECONDS + 1);
  const log = vi.spyOn(world.ctx.log, 'error');
  const transaction = vi.spyOn(world.db, 'transaction').mockRejectedValueOnce(new Error('out of luck'));
  await expireHolds(world.ctx);
  transaction.mockRestore();
  expect(await count('intercepted')).toBe(1);
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ err: new Error('out of luck') }),
    'a held payment could not be settled',
  );
  await expireHolds(world.ctx);
  expect(await count('blocked')).toBe(3);
});

test('a payment that is decided on waits no more', async () => {
  const { world, elder } = await openScene();
  const [held] = await handIn(world, elder, makeRiskyPayment(world));
  const decided = await decideOwnPayment(actAs(world, elder), {
    paymentId: held?.id ?? '',
    decision: 'release',
  });
  expect(decided).toMatchObject({ status: 'cleared', decideBy: null });
});

import { eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { account } from '../../../db/schema/auth.ts';
import { elderAlert, guardianship } from '../../../db/schema/elder.ts';
import { mailMessage } from '../../../db/schema/mail.ts';
import { notice } from '../../../db/schema/notices.ts';
import { outboxEvent } from '../../../db/schema/platform.ts';
import { actAs, type TestAccount } from '../../../testing/factories.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { changeGuardian, revokeGuardian } from '../guardians/end-guardianship.ts';
import { makeGuardianship } from '../testing/make-guardianship.ts';
import { makeRiskyPayment } from '../testing/payments.ts';
import { handIn, makeElder, makeReachable } from '../testing/people.ts';
import { escalateAlerts } from './escalate-alerts.ts';
import { listOwnAlerts } from './list-alerts.ts';

const WINDOW_SECONDS = 601;

let world: World;
let elder: TestAccount;
let guardian: TestAccount;
beforeEach(async () => {
  world = await createWorld();
  elder = await makeElder(world);
  guardian = await makeReachable(world);
});

const raise = (alerts: number, whose = elder) =>
  handIn(world, whose, ...Array.from({ length: alerts }, () => makeRiskyPayment(world)));
const pass = async (seconds = WINDOW_SECONDS) => {
  world.clock.advanceSeconds(seconds);
  await escalateAlerts(world.ctx);
};
const mailsTo = (...who: TestAccount[]) =>
  world.db
    .select({ to: mailMessage.recipient, text: mailMessage.body })
    .from(mailMessage)
    .where(
      inArray(
        mailMessage.recipient,
        who.map(({ email }) => email),
      ),
    )
    .orderBy(mailMessage.createdAt, mailMessage.id);
const waiting = () =>
  world.db.$count(
    elderAlert,
    sql`${elderAlert.elderId} = ${elder.id} and ${elderAlert.nextEscalationAt} <= ${world.clock.now().toISOString()}::timestamptz`,
  );

describe('many alerts', () => {
  test('are one mail to each guardian in turn, and nobody else waits for them', async () => {
    const second = await makeReachable(world);
    await makeGuardianship(world, { elder, guardian, position: 0 });
    await makeGuardianship(world, { elder, guardian: second, position: 1 });
    await raise(60);
    const other = { elder: await makeElder(world), guardian: await makeReachable(world) };
    await makeGuardianship(world, other);
    await raise(1, other.elder);
    await pass();
    expect(await mailsTo(guardian, second, other.guardian)).toHaveLength(2);
    const [mail] = await mailsTo(guardian);
    expect(mail?.text).toContain('and 59 more alerts have been waiting for 10 minutes');
    expect(mail?.text).not.toMatch(/Release Desk|9,500/u);
    expect((await mailsTo(other.guardian))[0]?.text).toContain('An alert about');
    expect(await waiting()).toBe(0);
    await pass();
    expect(await mailsTo(guardian)).toHaveLength(1);
    expect(await mailsTo(second)).toHaveLength(1);
    await pass();
    expect(await mailsTo(guardian, second)).toHaveLength(2);
  });

  test('one after the other are one mail in ten minutes, each goes on to the next guardian', async () => {
    const second = await makeReachable(world);
    await makeGuardianship(world, { elder, guardian, position: 0 });
    await makeGuardianship(world, { elder, guardian: second, position: 1 });
    for (let minute = 0; minute < 5; minute += 1) {
      await raise(1);
      await pass(60);
    }
    await pass(301);
    expect(await mailsTo(guardian, second)).toHaveLength(1);
    for (let minute = 0; minute < 8; minute += 1) await pass(60);
    expect(await mailsTo(guardian, second), 'all but the first wait until ten minutes are over').toHaveLength(
      1,
    );
    await pass(121);
    expect((await mailsTo(guardian)).map(({ text }) => text)).toEqual([
      expect.stringContaining('An alert'),
      expect.stringContaining('and 3 more alerts'),
    ]);
    expect((await mailsTo(second)).map(({ text }) => text)).toEqual([
      expect.stringContaining('has been waiting'),
    ]);
    await pass();
    expect((await mailsTo(second)).at(-1)?.text).toContain('and 3 more alerts');
  });

  test('of one hand-in are one notice to everybody, and all are in the list', async () => {
    await makeGuardianship(world, { elder, guardian });
    await raise(6);
    await world.drain();
    const noticesOf = async ({ id }: TestAccount) =>
      (await world.db.select().from(notice).where(eq(notice.accountId, id))).filter(({ kind }) =>
        ['payment-alert', 'own-payment-alert'].includes(kind),
      );
    expect(await noticesOf(guardian)).toMatchObject([{ payload: { elderId: elder.id, alerts: 6 } }]);
    expect(await noticesOf(elder)).toMatchObject([{ payload: { alerts: 6 } }]);
    const { alerts } = await listOwnAlerts(actAs(world, elder), { limit: 50, show: 'all' });
    expect(alerts).toHaveLength(6);
    await raise(2);
    await world.drain();
    expect(await noticesOf(guardian)).toHaveLength(3);
    await pass();
    await world.drain();
    const shown = await world.db.select().from(outboxEvent).where(eq(outboxEvent.type, 'notice.added'));
    const ids = (await noticesOf(guardian)).map(({ id }) => id);
    const again = shown.filter(({ payload }) => ids.includes((payload as { noticeId: string }).noticeId));
    expect(again, 'three new ones, and the newest once more').toHaveLength(4);
  });
});

test('one that fails is logged and keeps no other elder’s waiting', async () => {
  await makeGuardianship(world, { elder, guardian });
  const other = { elder: await makeElder(world), guardian: await makeReachable(world) };
  await makeGuardianship(world, other);
  await raise(1);
  await raise(1, other.elder);
  world.clock.advanceSeconds(WINDOW_SECONDS);
  const log = vi.spyOn(world.ctx.log, 'error');
  const transaction = vi.spyOn(world.db, 'transaction').mockRejectedValueOnce(new Error('out of luck'));
  await escalateAlerts(world.ctx);
  transaction.mockRestore();
  expect(await mailsTo(guardian, other.guardian)).toHaveLength(1);
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ err: new Error('out of luck') }),
    'the alerts of an elder could not be escalated',
  );
  await escalateAlerts(world.ctx);
  expect(await mailsTo(guardian, other.guardian)).toHaveLength(2);
});

describe('the first mail goes to somebody whom mail reaches', () => {
  test.for([
    ['suspended', { suspendedAt: new Date() }],
    ['without a confirmed address', { emailConfirmedAt: null }],
  ] as const)('not to who is %s', async ([, state]) => {
    const second = await makeReachable(world);
    const id = await makeGuardianship(world, { elder, guardian, position: 0 });
    await makeGuardianship(world, { elder, guardian: second, position: 1 });
    await world.db.update(account).set(state).where(eq(account.id, guardian.id));
    await world.db
      .update(guardianship)
      .set({ email: 'elsewhere@example.com' })
      .where(eq(guardianship.id, id));
    await raise(1);
    await pass();
    expect((await mailsTo(guardian, second)).map(({ to }) => to)).toEqual([second.email]);
  });

  test('who accepted what was sent to their own address is reached there', async () => {
    await makeGuardianship(world, { elder, guardian });
    await world.db.update(account).set({ emailConfirmedAt: null }).where(eq(account.id, guardian.id));
    await raise(1);
    await pass();
    expect(await mailsTo(guardian)).toHaveLength(1);
  });

  test.for([
    ['whose guardianship ended', (id: string) => revokeGuardian(actAs(world, elder), id)],
    [
      'who lost the scope for alerts',
      (id: string) => changeGuardian(actAs(world, elder), id, { scopes: ['status'] }),
    ],
  ] as const)('not to who %s at the same moment', async ([, end]) => {
    const id = await makeGuardianship(world, { elder, guardian });
    await raise(1);
    world.clock.advanceSeconds(WINDOW_SECONDS);
    const whenEnded = end(id).then(async () => (await mailsTo(guardian)).length);
    await escalateAlerts(world.ctx);
    expect(await mailsTo(guardian), 'no mail after the end').toHaveLength(await whenEnded);
  });
});

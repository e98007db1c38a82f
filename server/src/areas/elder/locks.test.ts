import { drizzle } from 'drizzle-orm/postgres-js';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Ctx } from '../../platform/write/context.ts';
import { actAs, makeAccount, type TestAccount } from '../../testing/factories.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { acknowledgeAlert, seeAlert } from './alerts/acknowledge-alert.ts';
import { escalateAlerts } from './alerts/escalate-alerts.ts';
import { listOwnAlerts } from './alerts/list-alerts.ts';
import { listActs } from './guardians/list-acts.ts';
import { noteViews } from './guardians/note-views.ts';
import { allowPayee, disallowPayee } from './payments/allowances.ts';
import { makeBankToken, revokeBankToken, takeFromFeed } from './payments/bank-tokens.ts';
import { makeGuardianship } from './testing/make-guardianship.ts';
import { makePayment, makeRiskyPayment } from './testing/payments.ts';
import { handIn, makeElder } from './testing/people.ts';

let world: World;
let elder: TestAccount;
let guardian: TestAccount;
beforeEach(async () => {
  world = await createWorld();
  elder = await makeElder(world);
  guardian = await makeAccount(world);
  await makeGuardianship(world, { elder, guardian });
});

const makeAlert = async (): Promise<string> => {
  await handIn(world, elder, makeRiskyPayment(world));
  const { alerts } = await listOwnAlerts(actAs(world, elder), { limit: 1, show: 'all' });
  return alerts[0]?.alertId ?? '';
};

/** The tables whose rows a verb locks, in their order. */
async function locksOf(ctx: Ctx, verb: (ctx: Ctx) => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const { sql } = await testDatabase();
  await verb({ ...ctx, db: drizzle(sql, { logger: { logQuery: (query) => statements.push(query) } }) });
  return statements.flatMap((statement) => {
    const isLock = /^(?:update|delete)|for update$/u.test(statement);
    return isLock ? [/(?:from|update) "(\w+)"/u.exec(statement)?.[1] ?? statement] : [];
  });
}

describe('the elder’s shield is locked before any other row of theirs', () => {
  const asElder = () => actAs(world, elder);
  test.for([
    [
      'an alert is read',
      async () => {
        const id = await makeAlert();
        return locksOf(asElder(), (ctx) => seeAlert(ctx, id));
      },
    ],
    [
      'an alert is answered',
      async () => {
        const id = await makeAlert();
        return locksOf(actAs(world, guardian), (ctx) => acknowledgeAlert(ctx, id));
      },
    ],
    [
      'an allowance ends',
      async () => {
        const { id } = await allowPayee(asElder(), { payee: 'The Gardener', days: 7 });
        return locksOf(asElder(), (ctx) => disallowPayee(ctx, id));
      },
    ],
    ['a guardian looks', () => locksOf(actAs(world, guardian), noteViews)],
    [
      'alerts are escalated',
      async () => {
        await makeAlert();
        world.clock.advanceSeconds(601);
        return locksOf(world.ctx, escalateAlerts);
      },
    ],
  ] as const)('when %s', async ([, locks]) => {
    expect((await locks())[0]).toBe('shield');
  });

  test('and after the token when a bank’s feed ends, as when it hands in', async () => {
    const { id } = await makeBankToken(actAs(world, elder), 'First Bank');
    expect(await locksOf(actAs(world, elder), (ctx) => revokeBankToken(ctx, id))).toEqual([
      'bank_token',
      'shield',
    ]);
  });
});

test('a feed that hands in locks its token, then the shield', async () => {
  const { token } = await makeBankToken(actAs(world, elder), 'First Bank');
  const hand = (ctx: Ctx) => takeFromFeed(ctx, `Bearer ${token}`, [makePayment(world)]);
  expect((await locksOf(world.ctx, hand)).slice(0, 2)).toEqual(['bank_token', 'shield']);
});

test('guardians who answer while alerts are escalated are not refused', async () => {
  const ids: string[] = [];
  for (let alerts = 0; alerts < 8; alerts += 1) ids.push(await makeAlert());
  world.clock.advanceSeconds(601);
  await Promise.all([
    ...ids.map((id) => acknowledgeAlert(actAs(world, guardian), id)),
    escalateAlerts(world.ctx),
    escalateAlerts(world.ctx),
  ]);
});

test('a feed that hands in while it is ended is through or refused', async () => {
  const { id, token } = await makeBankToken(actAs(world, elder), 'First Bank');
  const handed = Array.from({ length: 6 }, () =>
    takeFromFeed(world.ctx, `Bearer ${token}`, [makePayment(world)]),
  );
  const [ended, ...results] = await Promise.allSettled([revokeBankToken(actAs(world, elder), id), ...handed]);
  expect(ended.status).toBe('fulfilled');
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('looks at the same moment are one act', async () => {
  await Promise.all(Array.from({ length: 8 }, () => noteViews(actAs(world, guardian))));
  const { acts } = await listActs(actAs(world, elder), { limit: 50 });
  expect(acts.filter(({ kind }) => kind === 'viewed')).toHaveLength(1);
});

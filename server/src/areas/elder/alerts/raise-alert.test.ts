import { drizzle } from 'drizzle-orm/postgres-js';
import { expect, test } from 'vitest';
import { actAs, makeAccount } from '../../../testing/factories.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { createWorld } from '../../../testing/world.ts';
import { handPayments } from '../payments/hand-payments.ts';
import { makeGuardianship } from '../testing/make-guardianship.ts';
import { makeRiskyPayment } from '../testing/payments.ts';
import { makeElder } from '../testing/people.ts';

test('the alerts of one hand-in take as many statements as one of them, so that the shield is free soon', async () => {
  const world = await createWorld();
  const elder = await makeElder(world);
  for (let guardians = 0; guardians < 3; guardians += 1)
    await makeGuardianship(world, { elder, guardian: await makeAccount(world) });
  const { sql } = await testDatabase();
  const statementsFor = async (alerts: number): Promise<number> => {
    let statements = 0;
    const logger = {
      logQuery: () => {
        statements += 1;
      },
    };
    const payments = Array.from({ length: alerts }, () => makeRiskyPayment(world));
    const ctx = { ...actAs(world, elder), db: drizzle(sql, { logger }) };
    await handPayments(ctx, { elderId: elder.id, source: 'call', payments, balance: null });
    return statements;
  };
  const one = await statementsFor(1);
  expect(await statementsFor(40)).toBe(one);
});

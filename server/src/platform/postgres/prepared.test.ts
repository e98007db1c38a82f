import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { connectDatabase, prepared } from './database.ts';

type Asks = Pick<World['db'], 'execute'>;

/** Asks on one connection, and counts what the connection keeps of it. */
async function keptOf(db: Asks, mark: string): Promise<number> {
  const [row] = await db.execute<{ kept: number }>(
    sql`select count(*)::int as kept from pg_prepared_statements where statement like ${`%${mark}%`}`,
  );
  return row?.kept ?? 0;
}
const ask = (db: Asks, mark: string, number: number) =>
  db.execute<{ number: number }>(sql`select ${number}::int as number, ${sql.raw(`'${mark}'`)} as mark`);

test('a prepared statement is parsed once, whatever its values; others are not kept', async () => {
  const { db } = await createWorld();
  for (const number of [1, 2, 3]) {
    expect(await ask(prepared(db), 'of the search', number)).toMatchObject([{ number }]);
    expect(await ask(db, 'of anything else', number)).toMatchObject([{ number }]);
  }
  // More than the pool has, so that each connection answers.
  const counts = await Promise.all(
    Array.from({ length: 40 }, async () => [
      await keptOf(db, 'of the search'),
      await keptOf(db, 'of anything else'),
    ]),
  );
  expect(Math.max(...counts.map(([kept]) => kept ?? 0))).toBe(1);
  expect(Math.max(...counts.map(([, kept]) => kept ?? 0))).toBe(0);
});

test('a transaction stays what it is', async () => {
  const { db } = await createWorld();
  await db.transaction(async (tx) => {
    expect(prepared(tx)).toBe(tx);
  });
});

test('a pool that prepares all keeps each statement, in transactions as well, and plans it anew', async () => {
  const { url } = await testDatabase();
  const { db, close } = connectDatabase(url, { max: 1, preparesAll: true });
  try {
    await db.transaction(async (tx) => {
      for (const number of [1, 2]) expect(await ask(tx, 'of a seed', number)).toMatchObject([{ number }]);
      await tx.transaction((inner) => ask(inner, 'of a savepoint', 3));
    });
    expect(await keptOf(db, 'of a seed')).toBe(1);
    expect(await keptOf(db, 'of a savepoint')).toBe(1);
    expect(await db.execute(sql`show plan_cache_mode`)).toMatchObject([
      { plan_cache_mode: 'force_custom_plan' },
    ]);
  } finally {
    await close();
  }
});

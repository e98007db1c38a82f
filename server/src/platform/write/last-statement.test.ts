import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appMeta, auditEntry } from '../../db/schema/platform.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { connectDatabase, type DatabaseConnection } from '../postgres/database.ts';
import type { Ctx, TxCtx } from './context.ts';
import { recordAudit, transact } from './transact.ts';

/** The commit goes out behind the last statement, and the first statement behind the begin: what must hold whichever of them fails. */
let world: World;
/** A pool of one connection, so that each transaction meets what the one before it left behind. */
let alone: DatabaseConnection;
let ctx: Ctx;
beforeAll(async () => {
  world = await createWorld();
  alone = connectDatabase((await testDatabase()).url, { max: 1 });
  ctx = { ...world.ctx, db: alone.db };
});
afterAll(() => alone.close());

const done = (entityId: string, after: unknown = null) => ({
  action: 'test.done',
  entityType: 'test',
  entityId,
  after,
});
const keep = (tx: TxCtx, key: string) => tx.db.insert(appMeta).values({ key, value: '1' });

/** How much of a transaction is there, asked of another connection: its row and its audit row. */
async function keptOf(key: string): Promise<[rows: number, audits: number]> {
  const rows = await world.db.select().from(appMeta).where(eq(appMeta.key, key));
  const audits = await world.db
    .select({ id: auditEntry.id })
    .from(auditEntry)
    .where(and(eq(auditEntry.action, 'test.done'), eq(auditEntry.entityId, key)));
  return [rows.length, audits.length];
}

async function write(key: string, isHot: boolean, after: unknown = null): Promise<void> {
  await transact(
    ctx,
    'platform',
    async (tx) => {
      await keep(tx, key);
      await recordAudit(tx, done(key, after));
    },
    { isHot },
  );
}

describe.for([
  ['with statements that the connection keeps', true],
  ['with statements that are parsed each time', false],
] as const)('%s', ([, isHot]) => {
  test('a last statement that fails leaves nothing, and its error is thrown', async () => {
    const [before, broken, after] = [world.name('key'), world.name('key'), world.name('key')];
    await write(before, isHot);
    // PostgreSQL keeps no NUL in jsonb.
    await expect(write(broken, isHot, { text: '\u0000' })).rejects.toThrow('unsupported Unicode escape');
    await write(after, isHot);
    expect([await keptOf(before), await keptOf(broken), await keptOf(after)]).toEqual([
      [1, 1],
      [0, 0],
      [1, 1],
    ]);
  });

  test('a first statement that fails leaves a connection outside of any transaction', async () => {
    const [known, next] = [world.name('key'), world.name('key')];
    await write(known, isHot);
    await expect(write(known, isHot)).rejects.toThrow();
    // Were its transaction still open, nobody else would see this row.
    await alone.db.insert(appMeta).values({ key: next, value: '1' });
    expect([await keptOf(known), await keptOf(next)]).toEqual([
      [1, 1],
      [1, 0],
    ]);
  });

  test('a connection that is cut in the middle leaves nothing, and the next transaction gets another', async () => {
    const [cut, next] = [world.name('key'), world.name('key')];
    const attempt = transact(
      ctx,
      'platform',
      async (tx) => {
        await keep(tx, cut);
        await recordAudit(tx, done(cut));
        const [own] = await tx.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await world.db.execute(sql`select pg_terminate_backend(${own?.pid}::int)`);
        await tx.db.execute(sql`select 1`);
      },
      { isHot },
    );
    await expect(attempt).rejects.toThrow();
    await write(next, isHot);
    expect([await keptOf(cut), await keptOf(next)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });
});

test('a connection that forgot its statements keeps a transaction whole or not at all', async () => {
  const known = world.name('key');
  await write(known, true);
  const keys = [world.name('key'), world.name('key'), world.name('key')];
  const outcomes: string[] = [];
  for (const key of keys) {
    // As a pooler between the product and PostgreSQL does when it hands out another session.
    await alone.sql.unsafe('deallocate all');
    outcomes.push(
      await write(key, true).then(
        () => 'kept',
        () => 'refused',
      ),
    );
  }
  for (const [at, key] of keys.entries())
    expect(await keptOf(key)).toEqual(outcomes[at] === 'kept' ? [1, 1] : [0, 0]);
  expect(outcomes).toContain('refused');
  // It is not refused for ever: what was forgotten is parsed anew.
  const later = [world.name('key'), world.name('key'), world.name('key')];
  for (const key of later) await write(key, true).catch(() => {});
  expect(await keptOf(later[2] ?? '')).toEqual([1, 1]);
});

test('many transactions at once on few connections are each whole', async () => {
  const keys = Array.from({ length: 60 }, () => world.name('key'));
  const outcomes = await Promise.allSettled(
    keys.map((key, at) => write(key, at % 2 === 0, at % 3 === 0 ? { text: '\u0000' } : null)),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(
    keys.map((_, at) => (at % 3 === 0 ? 'rejected' : 'fulfilled')),
  );
  for (const [at, key] of keys.entries()) expect(await keptOf(key)).toEqual(at % 3 === 0 ? [0, 0] : [1, 1]);
});

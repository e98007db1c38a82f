import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import type { TxCtx } from '../../platform/write/context.ts';

/**
 * Adds to what accounts have earned; throws when one is gone. The caller writes the ledger.
 * Accounts are locked last in a transaction and sorted by id; called once per transaction, it cannot deadlock.
 */
export async function awardAccounts(
  tx: TxCtx,
  earned: ReadonlyMap<string, { credits: number; xp: number }>,
): Promise<void> {
  const ids = [...earned.keys()].sort();
  // A single account needs no lock order.
  if (ids.length > 1)
    await tx.db
      .select({ id: account.id })
      .from(account)
      .where(inArray(account.id, ids))
      .orderBy(sql`${account.id} collate "C"`)
      .for('no key update');
  const column = (of: 'credits' | 'xp') =>
    sql`${sql.param(ids.map((id) => earned.get(id)?.[of] ?? 0))}::int[]`;
  const awarded = await tx.db
    .update(account)
    .set({ credits: sql`${account.credits} + earned.credits`, xp: sql`${account.xp} + earned.xp` })
    .from(
      sql`unnest(${sql.param(ids)}::text[], ${column('credits')}, ${column('xp')}) as earned(account_id, credits, xp)`,
    )
    .where(sql`${account.id} = earned.account_id`)
    .returning({ id: account.id });
  if (awarded.length < ids.length) throw new Error('an account that earned something is gone');
}

/** Records that somebody took the pledge; false when they had taken it before. */
export async function recordPledge(tx: TxCtx, accountId: string): Promise<boolean> {
  const [row] = await tx.db
    .update(account)
    .set({ pledgedAt: tx.clock.now() })
    .where(and(eq(account.id, accountId), isNull(account.pledgedAt)))
    .returning({ id: account.id });
  return row !== undefined;
}

import { and, eq, isNull, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import type { TxCtx } from '../../platform/write/context.ts';

/** What an account has earned so far. */
export interface AccountTotals {
  credits: number;
  xp: number;
  displayName: string;
}

/** Adds to what an account has earned; throws for one that is gone. The ledger is the caller's. */
export async function awardAccount(
  tx: TxCtx,
  accountId: string,
  { credits, xp }: { credits: number; xp: number },
): Promise<AccountTotals> {
  const [totals] = await tx.db
    .update(account)
    .set({ credits: sql`${account.credits} + ${credits}`, xp: sql`${account.xp} + ${xp}` })
    .where(eq(account.id, accountId))
    .returning({ credits: account.credits, xp: account.xp, displayName: account.displayName });
  if (!totals) throw new Error(`account ${accountId} is gone`);
  return totals;
}

/** Writes down that somebody took the pledge; false when they had taken it before. */
export async function notePledge(tx: TxCtx, accountId: string): Promise<boolean> {
  const [row] = await tx.db
    .update(account)
    .set({ pledgedAt: tx.clock.now() })
    .where(and(eq(account.id, accountId), isNull(account.pledgedAt)))
    .returning({ id: account.id });
  return row !== undefined;
}

import { and, eq } from 'drizzle-orm';
import { entryPath } from '../../db/schema/backtrace.ts';
import { actingAccount, type Ctx } from '../../platform/context.ts';
import { recordAudit, transact } from '../../platform/transact.ts';

/** Takes the consent back: the kept answers are gone and no longer counted. False when there were none. */
export async function revokeEntryPath(ctx: Ctx, clusterId: string): Promise<boolean> {
  const accountId = actingAccount(ctx);
  return transact(ctx, 'backtrace.capture', async (tx) => {
    const [row] = await tx.db
      .delete(entryPath)
      .where(and(eq(entryPath.clusterId, clusterId), eq(entryPath.accountId, accountId)))
      .returning({ id: entryPath.id });
    if (!row) return false;
    await recordAudit(tx, { action: 'backtrace.revoked', entityType: 'entry-path', entityId: row.id });
    return true;
  });
}

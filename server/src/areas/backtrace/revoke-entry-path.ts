import { entryPath } from '../../db/schema/backtrace.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { isOwnPath } from './policy.ts';

/**
 * Takes the consent back: the kept answers are gone and no longer counted, those kept in clusters merged with this one
 * too. False when there were none.
 */
export async function revokeEntryPath(ctx: Ctx, clusterId: string): Promise<boolean> {
  return transact(ctx, 'backtrace.capture', async (tx) => {
    const rows = await tx.db
      .delete(entryPath)
      .where((await isOwnPath(tx, clusterId)).scope)
      .returning({ id: entryPath.id });
    for (const { id } of rows)
      await recordAudit(tx, { action: 'backtrace.revoked', entityType: 'entry-path', entityId: id });
    return rows.length > 0;
  });
}

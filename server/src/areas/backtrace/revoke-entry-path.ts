import { entryPath } from '../../db/schema/backtrace.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { isOwnPath } from './policy.ts';

/** Revokes consent: deletes the saved answers, also those in clusters merged with this one. False when there were none. */
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

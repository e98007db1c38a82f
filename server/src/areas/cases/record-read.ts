import { and, eq, gt } from 'drizzle-orm';
import { auditEntry } from '../../db/schema/platform.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { holdCase } from './policy.ts';

/** What a read by law enforcement is called in the custody log. */
export const READ_ACTION = 'case.read-in-window';
/** A page that is open reads its case again with every change: that is one read. */
const SAME_READ_MS = 15 * 60 * 1000;

/** Records that law enforcement read a case in its access window: one entry for what one person reads in a quarter of an hour. */
export async function recordRead(ctx: Ctx, caseId: string): Promise<void> {
  if (await wasRead(ctx, caseId)) return;
  await transact(ctx, 'dossier.read', async (tx) => {
    // Two calls of one page at once are one read.
    await holdCase(tx, caseId);
    if (await wasRead(tx, caseId)) return;
    await recordAudit(tx, {
      action: READ_ACTION,
      entityType: 'case',
      entityId: caseId,
      custodyOf: [caseId],
    });
  });
}

async function wasRead(ctx: Ctx, caseId: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ id: auditEntry.id })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.entityType, 'case'),
        eq(auditEntry.entityId, caseId),
        eq(auditEntry.action, READ_ACTION),
        eq(auditEntry.actorId, actingAccount(ctx)),
        gt(auditEntry.at, new Date(ctx.clock.now().getTime() - SAME_READ_MS)),
      ),
    )
    .limit(1);
  return row !== undefined;
}

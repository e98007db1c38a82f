import { can } from '@fap/shared/auth/capabilities.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { eq } from 'drizzle-orm';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { actingAccount, type Ctx } from '../../platform/context.ts';
import { recordAudit, transact } from '../../platform/transact.ts';
import type { EvidenceRow } from './upload-evidence.ts';

/** An exhibit somebody may know of: their own, or one that belongs to a cluster; throws NOT_FOUND otherwise. */
export async function getEvidence(ctx: Ctx, id: string): Promise<EvidenceRow> {
  const [row] = await ctx.db.select().from(evidenceItem).where(eq(evidenceItem.id, id));
  if (!row || !(row.clusterId || mayOpenOriginal(ctx, row))) {
    throw new AppError('NOT_FOUND', { message: 'There is no such evidence' });
  }
  return row;
}

/** Whether the actor may open the original bytes: its owner, analysts and admins. */
export function mayOpenOriginal(ctx: Ctx, row: EvidenceRow): boolean {
  return row.ownerId === actingAccount(ctx) || can(ctx.actor.roles, 'case.read-original');
}

/** An exhibit whose original the actor opens; the opening is recorded. Throws NOT_FOUND for everybody else. */
export async function openOriginal(ctx: Ctx, id: string): Promise<EvidenceRow> {
  const row = await getEvidence(ctx, id);
  if (!mayOpenOriginal(ctx, row)) throw new AppError('NOT_FOUND', { message: 'There is no such evidence' });
  await transact(ctx, 'evidence.upload', (tx) =>
    recordAudit(tx, {
      action: 'evidence.opened',
      entityType: 'evidence',
      entityId: id,
      ...(row.clusterId ? { clusterId: row.clusterId } : {}),
    }),
  );
  return row;
}

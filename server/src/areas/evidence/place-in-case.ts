import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { evidenceItem } from '../../db/schema/evidence.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { announceInCase } from './announce-in-case.ts';
import { checkCase } from './check-case.ts';
import { EVIDENCE_ITEM_COLUMNS } from './evidence-item-columns.ts';
import { mayOpen } from './policy.ts';
import { type AnchoredRow, getEvidence } from './queries.ts';
import type { EvidenceRow } from './upload-evidence.ts';

/**
 * Puts an evidence item into a case, or takes it out of the one it is in (null). Its owner and analysts who may open it put it in; who works on a
 * case takes it out. Throws NOT_FOUND, FORBIDDEN, and CONFLICT for an item that is in another case.
 */
export async function placeInCase(ctx: Ctx, id: string, caseId: string | null): Promise<AnchoredRow> {
  await getEvidence(ctx, id);
  await transact(ctx, 'evidence.upload', async (tx) => {
    const before = await lockItem(tx, id);
    if (before.caseId === caseId) return;
    await checkPlace(tx, before, caseId);
    await tx.db.update(evidenceItem).set({ caseId }).where(eq(evidenceItem.id, id));
    await recordAudit(tx, {
      action: caseId === null ? 'evidence.taken-out-of-case' : 'evidence.put-into-case',
      entityType: 'evidence',
      entityId: id,
      ...(before.clusterId ? { clusterId: before.clusterId } : {}),
      custodyOf: [before.caseId, caseId],
      before: { caseId: before.caseId },
      after: { caseId },
    });
    announceInCase(tx, before.caseId);
    announceInCase(tx, caseId);
  });
  return getEvidence(ctx, id);
}

async function lockItem(tx: TxCtx, id: string): Promise<EvidenceRow> {
  const [row] = await tx.db
    .select(EVIDENCE_ITEM_COLUMNS)
    .from(evidenceItem)
    .where(eq(evidenceItem.id, id))
    .for('no key update');
  if (!row) throw new AppError('NOT_FOUND', { message: t`There is no such evidence` });
  return row;
}

async function checkPlace(tx: TxCtx, before: EvidenceRow, caseId: string | null): Promise<void> {
  if (caseId === null) return checkCase(tx, before.caseId ?? '');
  if (!mayOpen(tx).holds(before))
    throw new AppError('FORBIDDEN', {
      message: t`Only its owner, and analysts who may open it, can put this file into a case`,
    });
  await checkCase(tx, caseId);
  if (before.caseId !== null)
    throw new AppError('CONFLICT', {
      message: t`This file is in case ${before.caseId} already. Take it out there first.`,
      data: { caseId: before.caseId },
    });
}

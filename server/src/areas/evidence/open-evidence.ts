import { isShownPicture } from '@fap/shared/evidence/picture-types.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { isOwn, mayOpen } from './policy.ts';
import { getEvidence } from './queries.ts';
import type { EvidenceRow } from './upload-evidence.ts';

/** Gives an evidence item whose bytes the actor may open, and records the opening; throws NOT_FOUND otherwise. */
export async function openEvidenceItem(ctx: Ctx, id: string): Promise<EvidenceRow> {
  const row = await getEvidence(ctx, id);
  if (!mayOpen(ctx).holds(row)) throw new AppError('NOT_FOUND', { message: t`There is no such evidence` });
  await transact(ctx, 'evidence.view', (tx) => record(tx, row, 'evidence.opened'));
  return row;
}

/** Gives an evidence item whose picture the actor may see; a look by somebody else than the owner is recorded. Throws NOT_FOUND otherwise. */
export async function openPicture(ctx: Ctx, id: string): Promise<EvidenceRow> {
  const row = await getEvidence(ctx, id);
  if (!mayOpen(ctx).holds(row) || !isShownPicture(row.mimeType))
    throw new AppError('NOT_FOUND', { message: t`There is no such picture` });
  if (!isOwn(ctx).holds(row))
    await transact(ctx, 'evidence.view', (tx) => record(tx, row, 'evidence.looked-at'));
  return row;
}

/** Gives an evidence item whose picture is the actor's own. Lists show no picture of others, because each look is a step of custody. */
export async function getOwnPicture(ctx: Ctx, id: string): Promise<EvidenceRow> {
  const row = await getEvidence(ctx, id);
  if (!isOwn(ctx).holds(row) || !isShownPicture(row.mimeType))
    throw new AppError('NOT_FOUND', { message: t`There is no such picture` });
  return row;
}

/** Records that an analyst compared an evidence item with another. */
export async function recordCompared(ctx: Ctx, row: EvidenceRow): Promise<void> {
  if (isOwn(ctx).holds(row)) return;
  await transact(ctx, 'evidence.view', (tx) => record(tx, row, 'evidence.compared'));
}

const record = (tx: TxCtx, { id, clusterId }: EvidenceRow, action: string) =>
  recordAudit(tx, { action, entityType: 'evidence', entityId: id, ...(clusterId ? { clusterId } : {}) });

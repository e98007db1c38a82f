import type { EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { listRevealed, REVEALED } from './queries.ts';
import type { ReadingPorts } from './reading/reading-ports.ts';
import { viewReading } from './view-reading.ts';

/**
 * Reveals one hidden detail of an evidence item to an analyst permanently, and records it in the custody. Throws NOT_FOUND
 * for an unknown detail.
 */
export async function revealDetail(
  ctx: Ctx,
  ports: ReadingPorts,
  { id, detail }: { id: string; detail: string },
): Promise<EvidenceReading> {
  const view = await viewReading(ctx, ports, id);
  const { hidden, evidence, grade } = view;
  // From its owner nothing is hidden.
  if (grade === 'owner') return view;
  if (grade === 'crowd')
    throw new AppError('FORBIDDEN', {
      message: t`The person who reported this does not share it with analysts`,
    });
  if (!hidden.includes(detail)) {
    // Race: revealed meanwhile in another window.
    if ((await listRevealed(ctx, id)).has(detail)) return viewReading(ctx, ports, id);
    throw new AppError('NOT_FOUND', { message: t`This exhibit hides no such detail` });
  }
  await transact(ctx, 'case.read-original', (tx) =>
    recordAudit(tx, {
      action: REVEALED,
      entityType: 'evidence',
      entityId: id,
      ...(evidence.clusterId ? { clusterId: evidence.clusterId } : {}),
      after: { detail },
    }),
  );
  return viewReading(ctx, ports, id);
}

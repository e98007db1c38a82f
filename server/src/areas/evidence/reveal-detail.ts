import type { EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { listRevealed, REVEALED } from './queries.ts';
import type { ReadingPorts } from './reading/reading-ports.ts';
import { viewReading } from './view-reading.ts';

/**
 * Shows an analyst one hidden detail of an evidence item, from now on, and writes it into the evidence item's custody. Throws NOT_FOUND
 * for what is not hidden there.
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
  if (!hidden.includes(detail)) {
    // Shown meanwhile, in another window.
    if ((await listRevealed(ctx, id)).has(detail)) return viewReading(ctx, ports, id);
    throw new AppError('NOT_FOUND', { message: 'This exhibit hides no such detail' });
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

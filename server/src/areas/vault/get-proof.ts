import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { anchorBatch, anchorLeaf } from '../../db/schema/vault.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { getEvidence } from '../evidence/index.ts';
import { joinProof } from './documents.ts';

/** An evidence item's OpenTimestamps proof, complete or not; throws NOT_FOUND while no calendar has taken it. */
export async function getProof(ctx: Ctx, evidenceId: string): Promise<{ fileName: string; bytes: Buffer }> {
  const { sha256 } = await getEvidence(ctx, evidenceId);
  const [row] = await ctx.db
    .select({ path: anchorLeaf.path, timestamp: anchorBatch.timestamp })
    .from(anchorLeaf)
    .innerJoin(anchorBatch, eq(anchorBatch.id, anchorLeaf.batchId))
    .where(eq(anchorLeaf.evidenceId, evidenceId));
  const bytes = joinProof(sha256, row?.path ?? null, row?.timestamp ?? null);
  if (!bytes)
    throw new AppError('NOT_FOUND', {
      message: t`There is no proof yet: no calendar has taken the fingerprint`,
    });
  return { fileName: `${evidenceId}.ots`, bytes };
}

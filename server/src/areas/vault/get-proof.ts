import { AppError } from '@fap/shared/kernel/app-error.ts';
import { writeProofHead } from '@fap/shared/vault/opentimestamps/proof-file.ts';
import { eq } from 'drizzle-orm';
import { anchorBatch, anchorLeaf } from '../../db/schema/vault.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { getEvidence } from '../evidence/index.ts';

/** An evidence item's OpenTimestamps proof, complete or not; throws NOT_FOUND while no calendar has taken it. */
export async function getProof(ctx: Ctx, evidenceId: string): Promise<{ fileName: string; bytes: Buffer }> {
  const { sha256 } = await getEvidence(ctx, evidenceId);
  const [row] = await ctx.db
    .select({ path: anchorLeaf.path, timestamp: anchorBatch.timestamp })
    .from(anchorLeaf)
    .innerJoin(anchorBatch, eq(anchorBatch.id, anchorLeaf.batchId))
    .where(eq(anchorLeaf.evidenceId, evidenceId));
  if (!row?.path || !row.timestamp)
    throw new AppError('NOT_FOUND', {
      message: 'There is no proof yet: no calendar has taken the fingerprint',
    });
  // The path has no forks: what follows it is the root's own timestamp.
  const head = writeProofHead('sha256', Buffer.from(sha256, 'hex'));
  return { fileName: `${evidenceId}.ots`, bytes: Buffer.concat([head, row.path, row.timestamp]) };
}

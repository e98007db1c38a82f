import { buildMerkleTree, writePath } from '@fap/shared/vault/opentimestamps/merkle-tree.ts';
import { asc, eq, isNull } from 'drizzle-orm';
import { anchorBatch, anchorLeaf } from '../../../db/schema/vault.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import type { Pace } from './anchor-ports.ts';
import { addSeconds } from './batch-rows.ts';
import { SUBMIT_BATCH_JOB } from './job-names.ts';

/** Limit of digests per batch: a path of at most ten hashes. */
const MAX_DIGESTS = 512;

export interface CollectBatchOptions {
  /** Debounce: waits until the oldest digest is this old, unless a batch is full. */
  gatherSeconds?: Pace['gatherSeconds'];
  maxDigests?: number;
}

/**
 * Builds one Merkle tree of waiting digests and enqueues its root for the calendars; gives the batch's id, or null when
 * there is none. Concurrent processes take different digests.
 */
export async function collectBatch(
  ctx: Ctx,
  { gatherSeconds = 0, maxDigests = MAX_DIGESTS }: CollectBatchOptions = {},
): Promise<string | null> {
  return transact(ctx, 'platform', async (tx) => {
    const waiting = await tx.db
      .select({
        evidenceId: anchorLeaf.evidenceId,
        digest: anchorLeaf.digest,
        createdAt: anchorLeaf.createdAt,
      })
      .from(anchorLeaf)
      .where(isNull(anchorLeaf.batchId))
      .orderBy(asc(anchorLeaf.createdAt), asc(anchorLeaf.evidenceId))
      .limit(maxDigests)
      .for('update', { skipLocked: true });
    const [oldest] = waiting;
    if (!oldest) return null;
    const isGathered = oldest.createdAt <= addSeconds(tx.clock.now(), -gatherSeconds);
    if (!isGathered && waiting.length < maxDigests) return null;
    const { root, paths } = buildMerkleTree(
      waiting.map(({ digest }) => ({ digest: Buffer.from(digest, 'hex'), nonce: tx.ids.nonce() })),
    );
    const id = tx.ids.next('batch');
    await tx.db.insert(anchorBatch).values({
      id,
      root: Buffer.from(root).toString('hex'),
      size: waiting.length,
      createdAt: tx.clock.now(),
    });
    for (const [index, { evidenceId }] of waiting.entries())
      await tx.db
        .update(anchorLeaf)
        .set({ batchId: id, path: writePath(paths[index] ?? []) })
        .where(eq(anchorLeaf.evidenceId, evidenceId));
    await recordAudit(tx, {
      action: 'vault.batch-collected',
      entityType: 'anchor-batch',
      entityId: id,
      after: { size: waiting.length },
    });
    await tx.jobs.send(tx.db, SUBMIT_BATCH_JOB, { batchId: id }, { onceKey: id });
    return id;
  });
}

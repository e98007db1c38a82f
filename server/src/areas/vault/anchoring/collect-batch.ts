import type { StampedKind } from '@fap/shared/vault/constants.ts';
import { buildMerkleTree, writePath } from '@fap/shared/vault/opentimestamps/merkle-tree.ts';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { evidenceItem } from '../../../db/schema/evidence.ts';
import { anchorBatch, anchorDocument, anchorLeaf } from '../../../db/schema/vault.ts';
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
  holds?: StampedKind;
}

/** Where the digests of each kind wait, and what names them there. */
const LEAVES = {
  evidence: { table: anchorLeaf, key: anchorLeaf.evidenceId },
  documents: { table: anchorDocument, key: anchorDocument.id },
};

/**
 * Builds one Merkle tree of waiting digests of a kind and enqueues its root for the calendars; gives the batch's id, or null when
 * there is none. Concurrent processes take different digests.
 */
export async function collectBatch(
  ctx: Ctx,
  { gatherSeconds = 0, maxDigests = MAX_DIGESTS, holds = 'evidence' }: CollectBatchOptions = {},
): Promise<string | null> {
  const { table, key } = LEAVES[holds];
  return transact(ctx, 'platform', async (tx) => {
    const waiting = await tx.db
      .select({ id: key, digest: table.digest, createdAt: table.createdAt })
      .from(table)
      .where(isNull(table.batchId))
      .orderBy(asc(table.createdAt), asc(key))
      .limit(maxDigests)
      .for('update', { skipLocked: true });
    const [oldest] = waiting;
    if (!oldest) return null;
    const isGathered = oldest.createdAt <= addSeconds(tx.clock.now(), -gatherSeconds);
    if (!isGathered && waiting.length < maxDigests) return null;
    const { root, paths } = buildMerkleTree(
      waiting.map(({ digest }) => ({ digest: Buffer.from(digest, 'hex'), nonce: tx.ids.nonce() })),
    );
    const batchId = tx.ids.next('batch');
    await tx.db.insert(anchorBatch).values({
      id: batchId,
      root: Buffer.from(root).toString('hex'),
      size: waiting.length,
      statements: holds === 'evidence' ? await countStatements(tx, waiting) : 0,
      holds,
      createdAt: tx.clock.now(),
    });
    for (const [index, { id }] of waiting.entries())
      await tx.db
        .update(table)
        .set({ batchId, path: writePath(paths[index] ?? []) })
        .where(eq(key, id));
    await recordAudit(tx, {
      action: 'vault.batch-collected',
      entityType: 'anchor-batch',
      entityId: batchId,
      after: { size: waiting.length, holds },
    });
    await tx.jobs.send(tx.db, SUBMIT_BATCH_JOB, { batchId }, { onceKey: batchId });
    return batchId;
  });
}

/** How many of these evidence items are reports' own words. */
const countStatements = ({ db }: Pick<Ctx, 'db'>, items: readonly { id: string }[]): Promise<number> =>
  db.$count(
    evidenceItem,
    and(
      eq(evidenceItem.kind, 'statement'),
      inArray(
        evidenceItem.id,
        items.map(({ id }) => id),
      ),
    ),
  );

import { MAX_BLOCKS } from '@fap/shared/vault/constants.ts';
import {
  listAttested,
  mergeTimestamps,
  parseTimestamp,
  type Timestamp,
  writeTimestamp,
} from '@fap/shared/vault/opentimestamps/timestamp.ts';
import { eq } from 'drizzle-orm';
import { anchorBatch } from '../../../db/schema/vault.ts';
import type { Ctx, TxCtx } from '../../../platform/context.ts';
import { emit, recordAudit, transact } from '../../../platform/transact.ts';
import type { AnchorPorts } from './anchor-ports.ts';
import { after, type BatchRow, nextCheckSeconds, rootBytes } from './batch-rows.ts';
import { completeTimestamp } from './complete-timestamp.ts';
import { findBlocksAt } from './find-blocks.ts';
import { FOLLOW_BATCH_JOB } from './job-names.ts';
import { type BatchStanding, judgeBatch } from './judge-batch.ts';

/**
 * Asks the calendars and the chain about a batch, and writes down where it stands. While something may still come of
 * it, the next look is queued; one that is through, or that nobody has taken, is left alone.
 */
export async function followBatch(
  ctx: Ctx,
  { calendars, blocks }: AnchorPorts,
  batchId: string,
): Promise<void> {
  const [batch] = await ctx.db.select().from(anchorBatch).where(eq(anchorBatch.id, batchId));
  if (!batch?.timestamp || batch.nextCheckAt === null) return;
  const timestamp = parseTimestamp(rootBytes(batch), batch.timestamp);
  const completed = await completeTimestamp(calendars, timestamp, ctx.log);
  const found = await findBlocksAt(blocks, heightsOf(completed), ctx.log);
  const ageMs = ctx.clock.now().getTime() - batch.createdAt.getTime();
  const standing = judgeBatch(completed, found, ageMs);
  await transact(ctx, 'platform', (tx) => keepStanding(tx, batchId, completed, standing));
}

const heightsOf = (timestamp: Timestamp): number[] =>
  [
    ...new Set(
      listAttested(timestamp).flatMap(({ attestation }) =>
        attestation.type === 'bitcoin' ? [attestation.height] : [],
      ),
    ),
  ].slice(0, MAX_BLOCKS);

async function keepStanding(
  tx: TxCtx,
  batchId: string,
  completed: Timestamp,
  { state, failedReason, height, block, isOpen }: BatchStanding,
): Promise<void> {
  const isIt = eq(anchorBatch.id, batchId);
  const [batch] = await tx.db.select().from(anchorBatch).where(isIt).for('no key update');
  // Somebody else looked at the same time and was through first.
  if (!batch || batch.nextCheckAt === null) return;
  const now = tx.clock.now();
  const delay = nextCheckSeconds(batch.createdAt, now);
  await tx.db
    .update(anchorBatch)
    .set({
      timestamp: writeTimestamp(withLatest(batch, completed)),
      state,
      failedReason,
      blockHeight: height,
      blockTime: block ? new Date(block.time) : null,
      chain: block?.chain ?? null,
      nextCheckAt: isOpen ? after(now, delay) : null,
    })
    .where(isIt);
  if (isOpen)
    await tx.jobs.send(tx.db, FOLLOW_BATCH_JOB, { batchId }, { startAfterSeconds: delay, onceKey: batchId });
  if (state === batch.state) return;
  await recordAudit(tx, {
    action: `vault.batch-${state}`,
    entityType: 'anchor-batch',
    entityId: batchId,
    before: { state: batch.state },
    after: { state, failedReason, height, chain: block?.chain ?? null },
  });
  if (state === 'verified') emit(tx, { type: 'vault.batch.verified', payload: { batchId } });
}

/** A calendar that took the root late may have been added while the others were asked. */
function withLatest(batch: BatchRow, completed: Timestamp): Timestamp {
  if (!batch.timestamp) return completed;
  const stored = parseTimestamp(rootBytes(batch), batch.timestamp);
  const isKnown = stored.branches.length <= completed.branches.length;
  return isKnown ? completed : mergeTimestamps(completed, stored);
}

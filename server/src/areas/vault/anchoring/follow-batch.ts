import { heightsOf } from '@fap/shared/vault/judge-proof.ts';
import { writeTimestamp } from '@fap/shared/vault/opentimestamps/timestamp.ts';
import { eq } from 'drizzle-orm';
import { anchorBatch, anchorDocument, anchorLeaf } from '../../../db/schema/vault.ts';
import type { Ctx, TxCtx } from '../../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../../platform/write/transact.ts';
import type { AnchorPorts, Pace } from './anchor-ports.ts';
import { addSeconds, type BatchRow, nextCheckSeconds, timestampOf } from './batch-rows.ts';
import { vaultEvents } from './events.ts';
import { findBlocksAt } from './find-blocks.ts';
import { FOLLOW_BATCH_JOB } from './job-names.ts';
import { type BatchJudgement, judgeBatch } from './judge-batch.ts';
import { publishVaultChanged } from './publish-vault-changed.ts';
import { fillInPromises, requestUpgrades } from './request-upgrades.ts';

/**
 * Polls the calendars and the chain about a batch and saves its state. While it may still succeed the next poll is
 * scheduled; once abandoned, its digests wait for another stamp. A verified batch is skipped.
 */
export async function followBatch(ctx: Ctx, ports: AnchorPorts, batchId: string): Promise<void> {
  const [batch] = await ctx.db.select().from(anchorBatch).where(eq(anchorBatch.id, batchId));
  const timestamp = batch && timestampOf(batch);
  if (!timestamp || batch.nextCheckAt === null) return;
  const kept = await requestUpgrades(ports.calendars, timestamp, ctx.log);
  const heights = heightsOf({ timestamp: fillInPromises(timestamp, kept, ctx.log) });
  const blocks = await findBlocksAt(ports.blocks, heights, ctx.log);
  await transact(
    ctx,
    'platform',
    async (tx) => {
      const [now] = await tx.db
        .select()
        .from(anchorBatch)
        .where(eq(anchorBatch.id, batchId))
        .for('no key update');
      const stored = now && timestampOf(now);
      // Race: another poll finished it first.
      if (!stored || now.nextCheckAt === null) return;
      // Merges with what was stored meanwhile by a late calendar or another poll.
      const completed = fillInPromises(stored, kept, ctx.log);
      const judgement = judgeBatch(completed, blocks, waitedMs(now, tx.clock.now()));
      await tx.db
        .update(anchorBatch)
        .set({ timestamp: writeTimestamp(completed) })
        .where(eq(anchorBatch.id, batchId));
      await saveJudgement(tx, now, judgement, ports.pace);
    },
    { housekeeping: 'when a batch was looked at; what becomes of it is on record' },
  );
}

const waitedMs = ({ takenAt, createdAt }: BatchRow, now: Date): number =>
  now.getTime() - (takenAt ?? createdAt).getTime();

async function saveJudgement(
  tx: TxCtx,
  batch: BatchRow,
  { state, failedReason, height, block, isGivenUp }: BatchJudgement,
  pace: Pace,
): Promise<void> {
  const { id: batchId } = batch;
  const now = tx.clock.now();
  const delay = nextCheckSeconds(waitedMs(batch, now), pace);
  const isOpen = state !== 'verified' && !isGivenUp;
  await tx.db
    .update(anchorBatch)
    .set({
      state,
      failedReason,
      blockHeight: height,
      blockTime: block ? new Date(block.time) : null,
      chain: block?.chain ?? null,
      nextCheckAt: isOpen ? addSeconds(now, delay) : null,
      ...(isGivenUp ? { size: 0 } : {}),
    })
    .where(eq(anchorBatch.id, batchId));
  if (isGivenUp)
    for (const leaves of [anchorLeaf, anchorDocument])
      await tx.db.update(leaves).set({ batchId: null, path: null }).where(eq(leaves.batchId, batchId));
  if (isOpen)
    await tx.jobs.send(tx.db, FOLLOW_BATCH_JOB, { batchId }, { startAfterSeconds: delay, onceKey: batchId });
  if (state === batch.state && !isGivenUp) return;
  publishVaultChanged(tx, state);
  await recordAudit(tx, {
    action: isGivenUp ? 'vault.batch-given-up' : `vault.batch-${state}`,
    entityType: 'anchor-batch',
    entityId: batchId,
    before: { state: batch.state },
    after: { state, failedReason, height, chain: block?.chain ?? null },
  });
  if (state === 'verified') emit(tx, vaultEvents.batchVerified, { batchId });
}

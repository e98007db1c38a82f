import { AppError } from '@fap/shared/kernel/app-error.ts';
import {
  ALERT_COMPLETION_PERCENT,
  type ContributionStatus,
  completionRate,
  contributionStatus,
  layerStatus,
  type Verdict,
} from '@fap/shared/puzzle/completion.ts';
import type { PuzzleLayer } from '@fap/shared/puzzle/entities.ts';
import { puzzleFacts, puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { and, asc, eq } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import { contribution, contributionReview, puzzleLayer } from '../../db/schema/puzzle.ts';
import type { TxCtx } from '../../platform/context.ts';
import { emit, publish } from '../../platform/transact.ts';
import { getLayer, listLayerStatuses } from './queries.ts';

/** Takes the cluster's turn: decisions about one puzzle happen one after another. Throws NOT_FOUND. */
export async function lockPuzzle(tx: TxCtx, clusterId: string): Promise<void> {
  const [row] = await tx.db
    .select({ id: cluster.id })
    .from(cluster)
    .where(eq(cluster.id, clusterId))
    .for('update');
  if (!row) throw new AppError('NOT_FOUND', { message: 'There is no such cluster' });
}

/** Recomputes a piece's status from its reviews and stores it. */
export async function settleContribution(tx: TxCtx, contributionId: string): Promise<ContributionStatus> {
  const reviews = await tx.db
    .select()
    .from(contributionReview)
    .where(eq(contributionReview.contributionId, contributionId))
    .orderBy(asc(contributionReview.createdAt), asc(contributionReview.id));
  const status = contributionStatus(
    reviews.map((review) => ({
      reviewerId: review.reviewerId,
      verdict: review.verdict as Verdict,
      decidesAlone: review.decidesAlone,
    })),
  );
  await tx.db.update(contribution).set({ status }).where(eq(contribution.id, contributionId));
  return status;
}

/** Recomputes layers from their pieces and the cluster's completion, and tells what changed. */
export async function settleLayers(
  tx: TxCtx,
  clusterId: string,
  layers: readonly number[],
): Promise<{ layers: PuzzleLayer[]; completionRate: number }> {
  const settled: PuzzleLayer[] = [];
  for (const layer of layers) settled.push(await settleLayer(tx, clusterId, layer));
  return { layers: settled, completionRate: await settleCompletion(tx, clusterId) };
}

async function settleLayer(tx: TxCtx, clusterId: string, layer: number): Promise<PuzzleLayer> {
  const pieces = await tx.db
    .select({ id: contribution.id, status: contribution.status })
    .from(contribution)
    .where(and(eq(contribution.clusterId, clusterId), eq(contribution.layer, layer)))
    .orderBy(asc(contribution.createdAt), asc(contribution.id));
  const status = layerStatus(pieces.map((piece) => piece.status as ContributionStatus));
  const lead =
    pieces.find((piece) => piece.status === 'confirmed') ??
    pieces.findLast((piece) => piece.status === 'pending') ??
    null;
  const [before] = await tx.db
    .select()
    .from(puzzleLayer)
    .where(and(eq(puzzleLayer.clusterId, clusterId), eq(puzzleLayer.layer, layer)));
  const values = { status, leadContributionId: lead?.id ?? null, updatedAt: tx.clock.now() };
  const version = (before?.version ?? 0) + 1;
  const [row] = await tx.db
    .insert(puzzleLayer)
    .values({ clusterId, layer, ...values, version })
    .onConflictDoUpdate({ target: [puzzleLayer.clusterId, puzzleLayer.layer], set: { ...values, version } })
    .returning();
  if (!row) throw new Error('the layer was not written');
  const from = before?.status ?? 'missing';
  if (from !== status && lead) {
    emit(tx, {
      type: 'puzzle.layer.changed',
      payload: { clusterId, layer, from, to: status, contributionId: lead.id },
    });
  }
  const presented = await getLayer(tx, row);
  publish(tx, puzzleTopic(clusterId), puzzleFacts.layer, { layer: presented });
  return presented;
}

async function settleCompletion(tx: TxCtx, clusterId: string): Promise<number> {
  const rate = completionRate(await listLayerStatuses(tx, clusterId));
  const [before] = await tx.db
    .select({ alertedAt: cluster.alertedAt })
    .from(cluster)
    .where(eq(cluster.id, clusterId));
  const isAlert = rate >= ALERT_COMPLETION_PERCENT && !before?.alertedAt;
  await tx.db
    .update(cluster)
    .set({
      completionRate: rate,
      lastActivityAt: tx.clock.now(),
      ...(isAlert ? { alertedAt: tx.clock.now() } : {}),
    })
    .where(eq(cluster.id, clusterId));
  if (isAlert) emit(tx, { type: 'puzzle.completion.alerted', payload: { clusterId } });
  publish(tx, puzzleTopic(clusterId), puzzleFacts.completion, {
    completionRate: rate,
    alert: rate >= ALERT_COMPLETION_PERCENT,
  });
  return rate;
}

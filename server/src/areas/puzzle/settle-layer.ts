import { ALERT_COMPLETION_PERCENT } from '@fap/shared/clusters/constants.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import {
  type ContributionStatus,
  completionRate,
  contributionStatus,
  type LayerStatus,
  layerStatus,
  type Verdict,
} from '@fap/shared/puzzle/completion.ts';
import type { PuzzleLayer } from '@fap/shared/puzzle/entities.ts';
import { puzzleFacts, puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import { contribution, contributionReview, puzzleLayer } from '../../db/schema/puzzle.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { emit, publish } from '../../platform/write/transact.ts';
import { setCompletion } from '../clusters/index.ts';
import { type ContributionRow, type LayerRow, untouchedLayer } from './presenter.ts';
import { presentLayers } from './queries.ts';

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
  numbers: readonly number[],
): Promise<{ layers: PuzzleLayer[]; completionRate: number }> {
  const pieces = await tx.db
    .select()
    .from(contribution)
    .where(and(eq(contribution.clusterId, clusterId), inArray(contribution.layer, [...numbers])))
    .orderBy(asc(contribution.createdAt), asc(contribution.id));
  const before = await tx.db.select().from(puzzleLayer).where(eq(puzzleLayer.clusterId, clusterId));
  const rows = numbers.map((number) => {
    const known = before.find((row) => row.layer === number) ?? untouchedLayer(clusterId, number);
    const ofLayer = pieces.filter((piece) => piece.layer === number);
    return settledLayer(tx, known, ofLayer);
  });
  await tx.db
    .insert(puzzleLayer)
    .values(rows)
    .onConflictDoUpdate({
      target: [puzzleLayer.clusterId, puzzleLayer.layer],
      set: {
        status: sql`excluded.status`,
        version: sql`excluded.version`,
        leadContributionId: sql`excluded.lead_contribution_id`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
  const layers = await presentLayers(tx, clusterId, rows);
  for (const layer of layers) publish(tx, puzzleTopic(clusterId), puzzleFacts.layer, { layer });
  const untouched = before.filter((row) => !numbers.includes(row.layer));
  const statuses = [...untouched, ...rows].map((row) => row.status as LayerStatus);
  return { layers, completionRate: await settleCompletion(tx, clusterId, statuses) };
}

/** A layer's new row; announces the change of its status. */
function settledLayer(tx: TxCtx, before: LayerRow, pieces: readonly ContributionRow[]): LayerRow {
  const status = layerStatus(pieces.map((piece) => piece.status as ContributionStatus));
  const lead =
    pieces.find((piece) => piece.status === 'confirmed') ??
    pieces.findLast((piece) => piece.status === 'pending') ??
    null;
  if (before.status !== status && lead) {
    const { clusterId, layer } = before;
    emit(tx, {
      type: 'puzzle.layer.changed',
      payload: {
        clusterId,
        layer,
        from: before.status,
        to: status,
        contributionId: lead.id,
        origin: lead.origin,
      },
    });
  }
  return {
    ...before,
    status,
    leadContributionId: lead?.id ?? null,
    version: before.version + 1,
    updatedAt: tx.clock.now(),
  };
}

async function settleCompletion(
  tx: TxCtx,
  clusterId: string,
  statuses: readonly LayerStatus[],
): Promise<number> {
  const rate = completionRate(statuses);
  const [before] = await tx.db
    .select({ alertedAt: cluster.alertedAt })
    .from(cluster)
    .where(eq(cluster.id, clusterId));
  const isAlert = rate >= ALERT_COMPLETION_PERCENT && !before?.alertedAt;
  await setCompletion(tx, clusterId, { completionRate: rate, isAlert });
  if (isAlert) emit(tx, { type: 'puzzle.completion.alerted', payload: { clusterId } });
  publish(tx, puzzleTopic(clusterId), puzzleFacts.completion, {
    completionRate: rate,
    alert: rate >= ALERT_COMPLETION_PERCENT,
  });
  return rate;
}

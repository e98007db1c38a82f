import { ALERT_COMPLETION_PERCENT } from '@fap/shared/clusters/constants.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
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
import { asc, eq, sql } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import { contribution, contributionReview, puzzleLayer } from '../../db/schema/puzzle.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { emit, publish } from '../../platform/write/transact.ts';
import { setCompletion } from '../clusters/index.ts';
import { puzzleEvents } from './events.ts';
import type { LayerState } from './layer-states.ts';
import { priorOfAuthor } from './measure-word.ts';
import { type LayerRow, presentLayer } from './presenter.ts';

/** A cluster whose row this transaction holds. */
export interface LockedPuzzle {
  clusterId: string;
  alertedAt: Date | null;
  /** Before this transaction. */
  completionRate: number;
}

/** Locks the cluster's row, which serialises decisions about one puzzle. Throws NOT_FOUND. */
export async function lockPuzzle(tx: TxCtx, clusterId: string): Promise<LockedPuzzle> {
  const [row] = await tx.db
    .select({
      clusterId: cluster.id,
      alertedAt: cluster.alertedAt,
      completionRate: cluster.completionRate,
    })
    .from(cluster)
    .where(eq(cluster.id, clusterId))
    .for('update');
  if (!row) throw new AppError('NOT_FOUND', { message: t`There is no such cluster` });
  return row;
}

/** Recomputes a piece's status from its reviews and stores it. */
export async function settleContribution(tx: TxCtx, contributionId: string): Promise<ContributionStatus> {
  const reviews = await tx.db
    .select()
    .from(contributionReview)
    .where(eq(contributionReview.contributionId, contributionId))
    .orderBy(asc(contributionReview.createdAt), asc(contributionReview.id));
  const [author] = await tx.db
    .select({ prior: priorOfAuthor(sql`${contribution.authorId}`, sql`${contribution.id}`) })
    .from(contribution)
    .where(eq(contribution.id, contributionId));
  const status = contributionStatus(
    reviews.map((review) => ({
      reviewerId: review.reviewerId,
      verdict: review.verdict as Verdict,
      decidesAlone: review.decidesAlone,
      standing: review.standing,
      weight: review.weight,
    })),
    author?.prior ?? 0,
  );
  await tx.db.update(contribution).set({ status }).where(eq(contribution.id, contributionId));
  return status;
}

/** Recomputes layers and the cluster's completion, and publishes what changed. */
export async function settleLayers(
  tx: TxCtx,
  puzzle: LockedPuzzle,
  layerStates: readonly LayerState[],
  numbers: readonly number[],
): Promise<{ layers: PuzzleLayer[]; completionRate: number }> {
  const settled = layerStates
    .filter(({ row }) => numbers.includes(row.layer))
    .map((layerState) => ({ ...layerState, row: settledLayer(tx, layerState) }));
  await tx.db
    .insert(puzzleLayer)
    .values(settled.map(({ row }) => row))
    .onConflictDoUpdate({
      target: [puzzleLayer.clusterId, puzzleLayer.layer],
      set: {
        status: sql`excluded.status`,
        version: sql`excluded.version`,
        leadContributionId: sql`excluded.lead_contribution_id`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
  const layers = settled.map(({ row, lead, pieces }) => presentLayer(row, lead, pieces));
  for (const layer of layers) publish(tx, puzzleTopic(puzzle.clusterId), puzzleFacts.layer, { layer });
  const others = layerStates.filter(({ row }) => !numbers.includes(row.layer));
  const statuses = [...others.map(({ status }) => status), ...layers.map(({ status }) => status)];
  return { layers, completionRate: await settleCompletion(tx, puzzle, statuses) };
}

/** A layer's new row; announces the change of its status. */
function settledLayer(tx: TxCtx, { row: before, lead }: LayerState): LayerRow {
  const status = layerStatus(lead ? [lead.status] : []);
  if (before.status !== status && lead) {
    const { clusterId, layer } = before;
    emit(tx, puzzleEvents.layerChanged, {
      clusterId,
      layer,
      from: before.status,
      to: status,
      contributionId: lead.id,
      origin: lead.origin,
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
  { clusterId, alertedAt, completionRate: before }: LockedPuzzle,
  statuses: readonly LayerStatus[],
): Promise<number> {
  const rate = completionRate(statuses);
  const isAbove = rate >= ALERT_COMPLETION_PERCENT;
  const isAlert = isAbove && !alertedAt;
  await setCompletion(tx, clusterId, { completionRate: rate, isAlert });
  if (isAlert) emit(tx, puzzleEvents.completionAlerted, { clusterId });
  if (isAbove && before < ALERT_COMPLETION_PERCENT) emit(tx, puzzleEvents.completionRose, { clusterId });
  publish(tx, puzzleTopic(clusterId), puzzleFacts.completion, {
    completionRate: rate,
    alert: isAbove,
  });
  return rate;
}

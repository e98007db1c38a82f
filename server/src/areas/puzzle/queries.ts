import { ANATOMY } from '@fap/shared/catalogue/anatomy.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { completionRate } from '@fap/shared/puzzle/completion.ts';
import type { Contribution, Puzzle, PuzzleLayer } from '@fap/shared/puzzle/entities.ts';
import { puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { rankAgents } from '@fap/shared/puzzle/rank-agents.ts';
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { auditEntry } from '../../db/schema/platform.ts';
import {
  contribution,
  contributionReview,
  layerClaim,
  puzzleLayer,
  reviewAnswer,
} from '../../db/schema/puzzle.ts';
import type { Database } from '../../platform/postgres/database.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { getLatestSeq } from '../../platform/write/topic-log.ts';
import { getCluster } from '../clusters/index.ts';
import { describeActivity } from './describe-activity.ts';
import { getStake } from './get-stake.ts';
import {
  type ContributionRow,
  type LayerRow,
  type Names,
  presentClaim,
  presentContribution,
  presentLayer,
  presentLead,
  untouchedLayer,
} from './presenter.ts';

const ACTIVITY_LIMIT = 30;
/** Pieces of one layer that are shown: its newest, and the one that carries it. */
const PIECES_PER_LAYER = 50;

/** Everything the puzzle page opens with, read in one snapshot so that `seq` and rows belong together. */
export async function getPuzzle(ctx: Ctx, clusterId: string): Promise<Puzzle> {
  await getCluster(ctx, clusterId);
  return (ctx.db as Database).transaction(async (db) => presentPuzzle({ ...ctx, db }, clusterId), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function presentPuzzle(ctx: Ctx, clusterId: string): Promise<Puzzle> {
  const cluster = await getCluster(ctx, clusterId);
  const pieces = await listShownPieces(ctx, clusterId);
  const contributions = await presentContributions(ctx, pieces);
  const layers = await listLayers(ctx, clusterId);
  const claims = await listClaims(ctx, clusterId);
  return {
    clusterId,
    clusterName: cluster.name,
    scamType: cluster.scamType,
    clusterChainId: cluster.clusterChainId,
    layers,
    contributions,
    claims,
    agents: await listAgents(ctx, clusterId),
    activity: await listActivity(ctx, clusterId),
    ownReportPieces: await listOwnReportPieces(ctx, clusterId),
    completionRate: completionRate(layers.map((layer) => layer.status)),
    stake: await getStake(ctx, clusterId),
    seq: await getLatestSeq(ctx.db, puzzleTopic(clusterId)),
  };
}

/** Newest first, with a limit per layer so that a busy layer does not crowd others out. */
async function listShownPieces(ctx: Ctx, clusterId: string): Promise<ContributionRow[]> {
  const place = sql<number>`row_number() over (
    partition by ${contribution.layer} order by ${contribution.createdAt} desc, ${contribution.id} desc)`;
  const placed = ctx.db
    .select({ id: contribution.id, place: place.as('place') })
    .from(contribution)
    .where(eq(contribution.clusterId, clusterId))
    .as('placed');
  const newest = ctx.db.select({ id: placed.id }).from(placed).where(lte(placed.place, PIECES_PER_LAYER));
  const leads = ctx.db
    .select({ id: puzzleLayer.leadContributionId })
    .from(puzzleLayer)
    .where(and(eq(puzzleLayer.clusterId, clusterId), isNotNull(puzzleLayer.leadContributionId)));
  return ctx.db
    .select()
    .from(contribution)
    .where(or(inArray(contribution.id, newest), inArray(contribution.id, leads)))
    .orderBy(desc(contribution.createdAt), desc(contribution.id));
}

/** Ids of the pieces of the actor's own reports, also beyond the first page: nobody may review their own. */
async function listOwnReportPieces(ctx: Ctx, clusterId: string): Promise<string[]> {
  const { accountId } = ctx.actor;
  if (accountId === null) return [];
  const own = await ctx.db
    .select({ id: contribution.id })
    .from(contribution)
    .where(
      and(
        eq(contribution.clusterId, clusterId),
        eq(contribution.origin, 'report'),
        eq(contribution.authorId, accountId),
      ),
    );
  return own.map(({ id }) => id);
}

/** The agents with their number of pieces; prefilled pieces of victims' reports are left out. */
async function listAgents(ctx: Ctx, clusterId: string): Promise<Puzzle['agents']> {
  const agents = await ctx.db
    .select({
      id: account.id,
      displayName: account.displayName,
      pieces: count(),
      confirmed: sql<number>`(count(*) filter (where ${contribution.status} = 'confirmed'))::int`,
    })
    .from(contribution)
    .innerJoin(account, eq(account.id, contribution.authorId))
    .where(and(eq(contribution.clusterId, clusterId), eq(contribution.origin, 'agent')))
    .groupBy(account.id);
  return rankAgents(agents);
}

/** All fourteen layers, those untouched included. */
export async function listLayers(ctx: Ctx, clusterId: string): Promise<PuzzleLayer[]> {
  const rows = await ctx.db.select().from(puzzleLayer).where(eq(puzzleLayer.clusterId, clusterId));
  return presentLayers(
    ctx,
    clusterId,
    ANATOMY.map(
      ({ layer }) => rows.find((candidate) => candidate.layer === layer) ?? untouchedLayer(clusterId, layer),
    ),
  );
}

/** Layers of one cluster with their leads and numbers of pieces, however many pieces there are. */
export async function presentLayers(
  ctx: Ctx,
  clusterId: string,
  rows: readonly LayerRow[],
): Promise<PuzzleLayer[]> {
  const leads = await ctx.db
    .select({ piece: contribution, displayName: account.displayName })
    .from(contribution)
    .innerJoin(account, eq(account.id, contribution.authorId))
    .where(
      inArray(
        contribution.id,
        rows.flatMap((row) => row.leadContributionId ?? []),
      ),
    );
  const counts = await ctx.db
    .select({ layer: contribution.layer, pieces: count() })
    .from(contribution)
    .where(eq(contribution.clusterId, clusterId))
    .groupBy(contribution.layer);
  return rows.map((row) => {
    const lead = leads.find(({ piece }) => piece.id === row.leadContributionId);
    const shown = lead ? presentLead(lead.piece, lead.displayName) : null;
    return presentLayer(row, shown, counts.find(({ layer }) => layer === row.layer)?.pieces ?? 0);
  });
}

/** The piece with this id; throws NOT_FOUND. */
export async function getContributionRow(ctx: Ctx, id: string): Promise<ContributionRow> {
  const [row] = await ctx.db.select().from(contribution).where(eq(contribution.id, id));
  if (!row) throw new AppError('NOT_FOUND', { message: t`There is no such piece` });
  return row;
}

/** A piece with its reviews, as everybody sees it. */
export async function getContribution(ctx: Ctx, id: string): Promise<Contribution> {
  const [piece] = await presentContributions(ctx, [await getContributionRow(ctx, id)]);
  if (!piece) throw new AppError('NOT_FOUND', { message: t`There is no such piece` });
  return piece;
}

/** Pieces with their reviews and the names of everybody in them. */
export async function presentContributions(
  ctx: Ctx,
  rows: readonly ContributionRow[],
): Promise<Contribution[]> {
  if (rows.length === 0) return [];
  const found = await ctx.db
    .select({
      review: contributionReview,
      answer: { text: reviewAnswer.text, answeredAt: reviewAnswer.answeredAt },
    })
    .from(contributionReview)
    .leftJoin(reviewAnswer, eq(reviewAnswer.reviewId, contributionReview.id))
    .where(
      inArray(
        contributionReview.contributionId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(contributionReview.createdAt, contributionReview.id);
  const reviews = found.map(({ review, answer }) => ({ ...review, answer }));
  const names = await listDisplayNames(ctx, [
    ...rows.map((row) => row.authorId),
    ...reviews.map((review) => review.reviewerId),
  ]);
  return rows.map((row) => presentContribution(row, reviews, names));
}

/** Running claims of a cluster. */
export async function listClaims(ctx: Ctx, clusterId: string) {
  const rows = await ctx.db
    .select()
    .from(layerClaim)
    .where(
      and(
        eq(layerClaim.clusterId, clusterId),
        isNull(layerClaim.endedAt),
        gt(layerClaim.expiresAt, ctx.clock.now()),
      ),
    );
  const names = await listDisplayNames(
    ctx,
    rows.flatMap((row) => [row.holderId, row.takeoverRequestedBy ?? row.holderId]),
  );
  return rows.map((row) => presentClaim(row, names));
}

/** Display names by account id. */
export async function listDisplayNames(ctx: Ctx, ids: readonly string[]): Promise<Names> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: account.id, name: account.displayName })
    .from(account)
    .where(inArray(account.id, wanted));
  return new Map(rows.map((row) => [row.id, row.name]));
}

async function listActivity(ctx: Ctx, clusterId: string): Promise<Puzzle['activity']> {
  const rows = await ctx.db
    .select({
      id: auditEntry.id,
      at: auditEntry.at,
      action: auditEntry.action,
      after: auditEntry.after,
      actor: account.displayName,
    })
    .from(auditEntry)
    .leftJoin(account, eq(account.id, auditEntry.actorId))
    .where(eq(auditEntry.clusterId, clusterId))
    .orderBy(desc(auditEntry.id))
    .limit(ACTIVITY_LIMIT);
  return rows.flatMap((row) => describeActivity(row));
}

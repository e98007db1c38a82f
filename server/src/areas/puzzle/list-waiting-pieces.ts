import { ANATOMY } from '@fap/shared/catalogue/anatomy.ts';
import type { ReviewNeed } from '@fap/shared/puzzle/constants.ts';
import type { WaitingPiece } from '@fap/shared/puzzle/entities.ts';
import { and, asc, eq, inArray, ne, notExists, sql } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import { contribution, contributionReview, puzzleLayer } from '../../db/schema/puzzle.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { presentContributions } from './queries.ts';

const SHOWN = 30;
/** Only the oldest are ranked, so that the call stays quick when very many wait. */
const RANKED = 500;
const CRITICAL = ANATOMY.filter(({ isCriticalPath }) => isCriticalPath).map(({ layer }) => layer);

/** Pieces of others, of one cluster or of all, that the actor may review and did not. */
function waitsForReview(ctx: Ctx, clusterId?: string) {
  const me = actingAccount(ctx);
  const own = ctx.db
    .select({ id: contributionReview.id })
    .from(contributionReview)
    .where(
      and(
        eq(contributionReview.contributionId, contribution.id),
        eq(contributionReview.reviewerId, me),
        ne(contributionReview.standing, 'new'),
      ),
    );
  return and(
    eq(contribution.status, 'pending'),
    eq(contribution.moderation, 'shown'),
    ne(contribution.authorId, me),
    clusterId === undefined ? undefined : eq(contribution.clusterId, clusterId),
    notExists(own),
  );
}

/** How many pieces wait for the actor's review; no more than `most` are counted. */
export async function countWaitingPieces(ctx: Ctx, most: number): Promise<number> {
  const rows = await ctx.db
    .select({ id: contribution.id })
    .from(contribution)
    .where(waitsForReview(ctx))
    .limit(most);
  return rows.length;
}

/**
 * Pieces of others, of one cluster or of all, that wait for the actor's review: first those one confirmation away from completing a layer that is not
 * complete, then those of critical layers, then the oldest.
 */
export async function listWaitingPieces(ctx: Ctx, clusterId?: string): Promise<WaitingPiece[]> {
  const waiting = ctx.db
    .select({ id: contribution.id, clusterId: contribution.clusterId, layer: contribution.layer })
    .from(contribution)
    .where(waitsForReview(ctx, clusterId))
    .orderBy(asc(contribution.createdAt))
    .limit(RANKED)
    .as('waiting');
  const confirmations = sql<number>`(
    select count(*)::int from ${contributionReview}
    where ${contributionReview.contributionId} = ${waiting.id}
      and ${contributionReview.verdict} = 'confirm' and ${contributionReview.standing} <> 'new')`;
  const rank = sql<number>`case
    when ${puzzleLayer.status} = 'complete' then 3
    when ${confirmations} = 1 then 0
    when ${inArray(waiting.layer, CRITICAL)} then 1 else 2 end`;
  const rows = await ctx.db
    .select({
      piece: contribution,
      clusterName: cluster.name,
      layerVersion: sql<number>`coalesce(${puzzleLayer.version}, 0)`,
      rank: rank.as('rank'),
    })
    .from(waiting)
    .innerJoin(contribution, eq(contribution.id, waiting.id))
    .innerJoin(cluster, eq(cluster.id, waiting.clusterId))
    .leftJoin(
      puzzleLayer,
      and(eq(puzzleLayer.clusterId, waiting.clusterId), eq(puzzleLayer.layer, waiting.layer)),
    )
    .orderBy(asc(sql`rank`), asc(contribution.createdAt), asc(contribution.id))
    .limit(SHOWN);
  const pieces = await presentContributions(
    ctx,
    rows.map(({ piece }) => piece),
  );
  return rows.flatMap(({ clusterName, layerVersion, rank: place }, index) => {
    const piece = pieces[index];
    return piece ? [{ contribution: piece, clusterName, layerVersion, need: NEEDS[place] ?? 'open' }] : [];
  });
}

const NEEDS: Readonly<Record<number, ReviewNeed>> = { 0: 'one-more', 1: 'critical' };

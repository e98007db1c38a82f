import { can } from '@fap/shared/auth/capabilities.ts';
import { ANATOMY } from '@fap/shared/catalogue/anatomy.ts';
import { CONFIRMATIONS_NEEDED, CONFIRMED_FROM } from '@fap/shared/puzzle/completion.ts';
import type { ReviewNeed } from '@fap/shared/puzzle/constants.ts';
import { WAITING_COUNTED } from '@fap/shared/puzzle/constants.ts';
import type { WaitingPiece } from '@fap/shared/puzzle/entities.ts';
import { and, asc, eq, inArray, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import { contribution, contributionReview, puzzleLayer } from '../../db/schema/puzzle.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { getTrust } from './get-standing.ts';
import { measureWord, priorOfAuthor } from './measure-word.ts';
import { presentContributions } from './queries.ts';

/** Only the oldest are ranked and counted, so that the call stays quick when very many wait. */
const RANKED = WAITING_COUNTED;
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

/** How many pieces, of one cluster or of all, wait for the actor's review; no more than `most` are counted. */
export async function countWaitingPieces(ctx: Ctx, most: number, clusterId?: string): Promise<number> {
  const rows = await ctx.db
    .select({ id: contribution.id })
    .from(contribution)
    .where(waitsForReview(ctx, clusterId))
    .limit(most);
  return rows.length;
}

/**
 * Whether the actor's confirmation would confirm a piece, by what others said of it; `contributionStatus` is the rule. Ties to its author
 * or reviewers may make it worth less.
 */
async function oneMoreSettles(
  ctx: Ctx,
  of: (figure: SQL, condition: SQL) => SQL<number>,
  prior: SQL<number>,
): Promise<SQL<boolean>> {
  const me = actingAccount(ctx);
  const { standing, isVouched } = await getTrust(ctx, me);
  if (standing === 'new') return sql`false`;
  const { confirm } = await measureWord(ctx, me, isVouched);
  const isConfirmed = sql`${contributionReview.verdict} = 'confirm'`;
  const confirmations = of(sql`count(*)`, isConfirmed);
  const byTrusted = of(sql`count(*)`, sql`${isConfirmed} and ${contributionReview.standing} = 'trusted'`);
  const weights = of(sql`coalesce(sum(${contributionReview.weight}), 0)`, sql`true`);
  const hasTrust = standing === 'trusted' ? sql`true` : sql`${byTrusted} > 0`;
  return sql`${confirmations} >= ${CONFIRMATIONS_NEEDED - 1} and ${hasTrust} and ${weights} + ${prior} >= ${CONFIRMED_FROM - confirm}::float`;
}

/** Which waiting pieces to list. */
export interface WaitingFilter {
  clusterId?: string | undefined;
  /** How many at most. */
  limit: number;
}

/**
 * Pieces of others, of one cluster or of all, that wait for the actor's review: first those that the actor's confirmation
 * completes a layer with, then those of critical layers, then the oldest. Whoever decides alone completes every layer, so for
 * them those of critical layers come first.
 */
export async function listWaitingPieces(
  ctx: Ctx,
  { clusterId, limit }: WaitingFilter,
): Promise<WaitingPiece[]> {
  const waiting = ctx.db
    .select({
      id: contribution.id,
      clusterId: contribution.clusterId,
      layer: contribution.layer,
      authorId: contribution.authorId,
    })
    .from(contribution)
    .where(waitsForReview(ctx, clusterId))
    .orderBy(asc(contribution.createdAt))
    .limit(RANKED)
    .as('waiting');
  const of = (figure: SQL, condition: SQL) => sql<number>`(
    select ${figure}::float from ${contributionReview}
    where ${contributionReview.contributionId} = ${waiting.id}
      and ${condition} and ${contributionReview.standing} <> 'new')`;
  const isOneMore = can(ctx.actor.roles, 'puzzle.decide-alone')
    ? sql`false`
    : await oneMoreSettles(ctx, of, priorOfAuthor(sql`${waiting.authorId}`, sql`${waiting.id}`));
  const rank = sql<number>`case
    when ${puzzleLayer.status} = 'complete' then 3
    when ${isOneMore} then 0
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
    .limit(limit);
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

import type { Desk } from '@fap/shared/dashboard/desk.ts';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { cluster } from '../../../db/schema/clusters.ts';
import { contribution, contributionReview } from '../../../db/schema/puzzle.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';

const SHOWN = 4;

/** The acting account's pieces that others do not agree on yet, disputed ones first; what a report filled in is not among them. */
export async function listOpenPieces(ctx: Ctx): Promise<Desk['pieces']['open']> {
  const rows = await ctx.db
    .select({
      id: contribution.id,
      clusterId: contribution.clusterId,
      clusterName: cluster.name,
      layer: contribution.layer,
      status: contribution.status,
    })
    .from(contribution)
    .innerJoin(cluster, eq(cluster.id, contribution.clusterId))
    .where(
      and(
        eq(contribution.authorId, actingAccount(ctx)),
        ne(contribution.origin, 'report'),
        eq(contribution.moderation, 'shown'),
        inArray(contribution.status, ['pending', 'disputed']),
      ),
    )
    .orderBy(
      sql`${contribution.status} = 'disputed' desc`,
      desc(contribution.createdAt),
      desc(contribution.id),
    )
    .limit(SHOWN);
  return rows.map((row) => ({ ...row, status: row.status === 'disputed' ? 'disputed' : 'pending' }));
}

/** How many pieces and reviews the acting account wrote, and how many of the pieces are confirmed. */
export async function countOwnWork(
  ctx: Ctx,
): Promise<{ pieces: number; confirmed: number; reviews: number }> {
  const me = actingAccount(ctx);
  const [pieces] = await ctx.db
    .select({
      pieces: sql<number>`count(*)::int`,
      confirmed: sql<number>`(count(*) filter (where ${contribution.status} = 'confirmed'))::int`,
    })
    .from(contribution)
    .where(and(eq(contribution.authorId, me), ne(contribution.origin, 'report')));
  const [reviews] = await ctx.db
    .select({ reviews: sql<number>`count(*)::int` })
    .from(contributionReview)
    .where(eq(contributionReview.reviewerId, me));
  return { pieces: 0, confirmed: 0, reviews: 0, ...pieces, ...reviews };
}

import type { Verdict } from '@fap/shared/puzzle/completion.ts';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { cluster } from '../../../db/schema/clusters.ts';
import { contribution, contributionReview } from '../../../db/schema/puzzle.ts';
import { cutPage, olderThan } from '../../../platform/postgres/keyset.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import type { Counted } from './counted.ts';

/** The last verdict of somebody else who decides alone; null where none of them reviewed the piece. */
const ANALYST_VERDICT = sql<Verdict | null>`(
  select other.verdict from ${contributionReview} as other
  where other.contribution_id = ${contributionReview.contributionId} and other.decides_alone
    and other.reviewer_id <> ${contributionReview.reviewerId}
  order by other.created_at desc, other.id desc limit 1)`;

const isCounted = (accountId: string) =>
  and(eq(contributionReview.reviewerId, accountId), isNotNull(ANALYST_VERDICT));

/** Reviews of pieces that an analyst reviewed, too. */
export const compared: Counted = {
  count: (ctx, accountId) => ctx.db.$count(contributionReview, isCounted(accountId)),
  list: async (ctx, accountId, { limit, cursor }) => {
    const found = await ctx.db
      .select({
        id: contributionReview.id,
        contributionId: contributionReview.contributionId,
        clusterId: contribution.clusterId,
        clusterName: cluster.name,
        layer: contribution.layer,
        verdict: contributionReview.verdict,
        analystVerdict: sql<Verdict>`${ANALYST_VERDICT}`,
        at: contributionReview.createdAt,
      })
      .from(contributionReview)
      .innerJoin(contribution, eq(contribution.id, contributionReview.contributionId))
      .innerJoin(cluster, eq(cluster.id, contribution.clusterId))
      .where(
        and(isCounted(accountId), olderThan(cursor, contributionReview.createdAt, contributionReview.id)),
      )
      .orderBy(desc(contributionReview.createdAt), desc(contributionReview.id))
      .limit(limit + 1);
    const { rows, nextCursor } = cutPage(found, limit, ({ at, id }) => [at, id]);
    return { items: rows.map((row) => ({ kind: 'review', ...row, at: row.at.toISOString() })), nextCursor };
  },
};

/** Of the reviews compared, those with the analyst's verdict. */
export const countAgreed = (ctx: Ctx, accountId: string): Promise<number> =>
  ctx.db.$count(
    contributionReview,
    and(isCounted(accountId), eq(contributionReview.verdict, sql`${ANALYST_VERDICT}`)),
  );

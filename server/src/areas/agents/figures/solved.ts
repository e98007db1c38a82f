import { SOLVED_PERCENT } from '@fap/shared/agents/figures.ts';
import { and, desc, eq, exists, gte, isNull } from 'drizzle-orm';
import { cluster } from '../../../db/schema/clusters.ts';
import { contribution } from '../../../db/schema/puzzle.ts';
import { cutPage, olderThan } from '../../../platform/postgres/keyset.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import type { Counted } from './counted.ts';

const isCounted = (ctx: Ctx, accountId: string) =>
  and(
    isNull(cluster.mergedInto),
    gte(cluster.completionRate, SOLVED_PERCENT),
    exists(
      ctx.db
        .select({ id: contribution.id })
        .from(contribution)
        .where(
          and(
            eq(contribution.clusterId, cluster.id),
            eq(contribution.authorId, accountId),
            eq(contribution.origin, 'agent'),
            eq(contribution.status, 'confirmed'),
          ),
        ),
    ),
  );

/** Puzzles that are solved with an accepted piece of this agent in them. */
export const solved: Counted = {
  count: (ctx, accountId) => ctx.db.$count(cluster, isCounted(ctx, accountId)),
  list: async (ctx, accountId, { limit, cursor }) => {
    const found = await ctx.db
      .select({
        id: cluster.id,
        name: cluster.name,
        completionRate: cluster.completionRate,
        at: cluster.lastActivityAt,
      })
      .from(cluster)
      .where(and(isCounted(ctx, accountId), olderThan(cursor, cluster.lastActivityAt, cluster.id)))
      .orderBy(desc(cluster.lastActivityAt), desc(cluster.id))
      .limit(limit + 1);
    const { rows, nextCursor } = cutPage(found, limit, ({ at, id }) => [at, id]);
    return { items: rows.map((row) => ({ kind: 'cluster', ...row, at: row.at.toISOString() })), nextCursor };
  },
};

import { and, desc, eq, sql } from 'drizzle-orm';
import { badgeAward } from '../../../db/schema/agents.ts';
import { cluster } from '../../../db/schema/clusters.ts';
import { cutPage, olderThan } from '../../../platform/postgres/keyset.ts';
import type { Counted } from './counted.ts';

const ID = sql<string>`${badgeAward.clusterId} || ':' || ${badgeAward.layer}`;

/** Badges: one for each layer that an agent's piece completed. */
export const badges: Counted = {
  count: (ctx, accountId) => ctx.db.$count(badgeAward, eq(badgeAward.accountId, accountId)),
  list: async (ctx, accountId, { limit, cursor }) => {
    const found = await ctx.db
      .select({
        id: ID,
        clusterId: badgeAward.clusterId,
        clusterName: cluster.name,
        layer: badgeAward.layer,
        at: badgeAward.awardedAt,
      })
      .from(badgeAward)
      .innerJoin(cluster, eq(cluster.id, badgeAward.clusterId))
      .where(and(eq(badgeAward.accountId, accountId), olderThan(cursor, badgeAward.awardedAt, ID)))
      .orderBy(desc(badgeAward.awardedAt), desc(ID))
      .limit(limit + 1);
    const { rows, nextCursor } = cutPage(found, limit, ({ at, id }) => [at, id]);
    return { items: rows.map((row) => ({ kind: 'badge', ...row, at: row.at.toISOString() })), nextCursor };
  },
};

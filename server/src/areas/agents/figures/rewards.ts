import type { RewardReason } from '@fap/shared/agents/rewards.ts';
import { and, desc, eq } from 'drizzle-orm';
import { rewardEntry } from '../../../db/schema/agents.ts';
import { cluster } from '../../../db/schema/clusters.ts';
import { cutPage, olderThan } from '../../../platform/postgres/keyset.ts';
import type { Counted } from './counted.ts';

/** The ledger: what XP and credits were for. Its sums are the account's XP and credits. */
export const rewards: Counted = {
  count: (ctx, accountId) => ctx.db.$count(rewardEntry, eq(rewardEntry.accountId, accountId)),
  list: async (ctx, accountId, { limit, cursor }) => {
    const found = await ctx.db
      .select({
        id: rewardEntry.key,
        reason: rewardEntry.reason,
        credits: rewardEntry.credits,
        xp: rewardEntry.xp,
        clusterId: rewardEntry.clusterId,
        clusterName: cluster.name,
        at: rewardEntry.createdAt,
      })
      .from(rewardEntry)
      .leftJoin(cluster, eq(cluster.id, rewardEntry.clusterId))
      .where(
        and(eq(rewardEntry.accountId, accountId), olderThan(cursor, rewardEntry.createdAt, rewardEntry.key)),
      )
      .orderBy(desc(rewardEntry.createdAt), desc(rewardEntry.key))
      .limit(limit + 1);
    const { rows, nextCursor } = cutPage(found, limit, ({ at, id }) => [at, id]);
    const items = rows.map((row) => ({
      kind: 'reward' as const,
      ...row,
      // Only `grantRewards` writes the ledger, with these reasons.
      reason: row.reason as RewardReason,
      at: row.at.toISOString(),
    }));
    return { items, nextCursor };
  },
};

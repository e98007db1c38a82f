import type { AgentRow } from '@fap/shared/agents/figures.ts';
import type { ContributionStatus } from '@fap/shared/puzzle/completion.ts';
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { cluster } from '../../../db/schema/clusters.ts';
import { contribution } from '../../../db/schema/puzzle.ts';
import { cutPage, olderThan } from '../../../platform/postgres/keyset.ts';
import type { Counted } from './counted.ts';

/** Pieces that an agent brought and no moderator took away; what a report filled in is a victim's. */
const isAgents = () => and(eq(contribution.origin, 'agent'), eq(contribution.moderation, 'shown'));

/** Pieces of agents that were accepted or disputed. */
export const isDecided = (): SQL | undefined =>
  and(isAgents(), inArray(contribution.status, ['confirmed', 'disputed']));

/** An agent's pieces of one status. */
export function piecesThatAre(status: ContributionStatus): Counted {
  const isCounted = (accountId: string) =>
    and(eq(contribution.authorId, accountId), isAgents(), eq(contribution.status, status));
  return {
    count: (ctx, accountId) => ctx.db.$count(contribution, isCounted(accountId)),
    list: async (ctx, accountId, { limit, cursor }) => {
      const found = await ctx.db
        .select({
          id: contribution.id,
          clusterId: contribution.clusterId,
          clusterName: cluster.name,
          layer: contribution.layer,
          at: contribution.createdAt,
        })
        .from(contribution)
        .innerJoin(cluster, eq(cluster.id, contribution.clusterId))
        .where(and(isCounted(accountId), olderThan(cursor, contribution.createdAt, contribution.id)))
        .orderBy(desc(contribution.createdAt), desc(contribution.id))
        .limit(limit + 1);
      const { rows, nextCursor } = cutPage(found, limit, ({ at, id }) => [at, id]);
      const items = rows.map((row): AgentRow => ({ kind: 'piece', ...row, at: row.at.toISOString() }));
      return { items, nextCursor };
    },
  };
}

import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import type { SearchResult } from '@fap/shared/search/contract.ts';
import { rankFound } from '@fap/shared/search/rank-found.ts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { account, accountSearch } from '../../../db/schema/auth.ts';
import { cluster } from '../../../db/schema/clusters.ts';
import { contribution } from '../../../db/schema/puzzle.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { findNear, MOST_CANDIDATES } from './find-candidates.ts';
import type { Question } from './question.ts';

/**
 * People by display name, with their newest piece. Only who wrote a piece under that name: an account that reported and did nothing
 * else would say who was scammed. Pieces that a report filled in say nothing about who reported, so they do not count.
 */
export async function findPeople(ctx: Ctx, { words, limit }: Question): Promise<SearchResult[]> {
  const newest = ctx.db
    .select({
      clusterId: contribution.clusterId,
      layer: contribution.layer,
      createdAt: contribution.createdAt,
    })
    .from(contribution)
    .where(
      sql`${contribution.authorId} = ${account.id} and ${contribution.origin} = 'agent'
        and ${contribution.moderation} = 'shown' and ${contribution.status} <> 'withdrawn'`,
    )
    // Of two of one moment always the same one, or an answer would change by itself.
    .orderBy(desc(contribution.createdAt), desc(contribution.id))
    .limit(1)
    .as('newest');
  const rows = await findNear(accountSearch, words, (hasWords) =>
    ctx.db
      .select({
        id: account.id,
        title: account.displayName,
        clusterId: newest.clusterId,
        layer: newest.layer,
        createdAt: newest.createdAt,
        clusterName: cluster.name,
      })
      .from(account)
      .innerJoinLateral(newest, sql`true`)
      .innerJoin(cluster, eq(cluster.id, newest.clusterId))
      .where(and(hasWords, isNull(account.suspendedAt), isNull(account.erasedAt)))
      .limit(MOST_CANDIDATES),
  );
  const found = rows.map((row) => ({ ...row, text: '', at: row.createdAt.getTime() }));
  return rankFound(words, found, limit).map(({ id, title, clusterId, clusterName, layer }) => ({
    kind: 'person',
    id,
    title,
    snippet: `Newest piece: ${clusterName} · layer ${layer}, ${anatomyLayer(layer).name}`,
    clusterId,
    layer,
  }));
}

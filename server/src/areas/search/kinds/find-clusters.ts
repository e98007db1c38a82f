import type { SearchResult } from '@fap/shared/search/contract.ts';
import { cutSnippet } from '@fap/shared/search/cut-snippet.ts';
import { rankFound } from '@fap/shared/search/rank-found.ts';
import { and, isNull } from 'drizzle-orm';
import { cluster, clusterSearch } from '../../../db/schema/clusters.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { findNear, MOST_CANDIDATES } from './find-candidates.ts';
import type { Question } from './question.ts';

/** Clusters by name, description, id and ClusterChain ID; a merged one is found as the one it was merged into. */
export async function findClusters(ctx: Ctx, { words, limit }: Question): Promise<SearchResult[]> {
  const rows = await findNear(clusterSearch, words, (hasWords) =>
    ctx.db
      .select({
        id: cluster.id,
        title: cluster.name,
        description: cluster.description,
        chainId: cluster.clusterChainId,
        lastActivityAt: cluster.lastActivityAt,
      })
      .from(cluster)
      .where(and(hasWords, isNull(cluster.mergedInto)))
      .limit(MOST_CANDIDATES),
  );
  const found = rows.map((row) => ({
    ...row,
    text: `${row.id} ${row.chainId} ${row.description}`,
    at: row.lastActivityAt.getTime(),
  }));
  return rankFound(words, found, limit).map(({ id, title, description }) => ({
    kind: 'cluster',
    id,
    title,
    snippet: cutSnippet(words, description),
    clusterId: id,
    layer: null,
  }));
}

import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import type { SearchResult } from '@fap/shared/search/contract.ts';
import { cutSnippet } from '@fap/shared/search/cut-snippet.ts';
import { rankFound } from '@fap/shared/search/rank-found.ts';
import { and, eq, ne } from 'drizzle-orm';
import { cluster } from '../../../db/schema/clusters.ts';
import { contribution, contributionSearch } from '../../../db/schema/puzzle.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { findNear, MOST_CANDIDATES } from './find-candidates.ts';
import type { Question } from './question.ts';

/** Pieces of puzzles by what they say now; hidden, redacted and withdrawn ones say nothing that could be found. */
export async function findPieces(ctx: Ctx, { words, limit }: Question): Promise<SearchResult[]> {
  const rows = await findNear(contributionSearch, words, (hasWords) =>
    ctx.db
      .select({
        id: contribution.id,
        clusterId: contribution.clusterId,
        layer: contribution.layer,
        text: contribution.content,
        createdAt: contribution.createdAt,
        clusterName: cluster.name,
      })
      .from(contribution)
      .innerJoin(cluster, eq(cluster.id, contribution.clusterId))
      .where(and(hasWords, eq(contribution.moderation, 'shown'), ne(contribution.status, 'withdrawn')))
      .limit(MOST_CANDIDATES),
  );
  const found = rows.map((row) => ({ ...row, title: '', at: row.createdAt.getTime() }));
  return rankFound(words, found, limit).map(({ id, clusterId, layer, text, clusterName }) => ({
    kind: 'piece',
    id,
    title: cutSnippet(words, text),
    snippet: `${clusterName} · layer ${layer}, ${anatomyLayer(layer).name}`,
    clusterId,
    layer,
  }));
}

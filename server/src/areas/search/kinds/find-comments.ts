import { COMMENT_PLACES } from '@fap/shared/comments/constants.ts';
import type { SearchResult } from '@fap/shared/search/contract.ts';
import { cutSnippet } from '@fap/shared/search/cut-snippet.ts';
import { rankFound } from '@fap/shared/search/rank-found.ts';
import { and, eq } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { cluster } from '../../../db/schema/clusters.ts';
import { comment, commentSearch } from '../../../db/schema/comments.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { isThreadReadable } from '../../comments/index.ts';
import { findNear, MOST_CANDIDATES } from './find-candidates.ts';
import type { Question } from './question.ts';

/** Comments by what they say now: not the hidden and redacted ones, nor what is said about something that is taken away itself. */
export async function findComments(ctx: Ctx, { words, limit }: Question): Promise<SearchResult[]> {
  const rows = await findNear(commentSearch, words, (hasWords) =>
    ctx.db
      .select({
        id: comment.id,
        clusterId: comment.clusterId,
        targetKind: comment.targetKind,
        text: comment.text,
        createdAt: comment.createdAt,
        author: account.displayName,
        clusterName: cluster.name,
      })
      .from(comment)
      .innerJoin(account, eq(account.id, comment.authorId))
      .innerJoin(cluster, eq(cluster.id, comment.clusterId))
      .where(and(hasWords, eq(comment.moderation, 'shown'), isThreadReadable))
      .limit(MOST_CANDIDATES),
  );
  const found = rows.map((row) => ({ ...row, title: '', at: row.createdAt.getTime() }));
  return rankFound(words, found, limit).map(({ id, clusterId, targetKind, text, author, clusterName }) => ({
    kind: 'comment',
    id,
    title: cutSnippet(words, text),
    snippet: `${author} on ${COMMENT_PLACES[targetKind]} · ${clusterName}`,
    clusterId,
    layer: null,
  }));
}

import type { CommentCount } from '@fap/shared/comments/entities.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { comment } from '../../db/schema/comments.ts';
import { cutPage, parseKeyset } from '../../platform/postgres/keyset.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { getCluster } from '../clusters/index.ts';

/** How much is said about each thing of a puzzle that somebody commented on; a page of things. */
export async function countComments(
  ctx: Ctx,
  { clusterId, limit, cursor }: PageRequest & { clusterId: string },
): Promise<{ counts: CommentCount[]; nextCursor: string | null }> {
  await getCluster(ctx, clusterId);
  const keys = parseKeyset(cursor, ['id', 'id']);
  const found = await ctx.db
    .select({
      kind: comment.targetKind,
      id: comment.targetId,
      comments: count(),
      open: sql<number>`(count(*) filter (where ${isNull(comment.resolvedAt)}))::int`,
    })
    .from(comment)
    .where(
      and(
        eq(comment.clusterId, clusterId),
        keys && sql`(${comment.targetKind}, ${comment.targetId}) > (${keys[0]}, ${keys[1]})`,
      ),
    )
    .groupBy(comment.targetKind, comment.targetId)
    .orderBy(asc(comment.targetKind), asc(comment.targetId))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ kind, id }) => [kind, id]);
  return { counts: rows, nextCursor };
}

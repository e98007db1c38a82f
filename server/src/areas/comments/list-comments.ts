import type { CommentTargetKind } from '@fap/shared/comments/constants.ts';
import type { Comment } from '@fap/shared/comments/entities.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { comment } from '../../db/schema/comments.ts';
import { cutPage, parseKeyset } from '../../platform/postgres/keyset.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { getThreadState } from './policy.ts';
import { presentComments } from './presenter.ts';

export interface ListCommentsInput extends PageRequest {
  clusterId: string;
  kind: CommentTargetKind;
  id: string;
}

export interface CommentPage {
  comments: Comment[];
  nextCursor: string | null;
  total: number;
  /** A moderator took the words of the thing itself away. */
  isClosed: boolean;
}

/** A page of what is said about one thing, oldest first, as one reads a conversation. */
export async function listComments(
  ctx: Ctx,
  { clusterId, kind, id, limit, cursor }: ListCommentsInput,
): Promise<CommentPage> {
  if ((await getThreadState(ctx, clusterId, { kind, id })) === 'closed')
    return { comments: [], nextCursor: null, total: 0, isClosed: true };
  const isAsked = and(
    eq(comment.clusterId, clusterId),
    eq(comment.targetKind, kind),
    eq(comment.targetId, id),
  );
  const keys = parseKeyset(cursor, ['time', 'id']);
  const isLater =
    keys && sql`(${comment.createdAt}, ${comment.id}) > (${keys[0].toISOString()}::timestamptz, ${keys[1]})`;
  const found = await ctx.db
    .select()
    .from(comment)
    .where(and(isAsked, isLater))
    .orderBy(asc(comment.createdAt), asc(comment.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, (row) => [row.createdAt, row.id]);
  return {
    comments: await presentComments(ctx, rows),
    nextCursor,
    total: await ctx.db.$count(comment, isAsked),
    isClosed: false,
  };
}

import type { CommentTarget } from '@fap/shared/comments/entities.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { comment } from '../../db/schema/comments.ts';
import { contribution, hiddenBoardPart } from '../../db/schema/puzzle.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { getCluster } from '../clusters/index.ts';

/** `open`: can be talked about. `ended`: its author withdrew it, what was said stays. `closed`: a moderator took its words away. */
export type ThreadState = 'open' | 'ended' | 'closed';

type Target = Pick<CommentTarget, 'kind' | 'id'>;

/**
 * Whether something of a puzzle can be talked about. What is said about a thing may repeat its words, so with a hidden thing its
 * thread is closed to everybody. Throws NOT_FOUND for a cluster or piece that does not exist.
 */
export async function getThreadState(
  ctx: Ctx,
  clusterId: string,
  { kind, id }: Target,
): Promise<ThreadState> {
  await getCluster(ctx, clusterId);
  if (kind === 'piece') return getPieceState(ctx, clusterId, id);
  if (kind !== 'card') return 'open';
  const hidden = await ctx.db.$count(
    hiddenBoardPart,
    and(
      eq(hiddenBoardPart.clusterId, clusterId),
      eq(hiddenBoardPart.cardId, id),
      isNotNull(hiddenBoardPart.hiddenAt),
    ),
  );
  return hidden > 0 ? 'closed' : 'open';
}

/** `getThreadState` other than closed, as a condition on rows of comments: what is said about a hidden thing is read by nobody. */
export const isThreadReadable: SQL = sql`case ${comment.targetKind}
  when 'piece' then exists (
    select from ${contribution} where ${contribution.id} = ${comment.targetId}
      and ${contribution.clusterId} = ${comment.clusterId} and ${contribution.moderation} = 'shown')
  when 'card' then not exists (
    select from ${hiddenBoardPart} where ${hiddenBoardPart.clusterId} = ${comment.clusterId}
      and ${hiddenBoardPart.cardId} = ${comment.targetId} and ${hiddenBoardPart.hiddenAt} is not null)
  else true end`;

async function getPieceState(ctx: Ctx, clusterId: string, id: string): Promise<ThreadState> {
  const [piece] = await ctx.db
    .select({ status: contribution.status, moderation: contribution.moderation })
    .from(contribution)
    .where(and(eq(contribution.id, id), eq(contribution.clusterId, clusterId)));
  if (!piece) throw new AppError('NOT_FOUND', { message: t`There is no such piece in this puzzle` });
  if (piece.moderation !== 'shown') return 'closed';
  return piece.status === 'withdrawn' ? 'ended' : 'open';
}

/** Throws CONFLICT for what nothing more can be said about. */
export async function checkOpen(ctx: Ctx, clusterId: string, target: Target): Promise<void> {
  if ((await getThreadState(ctx, clusterId, target)) !== 'open')
    throw new AppError('CONFLICT', { message: t`This is not shown any more, so nobody can comment on it` });
}

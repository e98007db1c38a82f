import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { comment } from '../../db/schema/comments.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { getThreadState } from './policy.ts';

export type CommentRow = typeof comment.$inferSelect;

const missing = () => new AppError('NOT_FOUND', { message: t`There is no such comment` });

/** What a comment is about. */
export const targetOf = ({ targetKind, targetId }: Pick<CommentRow, 'targetKind' | 'targetId'>) => ({
  kind: targetKind,
  id: targetId,
});

/** A comment the actor may read; throws NOT_FOUND otherwise, also when what it is about was taken away by a moderator. */
export async function getCommentRow(ctx: Ctx, id: string): Promise<CommentRow> {
  const [row] = await ctx.db.select().from(comment).where(eq(comment.id, id));
  if (!row || (await getThreadState(ctx, row.clusterId, targetOf(row))) === 'closed') throw missing();
  return row;
}

/** The comment with its row locked, so that of two changes one comes after the other; throws NOT_FOUND as `getCommentRow`. */
export async function lockComment(tx: TxCtx, id: string): Promise<CommentRow> {
  const [row] = await tx.db.select().from(comment).where(eq(comment.id, id)).for('no key update');
  if (!row || (await getThreadState(tx, row.clusterId, targetOf(row))) === 'closed') throw missing();
  return row;
}

/** As `lockComment`, for one that nobody took away. Throws CONFLICT for a hidden or removed one. */
export async function lockShownComment(tx: TxCtx, id: string): Promise<CommentRow> {
  const row = await lockComment(tx, id);
  if (row.moderation !== 'shown')
    throw new AppError('CONFLICT', { message: t`A moderator took this comment away` });
  return row;
}

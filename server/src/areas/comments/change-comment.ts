import type { Comment } from '@fap/shared/comments/entities.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { comment } from '../../db/schema/comments.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../platform/write/context.ts';
import { emit, transact } from '../../platform/write/transact.ts';
import { addMentioned, checkMentioned } from '../puzzle/index.ts';
import { announce } from './announce.ts';
import { commentEvents } from './events.ts';
import { presentComment } from './presenter.ts';
import { type CommentRow, getCommentRow, lockComment, lockShownComment } from './queries.ts';

/**
 * Changes the words of one's own comment, at any time: others see that it was changed. Who was mentioned before is not told again.
 * Throws FORBIDDEN for somebody else's, CONFLICT for one that a moderator took away.
 */
export async function editComment(
  ctx: Ctx,
  { id, text, mentions }: { id: string; text: string; mentions?: string[] | undefined },
): Promise<Comment> {
  const { clusterId } = await getCommentRow(ctx, id);
  const mentioned = await checkMentioned(ctx, clusterId, mentions);
  return transact(ctx, 'puzzle.contribute', async (tx) => {
    const before = ownedBy(tx, await lockShownComment(tx, id));
    const [row] = await tx.db
      .update(comment)
      .set({ text, editedAt: tx.clock.now(), mentions: addMentioned(before.mentions, mentioned) })
      .where(eq(comment.id, id))
      .returning();
    if (!row) throw new Error('the comment was not changed');
    await announce(tx, row, 'comment.edited');
    const added = mentioned.filter((one) => !before.mentions.includes(one));
    if (added.length > 0)
      emit(tx, commentEvents.peopleMentioned, { commentId: id, accountIds: added, byId: before.authorId });
    return presentComment(tx, row);
  });
}

/** Deletes one's own comment for good, with its reactions. Throws FORBIDDEN for somebody else's. */
export async function removeComment(ctx: Ctx, id: string): Promise<void> {
  await transact(ctx, 'puzzle.contribute', async (tx) => {
    const row = ownedBy(tx, await lockComment(tx, id));
    // What a moderator hid is kept for the moderators, who may have to show it again.
    if (row.moderation === 'hidden')
      throw new AppError('CONFLICT', { message: t`A moderator took this comment away` });
    await tx.db.delete(comment).where(eq(comment.id, id));
    await announce(tx, row, 'comment.deleted');
  });
}

function ownedBy(tx: TxCtx, row: CommentRow): CommentRow {
  if (row.authorId !== actingAccount(tx))
    throw new AppError('FORBIDDEN', { message: t`Only its author can change a comment` });
  return row;
}

import type { Reaction } from '@fap/shared/comments/constants.ts';
import type { Comment } from '@fap/shared/comments/entities.ts';
import { and, eq } from 'drizzle-orm';
import { commentReaction } from '../../db/schema/comments.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { transact } from '../../platform/write/transact.ts';
import { announce } from './announce.ts';
import { presentComment } from './presenter.ts';
import { lockShownComment } from './queries.ts';

/** Gives a reaction to a comment or takes one's own back; again changes nothing. Throws CONFLICT for a comment that was taken away. */
export async function setReaction(
  ctx: Ctx,
  { id, reaction, isOn }: { id: string; reaction: Reaction; isOn: boolean },
): Promise<Comment> {
  const accountId = actingAccount(ctx);
  return transact(ctx, 'puzzle.contribute', async (tx) => {
    const row = await lockShownComment(tx, id);
    const changed = isOn
      ? await tx.db
          .insert(commentReaction)
          .values({ commentId: id, accountId, reaction, reactedAt: tx.clock.now() })
          .onConflictDoNothing()
          .returning({ reaction: commentReaction.reaction })
      : await tx.db
          .delete(commentReaction)
          .where(
            and(
              eq(commentReaction.commentId, id),
              eq(commentReaction.accountId, accountId),
              eq(commentReaction.reaction, reaction),
            ),
          )
          .returning({ reaction: commentReaction.reaction });
    if (changed.length > 0)
      await announce(tx, row, isOn ? 'comment.reacted' : 'comment.reaction-taken-back', { reaction });
    return presentComment(tx, row);
  });
}

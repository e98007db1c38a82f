import type { Comment } from '@fap/shared/comments/entities.ts';
import { eq } from 'drizzle-orm';
import { comment } from '../../db/schema/comments.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { transact } from '../../platform/write/transact.ts';
import { announce } from './announce.ts';
import { presentComment } from './presenter.ts';
import { lockShownComment } from './queries.ts';

/**
 * Says that a comment is dealt with, or that it is not. Anybody who may contribute can: whoever answers a question should be able
 * to close it while its author sleeps, everybody sees who did, and reopening is one press. Of two who resolve at once the first
 * stands, and the second changes nothing and tells nobody.
 */
export async function setResolved(
  ctx: Ctx,
  { id, isResolved }: { id: string; isResolved: boolean },
): Promise<Comment> {
  return transact(ctx, 'puzzle.contribute', async (tx) => {
    const before = await lockShownComment(tx, id);
    if ((before.resolvedAt !== null) === isResolved) return presentComment(tx, before);
    const [row] = await tx.db
      .update(comment)
      .set({
        resolvedBy: isResolved ? actingAccount(tx) : null,
        resolvedAt: isResolved ? tx.clock.now() : null,
      })
      .where(eq(comment.id, id))
      .returning();
    if (!row) throw new Error('the comment was not changed');
    await announce(tx, row, isResolved ? 'comment.resolved' : 'comment.reopened');
    return presentComment(tx, row);
  });
}

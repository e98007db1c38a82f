import { eq } from 'drizzle-orm';
import { comment } from '../../db/schema/comments.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { transact } from '../../platform/write/transact.ts';
import { announce } from './announce.ts';

/** Deletes every comment the acting account wrote, so that open pages lose them, too. Repeatable. */
export async function eraseOwnComments(ctx: Ctx): Promise<void> {
  const authorId = actingAccount(ctx);
  await transact(ctx, 'puzzle.contribute', async (tx) => {
    const gone = await tx.db.delete(comment).where(eq(comment.authorId, authorId)).returning();
    for (const row of gone) await announce(tx, row, 'comment.deleted');
  });
}

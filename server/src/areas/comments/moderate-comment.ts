import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { ModerationState } from '@fap/shared/puzzle/constants.ts';
import { eq } from 'drizzle-orm';
import { comment } from '../../db/schema/comments.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { announce } from './announce.ts';
import type { CommentRow } from './queries.ts';

const ACTIONS = {
  shown: 'comment.shown-again',
  hidden: 'comment.hidden',
  redacted: 'comment.redacted',
} as const;

/**
 * Hides a comment, shows it again, or redacts it for good, in the caller's transaction: the reason stands in place of its words.
 * Throws NOT_FOUND, and CONFLICT when it is so already or was redacted.
 */
export async function moderateComment(
  tx: TxCtx,
  { commentId, state, reason }: { commentId: string; state: ModerationState; reason: string },
): Promise<CommentRow> {
  const [row] = await tx.db.select().from(comment).where(eq(comment.id, commentId)).for('no key update');
  if (!row) throw new AppError('NOT_FOUND', { message: t`There is no such comment` });
  if (row.moderation === state)
    throw new AppError('CONFLICT', { message: t`This comment is ${state} already` });
  if (row.moderation === 'redacted')
    throw new AppError('CONFLICT', { message: t`The words of this comment were removed for good` });
  const original = row.hiddenText ?? row.text;
  await tx.db
    .update(comment)
    .set({
      moderation: state,
      text: textOf(state, reason, original),
      hiddenText: state === 'hidden' ? original : null,
    })
    .where(eq(comment.id, commentId));
  await announce(tx, row, ACTIONS[state], { moderation: state, reason });
  return row;
}

function textOf(state: ModerationState, reason: string, original: string): string {
  if (state === 'shown') return original;
  return `${state === 'hidden' ? 'Hidden' : 'Removed'} by a moderator: ${reason}`;
}

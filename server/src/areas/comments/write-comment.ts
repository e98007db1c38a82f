import type { Comment, CommentTarget } from '@fap/shared/comments/entities.ts';
import { and, eq } from 'drizzle-orm';
import { comment } from '../../db/schema/comments.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { payloadHashOf, refuseOtherPayload } from '../../platform/write/idempotency.ts';
import { emit, transact } from '../../platform/write/transact.ts';
import { checkMentioned } from '../puzzle/index.ts';
import { announce } from './announce.ts';
import { commentEvents } from './events.ts';
import { checkOpen } from './policy.ts';
import { presentComment } from './presenter.ts';

export interface WriteCommentInput {
  clusterId: string;
  target: CommentTarget;
  text: string;
  /** Accounts that the text mentions. */
  mentions?: string[] | undefined;
  idempotencyKey?: string | undefined;
}

export interface WrittenComment {
  comment: Comment;
  isRepeated: boolean;
}

/**
 * Says something about a part of a puzzle; the same idempotency key again gives the first comment and tells nobody twice. Throws
 * NOT_FOUND for what does not exist, and CONFLICT for what is not shown any more or the same key with other content.
 */
export async function writeComment(ctx: Ctx, input: WriteCommentInput): Promise<WrittenComment> {
  const { clusterId, target, text, idempotencyKey = null } = input;
  const authorId = actingAccount(ctx);
  const payloadHash = idempotencyKey === null ? null : payloadHashOf(input);
  const known = await findRepeated(ctx, authorId, idempotencyKey, payloadHash);
  if (known) return known;
  await checkOpen(ctx, clusterId, target);
  const mentions = await checkMentioned(ctx, clusterId, input.mentions);
  const row = await transact(ctx, 'puzzle.contribute', async (tx) => {
    const [made] = await tx.db
      .insert(comment)
      .values({
        id: tx.ids.next('comment'),
        clusterId,
        targetKind: target.kind,
        targetId: target.id,
        authorId,
        text,
        mentions,
        idempotencyKey,
        payloadHash,
        createdAt: tx.clock.now(),
      })
      .onConflictDoNothing({ target: [comment.authorId, comment.idempotencyKey] })
      .returning();
    if (!made) return null;
    await announce(tx, made, 'comment.written');
    if (mentions.length > 0)
      emit(tx, commentEvents.peopleMentioned, { commentId: made.id, accountIds: mentions, byId: authorId });
    return made;
  });
  if (row) return { comment: await presentComment(ctx, row), isRepeated: false };
  // Race: the same key came twice concurrently, and the other was first.
  const first = await findRepeated(ctx, authorId, idempotencyKey, payloadHash);
  if (!first) throw new Error('the comment was not written');
  return first;
}

async function findRepeated(
  ctx: Ctx,
  authorId: string,
  idempotencyKey: string | null,
  payloadHash: string | null,
): Promise<WrittenComment | null> {
  if (idempotencyKey === null) return null;
  const [row] = await ctx.db
    .select()
    .from(comment)
    .where(and(eq(comment.authorId, authorId), eq(comment.idempotencyKey, idempotencyKey)));
  if (!row) return null;
  refuseOtherPayload(row.payloadHash, payloadHash);
  return { comment: await presentComment(ctx, row), isRepeated: true };
}

import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { puzzleFacts, puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { eq } from 'drizzle-orm';
import { contributionReview, reviewAnswer } from '../../db/schema/puzzle.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { emit, publish, recordAudit, transact } from '../../platform/write/transact.ts';
import { puzzleEvents } from './events.ts';
import { getContribution, getContributionRow } from './queries.ts';
import { lockPuzzle } from './settle-layer.ts';

/**
 * Answers a review of one's own piece, or replaces the answer. Throws NOT_FOUND for a review that does not exist, FORBIDDEN for
 * one of somebody else's piece, and CONFLICT when the piece was withdrawn or taken away.
 */
export async function answerReview(
  ctx: Ctx,
  { id, text }: { id: string; text: string },
): Promise<Contribution> {
  const authorId = actingAccount(ctx);
  const [review] = await ctx.db.select().from(contributionReview).where(eq(contributionReview.id, id));
  if (!review) throw new AppError('NOT_FOUND', { message: t`There is no such review` });
  const { contributionId, reviewerId } = review;
  const { clusterId } = await getContributionRow(ctx, contributionId);
  return transact(ctx, 'puzzle.contribute', async (tx) => {
    await lockPuzzle(tx, clusterId);
    const piece = await getContributionRow(tx, contributionId);
    // A report's author stays unknown, so the report's pieces have nobody who answers.
    if (piece.authorId !== authorId || piece.origin === 'report')
      throw new AppError('FORBIDDEN', { message: t`Only the author of the piece can answer` });
    if (piece.status === 'withdrawn' || piece.moderation !== 'shown')
      throw new AppError('CONFLICT', { message: t`This piece is not shown any more` });
    const given = { authorId, text, answeredAt: tx.clock.now() };
    await tx.db
      .insert(reviewAnswer)
      .values({ reviewId: id, ...given })
      .onConflictDoUpdate({ target: reviewAnswer.reviewId, set: given });
    const contribution = await getContribution(tx, contributionId);
    publish(tx, puzzleTopic(clusterId), puzzleFacts.contribution, { contribution });
    await recordAudit(tx, {
      action: 'puzzle.answered',
      entityType: 'contribution',
      entityId: contributionId,
      clusterId,
      after: { reviewId: id },
    });
    emit(tx, puzzleEvents.reviewAnswered, { contributionId, reviewerId, byId: authorId });
    return contribution;
  });
}

import { and, asc, eq, isNull } from 'drizzle-orm';
import { answerReview } from '../areas/puzzle/answer-review.ts';
import { account } from '../db/schema/auth.ts';
import { contribution, contributionReview, reviewAnswer } from '../db/schema/puzzle.ts';
import type { Ctx } from '../platform/write/context.ts';
import type { DemoPeople } from './demo-accounts.ts';

/** Every second dispute is answered, so that both can be seen. */
const ANSWERED_EVERY = 2;
const ANSWERS = [
  'Fair point. The exhibit says “by Friday” and I read a date into it. I will look for the header of the message before I write this again.',
  'I still think it holds: the second report names the same account, on page two. If you compare both, could you look again?',
  'You are right, this belongs further down the chain. I have kept the wording for the layer on payments.',
  'The screenshot was cropped when I wrote this. The full one shows the address bar; please check it there.',
];

/** Lets authors answer some of the disputes of their pieces, an hour after they were written. */
export async function seedAnswers(ctx: Ctx, { agents }: DemoPeople): Promise<void> {
  const disputes = await ctx.db
    .select({
      id: contributionReview.id,
      authorId: contribution.authorId,
      createdAt: contributionReview.createdAt,
    })
    .from(contributionReview)
    .innerJoin(contribution, eq(contribution.id, contributionReview.contributionId))
    .innerJoin(account, eq(account.id, contribution.authorId))
    .leftJoin(reviewAnswer, eq(reviewAnswer.reviewId, contributionReview.id))
    .where(and(eq(contributionReview.verdict, 'dispute'), isNull(reviewAnswer.reviewId)))
    .orderBy(asc(contributionReview.createdAt), asc(contributionReview.id));
  for (const [index, { id, authorId, createdAt }] of disputes.entries()) {
    const actor = agents.find(({ accountId }) => accountId === authorId);
    const text = ANSWERS[(index / ANSWERED_EVERY) % ANSWERS.length];
    if (!actor || text === undefined) continue;
    const at = new Date(createdAt.getTime() + 60 * 60 * 1000);
    await answerReview({ ...ctx, actor, clock: { now: () => at } }, { id, text });
  }
}

import type { LessonAnswer } from '@fap/shared/education/lessons-contract.ts';
import { asc, eq } from 'drizzle-orm';
import { lessonProgress } from '../../../db/schema/education.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';

type Row = typeof lessonProgress.$inferSelect;

/** An answer on the wire. */
export const presentAnswer = ({ lessonId, itemId, answer, answeredAt }: Row): LessonAnswer => ({
  lessonId,
  itemId,
  answer,
  at: answeredAt.toISOString(),
});

/** One's own answers in all lessons, oldest first: at most one for each item. */
export async function listAnswers(ctx: Ctx): Promise<LessonAnswer[]> {
  const rows = await ctx.db
    .select()
    .from(lessonProgress)
    .where(eq(lessonProgress.accountId, actingAccount(ctx)))
    .orderBy(asc(lessonProgress.answeredAt), asc(lessonProgress.itemId));
  return rows.map(presentAnswer);
}

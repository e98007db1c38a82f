import { findLesson, LESSON_ITEMS } from '@fap/shared/education/lessons/lessons.ts';
import type { LessonAnswer } from '@fap/shared/education/lessons-contract.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { lessonProgress } from '../../../db/schema/education.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { transact } from '../../../platform/write/transact.ts';
import { presentAnswer } from './list-answers.ts';

export interface SavedAnswer {
  /** As it comes from the request. */
  lessonId: string;
  itemId: string;
  answer: string;
}

/** Keeps one's own answer to an item of a lesson, in place of an earlier one. Throws NOT_FOUND and INVALID. */
export async function saveAnswer(ctx: Ctx, { itemId, answer, ...of }: SavedAnswer): Promise<LessonAnswer> {
  const accountId = actingAccount(ctx);
  const lessonId = findLesson(of.lessonId);
  const answers = lessonId && LESSON_ITEMS[lessonId].get(itemId);
  if (!answers) throw new AppError('NOT_FOUND', { message: t`There is no such part of this lesson` });
  if (!answers.includes(answer))
    throw new AppError('INVALID', {
      issues: [{ path: 'answer', message: t`This part has no such answer` }],
    });
  return transact(
    ctx,
    'account.manage',
    async (tx) => {
      const kept = { answer, answeredAt: tx.clock.now() };
      const [row] = await tx.db
        .insert(lessonProgress)
        .values({ accountId, lessonId, itemId, ...kept })
        .onConflictDoUpdate({
          target: [lessonProgress.accountId, lessonProgress.lessonId, lessonProgress.itemId],
          set: kept,
        })
        .returning();
      if (!row) throw new Error('the answer was not written');
      return presentAnswer(row);
    },
    {
      housekeeping:
        'how far somebody is in a lesson of their own; nobody answers for it, and a trace would last',
    },
  );
}

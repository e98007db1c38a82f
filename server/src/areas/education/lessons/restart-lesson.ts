import type { LessonId } from '@fap/shared/education/lessons/lessons.ts';
import { and, eq } from 'drizzle-orm';
import { lessonProgress } from '../../../db/schema/education.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { transact } from '../../../platform/write/transact.ts';

/** Forgets one's own answers in a lesson, and gives how many there were. */
export async function restartLesson(ctx: Ctx, lessonId: LessonId): Promise<number> {
  const accountId = actingAccount(ctx);
  return transact(
    ctx,
    'account.manage',
    async (tx) => {
      const rows = await tx.db
        .delete(lessonProgress)
        .where(and(eq(lessonProgress.accountId, accountId), eq(lessonProgress.lessonId, lessonId)))
        .returning({ itemId: lessonProgress.itemId });
      return rows.length;
    },
    {
      housekeeping:
        'how far somebody is in a lesson of their own; nobody answers for it, and a trace would last',
    },
  );
}

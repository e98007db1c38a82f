import { findLesson } from '@fap/shared/education/lessons/lessons.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq } from 'drizzle-orm';
import { lessonProgress } from '../../../db/schema/education.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { transact } from '../../../platform/write/transact.ts';

/** Forgets one's own answers in a lesson, and gives how many there were. Throws NOT_FOUND. */
export async function restartLesson(ctx: Ctx, id: string): Promise<number> {
  const accountId = actingAccount(ctx);
  const lessonId = findLesson(id);
  if (!lessonId) throw new AppError('NOT_FOUND', { message: t`There is no such lesson` });
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

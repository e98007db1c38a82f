import { worksOnCase } from '@fap/shared/cases/works-on-case.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { caseRecord } from '../../db/schema/cases.ts';
import type { Ctx } from '../../platform/write/context.ts';

/** Throws NOT_FOUND for a case that does not exist, FORBIDDEN for one that the actor does not work on. */
export async function checkCase(ctx: Ctx, caseId: string): Promise<void> {
  const found = await findPeople(ctx, caseId);
  if (!found) throw new AppError('NOT_FOUND', { message: t`There is no case with this number` });
  if (!worksOnCase(ctx.actor, found))
    throw new AppError('FORBIDDEN', { message: t`Only people who work on this case can add evidence to it` });
}

/** Whether the actor works on the case of this number. */
export async function isOwnCase(ctx: Ctx, caseId: string | null): Promise<boolean> {
  const found = caseId === null ? undefined : await findPeople(ctx, caseId);
  return found !== undefined && worksOnCase(ctx.actor, found);
}

async function findPeople({ db }: Ctx, caseId: string) {
  const [found] = await db
    .select({ ownerId: caseRecord.ownerId, assigneeId: caseRecord.assigneeId })
    .from(caseRecord)
    .where(eq(caseRecord.id, caseId));
  return found;
}

import { MAX_TASKS } from '@fap/shared/cases/constants.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq } from 'drizzle-orm';
import { caseTask } from '../../db/schema/cases.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { announceChange } from './announce-change.ts';
import { lockCase } from './policy.ts';

type TaskAction = 'case.task-added' | 'case.task-done' | 'case.task-reopened' | 'case.task-deleted';

/** Adds a task to a case; throws CONFLICT when the case has as many as it can hold. */
export async function addTask(ctx: Ctx, caseId: string, text: string): Promise<void> {
  await transact(ctx, 'case.create', async (tx) => {
    await lockCase(tx, caseId);
    if ((await tx.db.$count(caseTask, eq(caseTask.caseId, caseId))) >= MAX_TASKS)
      throw new AppError('CONFLICT', { message: t`A case can have at most ${MAX_TASKS} tasks` });
    const id = tx.ids.next('task');
    await tx.db
      .insert(caseTask)
      .values({ id, caseId, text, createdBy: actingAccount(tx), createdAt: tx.clock.now() });
    await recordTask(tx, 'case.task-added', caseId, id);
  });
}

/** Marks a task as done or opens it again; what is so already stays. Throws NOT_FOUND. */
export async function changeTask(
  ctx: Ctx,
  { caseId, taskId, isDone }: { caseId: string; taskId: string; isDone: boolean },
): Promise<void> {
  await transact(ctx, 'case.create', async (tx) => {
    await lockCase(tx, caseId);
    const isIt = and(eq(caseTask.id, taskId), eq(caseTask.caseId, caseId));
    const [task] = await tx.db.select().from(caseTask).where(isIt);
    if (!task) throw noSuchTask();
    if ((task.doneAt !== null) === isDone) return;
    await tx.db
      .update(caseTask)
      .set(isDone ? { doneBy: actingAccount(tx), doneAt: tx.clock.now() } : { doneBy: null, doneAt: null })
      .where(isIt);
    await recordTask(tx, isDone ? 'case.task-done' : 'case.task-reopened', caseId, taskId);
  });
}

/** Deletes a task; throws NOT_FOUND. */
export async function deleteTask(ctx: Ctx, caseId: string, taskId: string): Promise<void> {
  await transact(ctx, 'case.create', async (tx) => {
    await lockCase(tx, caseId);
    const deleted = await tx.db
      .delete(caseTask)
      .where(and(eq(caseTask.id, taskId), eq(caseTask.caseId, caseId)))
      .returning({ id: caseTask.id });
    if (deleted.length === 0) throw noSuchTask();
    await recordTask(tx, 'case.task-deleted', caseId, taskId);
  });
}

async function recordTask(tx: TxCtx, action: TaskAction, caseId: string, taskId: string): Promise<void> {
  await recordAudit(tx, {
    action,
    entityType: 'case',
    entityId: caseId,
    custodyOf: [caseId],
    after: { taskId },
  });
  announceChange(tx, caseId);
}

const noSuchTask = () => new AppError('NOT_FOUND', { message: t`There is no such task` });

import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq, sql } from 'drizzle-orm';
import { hasQueue, queuedJob } from '../../../platform/postgres/queue-tables.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../../platform/write/transact.ts';
import { operationEvents } from '../events.ts';

/** Queues a job again that failed every attempt. Throws NOT_FOUND; CONFLICT when it has not failed. */
export async function retryJob(ctx: Ctx, jobId: string): Promise<{ name: string }> {
  return transact(ctx, 'admin.access', async (tx) => {
    const [job] = (await hasQueue(tx.db))
      ? await tx.db
          .select({ name: queuedJob.name, state: queuedJob.state })
          .from(queuedJob)
          .where(eq(sql`${queuedJob.id}::text`, jobId))
      : [];
    if (!job) throw new AppError('NOT_FOUND', { message: t`There is no such job` });
    if (job.state !== 'failed')
      throw new AppError('CONFLICT', { message: t`This job has not failed, or was queued again already` });
    await recordAudit(tx, {
      action: 'job.retried',
      entityType: 'job',
      entityId: jobId,
      after: { name: job.name },
    });
    // By an event, because a process without workers has no queue.
    emit(tx, operationEvents.jobRetried, { jobId, name: job.name });
    return { name: job.name };
  });
}

import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { mailMessage } from '../../../db/schema/mail.ts';
import { outboxEvent } from '../../../db/schema/platform.ts';
import { hasQueue, queuedJob } from '../../../platform/postgres/queue-tables.ts';
import type { Ctx } from '../../../platform/write/context.ts';

/** How many events, jobs and messages failed every attempt, so that only a person can set them going again. */
export async function countFailedWork({ db }: Pick<Ctx, 'db'>): Promise<number> {
  const [events, messages, jobs] = await Promise.all([
    db.$count(outboxEvent, and(isNotNull(outboxEvent.parkedAt), isNull(outboxEvent.processedAt))),
    db.$count(mailMessage, eq(mailMessage.status, 'failed')),
    hasQueue(db).then((isThere) => (isThere ? db.$count(queuedJob, eq(queuedJob.state, 'failed')) : 0)),
  ]);
  return events + messages + jobs;
}

import type { FailedWork, QueueState } from '@fap/shared/administration/operation-contract.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ListPage } from '../../../platform/http/list-page.ts';
import { cutPage, olderThan } from '../../../platform/postgres/keyset.ts';
import { hasQueue, queuedJob } from '../../../platform/postgres/queue-tables.ts';
import { withoutValues } from '../../../platform/runtime/describe-error.ts';
import type { Ctx } from '../../../platform/write/context.ts';

/** The longest error shown. */
const MAX_ERROR = 500;

/** The queues that have work: waiting, put off, being done, or failed every attempt. */
export async function listQueues(ctx: Ctx): Promise<QueueState[]> {
  if (!(await hasQueue(ctx.db))) return [];
  const isQueued = sql`${queuedJob.state} in ('created', 'retry')`;
  const isReady = sql`${isQueued} and ${queuedJob.startAfter} <= now()`;
  const rows = await ctx.db
    .select({
      name: queuedJob.name,
      waiting: sql<number>`count(*) filter (where ${isReady})::int`,
      later: sql<number>`count(*) filter (where ${isQueued} and ${queuedJob.startAfter} > now())::int`,
      active: sql<number>`count(*) filter (where ${queuedJob.state} = 'active')::int`,
      failed: sql<number>`count(*) filter (where ${queuedJob.state} = 'failed')::int`,
      waitingSince: sql`min(${queuedJob.startAfter}) filter (where ${isReady})`.mapWith(queuedJob.startAfter),
    })
    .from(queuedJob)
    .where(inArray(queuedJob.state, ['created', 'retry', 'active', 'failed']))
    .groupBy(queuedJob.name)
    .orderBy(asc(queuedJob.name));
  return rows.map(({ waitingSince, ...row }) => ({
    ...row,
    waitingSince: (waitingSince as Date | null)?.toISOString() ?? null,
  }));
}

/** A page of the jobs that failed every attempt, newest first. */
export async function listFailedJobs(
  ctx: Ctx,
  { limit, cursor }: PageRequest,
): Promise<ListPage<FailedWork>> {
  if (!(await hasQueue(ctx.db))) return { items: [], nextCursor: null, total: 0 };
  // Cursors count milliseconds, the queue microseconds.
  const failedAt = sql`date_trunc('milliseconds', ${queuedJob.completedOn})`;
  const hasFailed = eq(queuedJob.state, 'failed');
  const found = await ctx.db
    .select({
      id: queuedJob.id,
      name: queuedJob.name,
      failedAt: failedAt.mapWith(queuedJob.startAfter),
      retryCount: queuedJob.retryCount,
      output: queuedJob.output,
    })
    .from(queuedJob)
    .where(and(hasFailed, olderThan(cursor, failedAt, sql`${queuedJob.id}::text`)))
    .orderBy(desc(failedAt), desc(sql`${queuedJob.id}::text`))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, (row) => [row.failedAt, row.id]);
  return {
    items: rows.map(({ id, name, failedAt: at, retryCount, output }) => ({
      id,
      name,
      failedAt: at.toISOString(),
      attempts: retryCount + 1,
      error: presentError(messageOf(output)),
    })),
    nextCursor,
    total: await ctx.db.$count(queuedJob, hasFailed),
  };
}

/** What went wrong, for admins: the values of a failed query may be a victim's words. */
export const presentError = (message: string): string => withoutValues(message).slice(0, MAX_ERROR);

function messageOf(output: unknown): string {
  const { message } = (output ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : 'The worker was lost.';
}

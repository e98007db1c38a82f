import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { evidenceItem } from '../../../db/schema/evidence.ts';
import { report } from '../../../db/schema/reports.ts';
import { anchorBatch, anchorLeaf } from '../../../db/schema/vault.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { transact } from '../../../platform/write/transact.ts';
import type { Calendars } from './anchor-ports.ts';
import { addSeconds } from './batch-rows.ts';
import { FOLLOW_BATCH_JOB, SUBMIT_BATCH_JOB } from './job-names.ts';
import { recordQueued } from './record-queued.ts';
import { openCalendars } from './submit-batch.ts';

/** Work older than this was left by a dead process. */
const LEFT_OVER_SECONDS = 600;
/** How long a calendar that refused is retried for a batch that another one has. */
const SECOND_CALENDAR_SECONDS = 24 * 60 * 60;
/** How far back lost events are looked for. */
const LOOK_BACK_SECONDS = 7 * 24 * 60 * 60;
const MAX_DIGESTS = 1_000;
const MAX_BATCHES = 200;

/** Queues evidence items whose upload event was lost; gives how many. */
export async function enqueueMissingDigests(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  const missing = await ctx.db
    .select({
      evidenceId: evidenceItem.id,
      digest: evidenceItem.sha256,
      createdAt: evidenceItem.createdAt,
    })
    .from(evidenceItem)
    .leftJoin(anchorLeaf, eq(anchorLeaf.evidenceId, evidenceItem.id))
    .leftJoin(report, eq(report.id, evidenceItem.reportId))
    .where(
      and(
        gt(evidenceItem.createdAt, addSeconds(now, -LOOK_BACK_SECONDS)),
        lt(evidenceItem.createdAt, addSeconds(now, -LEFT_OVER_SECONDS)),
        isNull(anchorLeaf.evidenceId),
        // Its reporter does not let it be stamped.
        sql`${report.consentVault} is not false`,
      ),
    )
    .limit(MAX_DIGESTS);
  if (missing.length === 0) return 0;
  ctx.log.warn({ evidenceItems: missing.length }, 'evidence items were not queued for their stamp');
  await transact(ctx, 'platform', async (tx) => {
    const queued = await tx.db
      .insert(anchorLeaf)
      .values(missing)
      .onConflictDoNothing()
      .returning({ evidenceId: anchorLeaf.evidenceId });
    for (const { evidenceId } of queued) await recordQueued(tx, evidenceId);
  });
  return missing.length;
}

/** Enqueues batches that a dead process left or that too few calendars have; gives how many. */
export async function resumeBatches(ctx: Ctx, calendars: Calendars): Promise<number> {
  const now = ctx.clock.now();
  const before = addSeconds(now, -LEFT_OVER_SECONDS);
  const left = await ctx.db
    .select({
      id: anchorBatch.id,
      calendars: anchorBatch.calendars,
      isTaken: sql<boolean>`${anchorBatch.timestamp} is not null`,
      isLate: sql<boolean>`coalesce(${anchorBatch.nextCheckAt} < ${before.toISOString()}::timestamptz, false)`,
    })
    .from(anchorBatch)
    .where(
      or(
        lt(anchorBatch.nextCheckAt, before),
        and(isNull(anchorBatch.timestamp), lt(anchorBatch.createdAt, before)),
        and(
          gt(anchorBatch.createdAt, addSeconds(now, -SECOND_CALENDAR_SECONDS)),
          lt(anchorBatch.createdAt, before),
        ),
      ),
    )
    .orderBy(asc(anchorBatch.createdAt))
    .limit(MAX_BATCHES);
  const jobs = left.flatMap(({ id, isTaken, isLate, calendars: answers }) => [
    ...(!isTaken || !openCalendars(calendars, { calendars: answers }).isEnough
      ? [[SUBMIT_BATCH_JOB, id]]
      : []),
    ...(isTaken && isLate ? [[FOLLOW_BATCH_JOB, id]] : []),
  ]);
  await transact(ctx, 'platform', async (tx) => {
    for (const [name = '', batchId] of jobs)
      await tx.jobs.send(tx.db, name, { batchId }, { onceKey: batchId ?? '' });
  });
  return jobs.length;
}

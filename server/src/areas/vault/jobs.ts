import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import * as v from 'valibot';
import { anchorBatch } from '../../db/schema/vault.ts';
import { defineJob, type Job } from '../../platform/jobs/job-queue.ts';
import { transact } from '../../platform/transact.ts';
import type { AnchorPorts } from './anchoring/anchor-ports.ts';
import { after } from './anchoring/batch-rows.ts';
import { collectBatch } from './anchoring/collect-batch.ts';
import { followBatch } from './anchoring/follow-batch.ts';
import { FOLLOW_BATCH_JOB, STAMP_WAITING_JOB, SUBMIT_BATCH_JOB } from './anchoring/job-names.ts';
import { failSubmission, submitBatch } from './anchoring/submit-batch.ts';

const byBatch = v.object({ batchId: v.string() });
/** What a dead process left lying is older than that. */
const LEFT_OVER_SECONDS = 600;
const LEFT_OVER_BATCH = 200;

/** Stamping what waits, and following it into a block. */
export const vaultJobs = (ports: AnchorPorts): readonly Job[] => [
  defineJob({
    name: STAMP_WAITING_JOB,
    payload: v.object({}),
    attempts: 3,
    timeoutSeconds: 120,
    cron: '* * * * *',
    isQueuedOnce: true,
    runsAtStart: true,
    run: async (ctx) => {
      while (await collectBatch(ctx));
    },
  }),
  defineJob({
    name: SUBMIT_BATCH_JOB,
    payload: byBatch,
    attempts: 6,
    timeoutSeconds: 120,
    run: (ctx, { batchId }) => submitBatch(ctx, ports, batchId),
    giveUp: (ctx, { batchId }) => failSubmission(ctx, batchId),
  }),
  defineJob({
    name: FOLLOW_BATCH_JOB,
    payload: byBatch,
    attempts: 3,
    timeoutSeconds: 300,
    isQueuedOnce: true,
    run: (ctx, { batchId }) => followBatch(ctx, ports, batchId),
  }),
  defineJob({
    name: 'vault.resume-batches',
    payload: v.object({}),
    attempts: 3,
    timeoutSeconds: 60,
    cron: '*/10 * * * *',
    run: async (ctx) => {
      const before = after(ctx.clock.now(), -LEFT_OVER_SECONDS);
      const left = await ctx.db
        .select({ id: anchorBatch.id, timestamp: isNotNull(anchorBatch.timestamp) })
        .from(anchorBatch)
        .where(
          or(
            lt(anchorBatch.nextCheckAt, before),
            // Also one that failed: calendars come back.
            and(
              isNull(anchorBatch.timestamp),
              lt(anchorBatch.createdAt, before),
              or(eq(anchorBatch.state, 'processing'), eq(anchorBatch.state, 'failed')),
            ),
          ),
        )
        .limit(LEFT_OVER_BATCH);
      await transact(ctx, 'platform', async (tx) => {
        for (const { id, timestamp } of left) {
          const name = timestamp ? FOLLOW_BATCH_JOB : SUBMIT_BATCH_JOB;
          await tx.jobs.send(tx.db, name, { batchId: id }, { onceKey: id });
        }
      });
    },
  }),
];

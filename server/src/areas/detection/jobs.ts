import { SCAN_EVERY_HOURS, scanSlotStart } from '@fap/shared/detection/stages.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, gte } from 'drizzle-orm';
import * as v from 'valibot';
import { detectionRun } from '../../db/schema/detection.ts';
import { defineJob } from '../../platform/jobs/job-queue.ts';
import { failScan } from './end-scan.ts';
import { requestScan } from './request-scan.ts';
import { runScan } from './stages/run-scan.ts';

export const RUN_SCAN_JOB = 'detection.run-scan';

export const detectionJobs = [
  defineJob({
    name: RUN_SCAN_JOB,
    payload: v.object({ runId: v.string() }),
    attempts: 3,
    timeoutSeconds: 600,
    isAwaited: true,
    run: (ctx, { runId }) => runScan(ctx, runId),
    giveUp: (ctx, { runId }) =>
      failScan(
        ctx,
        runId,
        t`The scan broke off three times; what it had not finished waits for the next one`,
      ),
  }),
  defineJob({
    name: 'detection.schedule-scan',
    payload: v.object({}),
    attempts: 3,
    timeoutSeconds: 60,
    cron: `0 */${SCAN_EVERY_HOURS} * * *`,
    run: async (ctx) => {
      // A schedule may fire more than once for a slot, after a new installation or a retry.
      const [known] = await ctx.db
        .select({ id: detectionRun.id })
        .from(detectionRun)
        .where(
          and(
            eq(detectionRun.trigger, 'schedule'),
            gte(detectionRun.createdAt, scanSlotStart(ctx.clock.now())),
          ),
        )
        .limit(1);
      if (!known) await requestScan(ctx, 'schedule');
    },
  }),
];

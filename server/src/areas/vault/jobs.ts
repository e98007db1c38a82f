import { STAMPED_KINDS } from '@fap/shared/vault/constants.ts';
import * as v from 'valibot';
import { defineJob, type Job } from '../../platform/jobs/job-queue.ts';
import type { AnchorPorts } from './anchoring/anchor-ports.ts';
import { collectBatch } from './anchoring/collect-batch.ts';
import { followBatch } from './anchoring/follow-batch.ts';
import { FOLLOW_BATCH_JOB, STAMP_WAITING_JOB, SUBMIT_BATCH_JOB } from './anchoring/job-names.ts';
import { enqueueMissingDigests, resumeBatches } from './anchoring/resume.ts';
import { failSubmission, submitBatch } from './anchoring/submit-batch.ts';

const byBatch = v.object({ batchId: v.string() });

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
      for (const holds of STAMPED_KINDS) while (await collectBatch(ctx, { ...ports.pace, holds }));
    },
  }),
  defineJob({
    name: SUBMIT_BATCH_JOB,
    payload: byBatch,
    attempts: 6,
    timeoutSeconds: 120,
    isQueuedOnce: true,
    run: (ctx, { batchId }) => submitBatch(ctx, ports, batchId),
    giveUp: (ctx, { batchId }) => failSubmission(ctx, batchId),
  }),
  defineJob({
    name: FOLLOW_BATCH_JOB,
    payload: byBatch,
    attempts: 3,
    timeoutSeconds: 300,
    concurrency: 4,
    isQueuedOnce: true,
    run: (ctx, { batchId }) => followBatch(ctx, ports, batchId),
  }),
  defineJob({
    name: 'vault.resume',
    payload: v.object({}),
    attempts: 3,
    timeoutSeconds: 120,
    cron: '*/10 * * * *',
    run: async (ctx) => {
      await enqueueMissingDigests(ctx);
      await resumeBatches(ctx, ports.calendars);
    },
  }),
];

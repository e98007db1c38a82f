import * as v from 'valibot';
import { defineJob, type Job } from '../../platform/jobs/job-queue.ts';
import type { CheckPorts } from './checking/check-chain.ts';
import { checkDueChains } from './checking/check-due-chains.ts';
import { stampHeads } from './stamping/stamp-heads.ts';

/** Stamping the heads of custody logs, and checking the logs that nobody asked about for a while. */
export const custodyJobs = (ports: CheckPorts): readonly Job[] => [
  defineJob({
    name: 'custody.stamp-heads',
    payload: v.object({}),
    attempts: 3,
    timeoutSeconds: 300,
    cron: '*/10 * * * *',
    isQueuedOnce: true,
    run: async (ctx) => {
      await stampHeads(ctx);
    },
  }),
  defineJob({
    name: 'custody.check-logs',
    payload: v.object({}),
    attempts: 3,
    timeoutSeconds: 1_800,
    cron: '*/15 * * * *',
    isQueuedOnce: true,
    run: async (ctx) => {
      await checkDueChains(ctx, ports);
    },
  }),
];

import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import type { OutgoingReach } from '../../platform/fetch/outgoing-reach.ts';
import { defineJob, type Job } from '../../platform/jobs/job-queue.ts';
import { getNextHarvestTime } from './queries.ts';
import { requestHarvest } from './request-harvest.ts';
import { failHarvest, runHarvest } from './run-harvest.ts';

export const RUN_HARVEST_JOB = 'harvest.run';

/** The harvest's jobs; `reach` says what they may fetch. */
export const harvestJobs = (reach: OutgoingReach): Job[] => [
  defineJob({
    name: RUN_HARVEST_JOB,
    payload: v.object({ runId: v.string() }),
    attempts: 3,
    timeoutSeconds: 900,
    concurrency: 2,
    isAwaited: true,
    run: (ctx, { runId }) => runHarvest(ctx, runId, reach),
    giveUp: (ctx, { runId }) =>
      failHarvest(ctx, runId, t`The harvest broke off three times; what it had stored stays`),
  }),
  defineJob({
    name: 'harvest.schedule',
    payload: v.object({}),
    attempts: 3,
    timeoutSeconds: 60,
    // Checked hourly whether a week has passed, so that a server that was off catches up.
    cron: '7 * * * *',
    run: async (ctx) => {
      if ((await getNextHarvestTime(ctx)) <= ctx.clock.now()) await requestHarvest(ctx, 'schedule', null);
    },
  }),
];

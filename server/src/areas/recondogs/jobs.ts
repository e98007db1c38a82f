import * as v from 'valibot';
import { defineJob, type Job } from '../../platform/jobs/job-queue.ts';
import { endLostRuns } from './end-lost-runs.ts';
import type { RegistryReach } from './look-up-domains.ts';
import { failRun, RUN_TIMEOUT_SECONDS, runUnit } from './run-unit.ts';
import { pruneSimulated } from './simulate-deployments.ts';

export const RUN_UNIT_JOB = 'recondogs.run-unit';

/** Jobs that run units and clear what the simulator left. */
export const recondogJobs = (reach: RegistryReach): readonly Job[] => [
  defineJob({
    name: RUN_UNIT_JOB,
    // One queued by a version that knew no dispatches is of the first.
    payload: v.object({ runId: v.string(), dispatch: v.optional(v.number(), 1) }),
    attempts: 3,
    timeoutSeconds: RUN_TIMEOUT_SECONDS,
    concurrency: 2,
    isAwaited: true,
    run: (ctx, job) => runUnit(ctx, job, reach),
    giveUp: (ctx, job) => failRun(ctx, job),
  }),
  defineJob({
    name: 'recondogs.end-lost-runs',
    payload: v.object({}),
    attempts: 3,
    timeoutSeconds: 60,
    cron: '* * * * *',
    run: (ctx) => endLostRuns(ctx),
  }),
  defineJob({
    name: 'recondogs.prune-simulated',
    payload: v.object({}),
    attempts: 3,
    timeoutSeconds: 120,
    cron: '53 3 * * *',
    run: (ctx) => pruneSimulated(ctx),
  }),
];

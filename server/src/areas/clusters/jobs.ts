import * as v from 'valibot';
import { defineJob } from '../../platform/jobs/job-queue.ts';
import { recountLosses } from './recount-losses.ts';

export const clusterJobs = [
  defineJob({
    name: 'clusters.recount-losses',
    payload: v.object({}),
    attempts: 3,
    timeoutSeconds: 600,
    cron: '11 4 * * *',
    isQueuedOnce: true,
    run: (ctx) => recountLosses(ctx),
  }),
];

import * as v from 'valibot';
import { defineJob } from '../../platform/jobs/job-queue.ts';
import { rewordClusters } from './reword-clusters.ts';

export const reportJobs = [
  defineJob({
    name: 'clusters.reword',
    payload: v.object({}),
    attempts: 3,
    timeoutSeconds: 600,
    cron: '41 3 * * *',
    runsAtStart: true,
    isQueuedOnce: true,
    run: (ctx) => rewordClusters(ctx),
  }),
];

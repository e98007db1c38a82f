import * as v from 'valibot';
import { defineJob } from '../../platform/jobs/job-queue.ts';
import { computeClusterDna } from './compute-cluster-dna.ts';
import { COMPUTE_DNA_JOB } from './enqueue-dna-run.ts';
import { refreshDna } from './refresh-dna.ts';

export const dnaJobs = [
  defineJob({
    name: COMPUTE_DNA_JOB,
    payload: v.object({ clusterId: v.string() }),
    attempts: 5,
    timeoutSeconds: 120,
    isQueuedOnce: true,
    run: (ctx, { clusterId }) => computeClusterDna(ctx, clusterId),
  }),
  defineJob({
    name: 'clusters.refresh-dna',
    payload: v.object({}),
    attempts: 2,
    timeoutSeconds: 3600,
    cron: '23 * * * *',
    runsAtStart: true,
    isQueuedOnce: true,
    run: (ctx) => refreshDna(ctx),
  }),
];

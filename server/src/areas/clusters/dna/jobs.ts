import * as v from 'valibot';
import type { TxCtx } from '../../../platform/context.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import { computeClusterDna } from './compute-cluster-dna.ts';
import { refreshDna } from './refresh-dna.ts';

export const COMPUTE_DNA_JOB = 'clusters.compute-dna';

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

/** Has a cluster's DNA computed soon; asked for several times before that, it is computed once. */
export function queueDna(tx: TxCtx, clusterId: string): Promise<void> {
  return tx.jobs.send(tx.db, COMPUTE_DNA_JOB, { clusterId }, { onceKey: clusterId });
}

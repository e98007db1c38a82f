import * as v from 'valibot';
import { defineJob } from '../../platform/jobs/job-queue.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { refreshFamilies } from './refresh-families.ts';
import { relateCluster } from './relate-cluster.ts';

export const RELATE_JOB = 'clusters.relate';

export const familyJobs = [
  defineJob({
    name: RELATE_JOB,
    payload: v.object({ clusterId: v.string() }),
    attempts: 5,
    timeoutSeconds: 120,
    isQueuedOnce: true,
    run: (ctx, { clusterId }) => relateCluster(ctx, clusterId),
  }),
  defineJob({
    name: 'clusters.refresh-families',
    payload: v.object({}),
    attempts: 2,
    timeoutSeconds: 3600,
    cron: '41 * * * *',
    runsAtStart: true,
    isQueuedOnce: true,
    run: (ctx) => refreshFamilies(ctx),
  }),
];

/** Enqueues the search for a cluster's relatives; repeated calls before it runs are debounced. */
export function enqueueRelativesSearch(tx: TxCtx, clusterId: string): Promise<void> {
  return tx.jobs.send(tx.db, RELATE_JOB, { clusterId }, { onceKey: clusterId });
}

import type { TxCtx } from '../../platform/write/context.ts';

/** Name of the job that computes a cluster's DNA. */
export const COMPUTE_DNA_JOB = 'clusters.compute-dna';

/** Enqueues the computation of a cluster's DNA; repeated calls before it runs are debounced. */
export function enqueueDnaRun(tx: TxCtx, clusterId: string): Promise<void> {
  return tx.jobs.send(tx.db, COMPUTE_DNA_JOB, { clusterId }, { onceKey: clusterId });
}

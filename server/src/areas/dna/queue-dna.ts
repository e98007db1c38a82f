import type { TxCtx } from '../../platform/write/context.ts';

/** Name of the job that computes a cluster's DNA. */
export const COMPUTE_DNA_JOB = 'clusters.compute-dna';

/** Has a cluster's DNA computed soon; asked for several times before that, it is computed once. */
export function queueDna(tx: TxCtx, clusterId: string): Promise<void> {
  return tx.jobs.send(tx.db, COMPUTE_DNA_JOB, { clusterId }, { onceKey: clusterId });
}

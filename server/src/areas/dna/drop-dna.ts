import { CLUSTERS_TOPIC, clusterFacts } from '@fap/shared/clusters/events.ts';
import { eq } from 'drizzle-orm';
import { clusterDna } from '../../db/schema/dna.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { publish } from '../../platform/write/transact.ts';
import { findRoots } from '../clusters/index.ts';

/** Deletes a cluster's DNA with its quotes until it is computed again. The caller holds the rows of the cluster and its root. */
export async function dropDna(tx: TxCtx, clusterId: string): Promise<void> {
  const rootId = (await findRoots(tx, [clusterId])).get(clusterId) ?? clusterId;
  await tx.db.delete(clusterDna).where(eq(clusterDna.clusterId, rootId));
  publish(tx, CLUSTERS_TOPIC, clusterFacts.dna, { clusterId: rootId, strength: null });
  for (const id of new Set([clusterId, rootId]))
    publish(tx, CLUSTERS_TOPIC, clusterFacts.reworded, { clusterId: id });
}

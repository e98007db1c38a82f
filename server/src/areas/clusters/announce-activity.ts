import { CHAIN_TOPIC, type ChainActivity, chainFacts } from '@fap/shared/clusters/events.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { publish } from '../../platform/write/transact.ts';

export interface ChainedCluster {
  id: string;
  name: string;
  clusterChainId: string;
}

/** Publishes on topic `chain` what happened to a cluster, in the same transaction. */
export function announceActivity(
  tx: TxCtx,
  { id, name, clusterChainId }: ChainedCluster,
  activity: ChainActivity,
): void {
  publish(tx, CHAIN_TOPIC, chainFacts.activity, {
    clusterId: id,
    clusterName: name,
    clusterChainId,
    activity,
  });
}

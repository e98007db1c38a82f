import type { ClusterChange } from '@fap/shared/merges/contract.ts';
import { clusterChange } from '../../db/schema/merges.ts';
import { actingAccount, type TxCtx } from '../../platform/write/context.ts';
import { emit, recordAudit } from '../../platform/write/transact.ts';
import { announceActivity, type ChainedCluster, countVictims } from '../clusters/index.ts';
import { compareClusters } from './compare-clusters.ts';
import { mergeEvents } from './events.ts';

export interface RecordedChange {
  kind: ClusterChange['kind'];
  /** The cluster that was merged, or is on its own now. */
  own: ChainedCluster;
  /** The cluster it was merged into, or was split from, and all that one is merged into, the nearest first. */
  way: readonly [ChainedCluster, ...ChainedCluster[]];
  reason: string;
}

/** Records a merge or split with what both had in common then, and publishes it. */
export async function recordChange(tx: TxCtx, { kind, own, way, reason }: RecordedChange): Promise<void> {
  const [other] = way;
  const comparison = await compareClusters(tx, own.id, other.id);
  await tx.db.insert(clusterChange).values({
    id: tx.ids.next('change'),
    kind,
    clusterId: own.id,
    otherClusterId: other.id,
    reason,
    comparison,
    madeBy: actingAccount(tx),
    madeAt: tx.clock.now(),
  });
  await countVictims(tx, other.id);
  const isMerge = kind === 'merge';
  await recordAudit(tx, {
    action: isMerge ? 'cluster.merged' : 'cluster.split',
    entityType: 'cluster',
    entityId: own.id,
    clusterId: other.id,
    custodyOf: [own.id],
    after: { [isMerge ? 'intoClusterId' : 'fromClusterId']: other.id, reason, comparison },
  });
  // Published to the puzzles of both sides and of their root.
  for (const one of new Set([own, other, way.at(-1) ?? other]))
    announceActivity(tx, one, isMerge ? 'cluster-merged' : 'cluster-split');
  emit(tx, isMerge ? mergeEvents.merged : mergeEvents.split, {
    clusterId: own.id,
    otherClusterId: other.id,
  });
}

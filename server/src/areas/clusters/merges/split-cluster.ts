import { AppError } from '@fap/shared/kernel/app-error.ts';
import { eq } from 'drizzle-orm';
import { cluster, clusterChange } from '../../../db/schema/clusters.ts';
import { actingAccount, type Ctx } from '../../../platform/context.ts';
import { emit, recordAudit, transact } from '../../../platform/transact.ts';
import { announceActivity } from '../announce-activity.ts';
import { countVictims } from '../count-victims.ts';
import { getCluster } from '../queries.ts';
import { compareClusters } from './compare-clusters.ts';
import { lockBoth } from './merge-clusters.ts';

export interface SplitClusterInput {
  /** The cluster that was merged. */
  clusterId: string;
  reason: string;
}

/**
 * Takes a merge back: the cluster stands on its own again exactly as it was, and what came to the other one since stays
 * there. The two are remembered as kept apart. Throws NOT_FOUND, and CONFLICT for a cluster that is not merged.
 */
export async function splitCluster(ctx: Ctx, input: SplitClusterInput): Promise<{ clusterId: string }> {
  const { clusterId, reason } = input;
  const madeBy = actingAccount(ctx);
  return transact(ctx, 'cluster.merge', async (tx) => {
    const { mergedInto, name } = await getCluster(tx, clusterId);
    if (mergedInto === null) throw new AppError('CONFLICT', { message: `${name} is not merged` });
    const [own, from] = await lockBoth(tx, clusterId, mergedInto);
    if (own.mergedInto !== mergedInto)
      throw new AppError('CONFLICT', { message: `${name} was split meanwhile` });
    const comparison = await compareClusters(tx, clusterId, mergedInto);
    await tx.db.update(cluster).set({ mergedInto: null }).where(eq(cluster.id, clusterId));
    await tx.db.insert(clusterChange).values({
      id: tx.ids.next('change'),
      kind: 'split',
      clusterId,
      otherClusterId: mergedInto,
      reason,
      comparison,
      madeBy,
      madeAt: tx.clock.now(),
    });
    await countVictims(tx, mergedInto);
    await recordAudit(tx, {
      action: 'cluster.split',
      entityType: 'cluster',
      entityId: clusterId,
      clusterId: mergedInto,
      after: { fromClusterId: mergedInto, reason, comparison },
    });
    announceActivity(tx, from, 'cluster-split');
    emit(tx, { type: 'cluster.split', payload: { clusterId, otherClusterId: mergedInto } });
    return { clusterId };
  });
}

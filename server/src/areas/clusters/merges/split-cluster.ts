import { AppError } from '@fap/shared/kernel/app-error.ts';
import { eq } from 'drizzle-orm';
import { cluster } from '../../../db/schema/clusters.ts';
import type { Ctx } from '../../../platform/context.ts';
import { transact } from '../../../platform/transact.ts';
import { getCluster } from '../queries.ts';
import { lockBoth } from './merge-clusters.ts';
import { recordChange } from './record-change.ts';

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
  return transact(ctx, 'cluster.merge', async (tx) => {
    const { mergedInto, name } = await getCluster(tx, clusterId);
    if (mergedInto === null) throw new AppError('CONFLICT', { message: `${name} is not merged` });
    const [own, from] = await lockBoth(tx, clusterId, mergedInto);
    if (own.mergedInto !== mergedInto)
      throw new AppError('CONFLICT', { message: `${name} was split meanwhile` });
    await tx.db.update(cluster).set({ mergedInto: null }).where(eq(cluster.id, clusterId));
    await recordChange(tx, { kind: 'split', own, other: from, reason });
    return { clusterId };
  });
}

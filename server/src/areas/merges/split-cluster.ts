import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { transact } from '../../platform/write/transact.ts';
import { lockMerges, lockPathToRoot, setMergedInto } from '../clusters/index.ts';
import { recordChange } from './record-change.ts';

export interface SplitClusterInput {
  /** The cluster that was merged. */
  clusterId: string;
  reason: string;
}

/**
 * Undoes a merge: the cluster is restored exactly, and what was added to the other one since stays there. The pair is
 * recorded as split. Throws NOT_FOUND, and CONFLICT for a cluster that is not merged.
 */
export async function splitCluster(ctx: Ctx, input: SplitClusterInput): Promise<{ clusterId: string }> {
  const { clusterId, reason } = input;
  return transact(ctx, 'cluster.merge', async (tx) => {
    await lockMerges(tx);
    const [own, from, ...further] = await lockPathToRoot(tx, clusterId);
    if (!own) throw new AppError('NOT_FOUND', { message: t`There is no such cluster` });
    if (!from) throw new AppError('CONFLICT', { message: t`${own.name} is not merged` });
    await setMergedInto(tx, clusterId, null);
    await recordChange(tx, { kind: 'split', own, way: [from, ...further], reason });
    return { clusterId };
  });
}

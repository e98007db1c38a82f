import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { transact } from '../../platform/write/transact.ts';
import { type ClusterRow, findRoots, lockClusters, lockMerges, setMergedInto } from '../clusters/index.ts';
import { recordChange } from './record-change.ts';

export interface MergeClustersInput {
  /** The cluster that is merged. */
  clusterId: string;
  intoClusterId: string;
  reason: string;
}

/**
 * Merges a cluster into another: its reports count there, and its own rows stay unchanged, so that a split restores both
 * sides. Throws NOT_FOUND, INVALID for a cluster and itself, and CONFLICT for one already merged.
 */
export async function mergeClusters(ctx: Ctx, input: MergeClustersInput): Promise<{ clusterId: string }> {
  const { clusterId, intoClusterId, reason } = input;
  if (clusterId === intoClusterId) {
    const message = 'A cluster cannot be merged into itself';
    throw new AppError('INVALID', { message, issues: [{ path: 'intoClusterId', message }] });
  }
  return transact(ctx, 'cluster.merge', async (tx) => {
    await lockMerges(tx);
    const [own, into] = await lockBoth(tx, clusterId, intoClusterId);
    const merged = [own, into].find((one) => one.mergedInto !== null);
    if (merged) {
      const [root] = (await findRoots(tx, [merged.id])).values();
      throw new AppError('CONFLICT', {
        message: t`${merged.name} is merged already`,
        data: { mergedInto: root },
      });
    }
    await setMergedInto(tx, clusterId, intoClusterId);
    await recordChange(tx, { kind: 'merge', own, way: [into], reason });
    return { clusterId: intoClusterId };
  });
}

async function lockBoth(tx: TxCtx, first: string, second: string): Promise<[ClusterRow, ClusterRow]> {
  const rows = await lockClusters(tx, [first, second]);
  const [own, other] = [first, second].map((id) => rows.find((row) => row.id === id));
  if (!own || !other) throw new AppError('NOT_FOUND', { message: t`There is no such cluster` });
  return [own, other];
}

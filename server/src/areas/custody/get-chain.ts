import { isClusterChainId } from '@fap/shared/clusters/cluster-chain-id.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { findChain } from './checking/check-chain.ts';
import type { ChainRow } from './checking/walk-log.ts';

/** The log of a ClusterChain ID; throws INVALID for a typing error, NOT_FOUND for one that nobody has. */
export async function getChain(ctx: Ctx, clusterChainId: string): Promise<ChainRow> {
  const id = clusterChainId.toUpperCase();
  if (!isClusterChainId(id)) {
    const message =
      'This is no ClusterChain ID. Please look for a typing error: its last two digits do not fit the rest';
    throw new AppError('INVALID', { message, issues: [{ path: 'clusterChainId', message }] });
  }
  const chain = await findChain(ctx, id);
  if (!chain) throw new AppError('NOT_FOUND', { message: t`There is no cluster with this ClusterChain ID` });
  return chain;
}

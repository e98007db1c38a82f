import { can } from '@fap/shared/auth/capabilities.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { StrikeView } from '@fap/shared/strike/contract.ts';
import { ACCESS_SCORE } from '@fap/shared/strike/strike-score.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { type ClusterRow, findRoots, getCluster } from '../../clusters/index.ts';
import { getScore } from '../../strike/index.ts';

export interface OpenedCluster {
  cluster: ClusterRow;
  strike: StrikeView;
}

/**
 * The cluster whose dossier the actor may read; of a merged one the cluster it speaks through. Throws NOT_FOUND, and FORBIDDEN with the
 * score for law enforcement while the access window is closed.
 */
export async function openCluster(ctx: Ctx, clusterId: string): Promise<OpenedCluster> {
  const { id } = await getCluster(ctx, clusterId);
  const cluster = await getCluster(ctx, (await findRoots(ctx, [id])).get(id) ?? id);
  const strike = await getScore(ctx, cluster.id);
  if (!can(ctx.actor.roles, 'dossier.export') && !strike.isWindowOpen)
    throw new AppError('FORBIDDEN', {
      message: t`The Strike Score of this cluster is ${strike.score}. Law enforcement may read its dossier from ${ACCESS_SCORE} on.`,
      data: { strikeScore: strike.score },
    });
  return { cluster, strike };
}

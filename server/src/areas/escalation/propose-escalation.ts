import { ALERT_COMPLETION_PERCENT } from '@fap/shared/clusters/constants.ts';
import { CLUSTERS_TOPIC, clusterFacts } from '@fap/shared/clusters/events.ts';
import { LIVE_STATES } from '@fap/shared/escalation/states.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { mediaEscalation } from '../../db/schema/escalation.ts';
import { actingAccount, type Ctx, PLATFORM_ACTOR, type TxCtx } from '../../platform/write/context.ts';
import { emit, publish, recordAudit, transact } from '../../platform/write/transact.ts';
import { type ClusterRow, getCluster, lockClusters } from '../clusters/index.ts';
import { escalationEvents } from './events.ts';
import { loadSummaries } from './load-summaries.ts';

/**
 * Proposes a media escalation of a cluster because its completion reached the threshold, in the transaction of that; nothing where it
 * has an open or approved one. The caller holds the cluster.
 */
export async function proposeByCompletion(tx: TxCtx, clusterId: string): Promise<void> {
  const cluster = await getCluster(tx, clusterId);
  // Its reports are told of under the cluster it is merged into.
  if (cluster.mergedInto !== null) return;
  await insertProposal({ ...tx, actor: PLATFORM_ACTOR }, cluster, null);
}

/**
 * Proposes a media escalation by hand, after one was rejected or withdrawn. Throws NOT_FOUND, CONFLICT below the threshold, for a merged
 * cluster, and where one is open or approved.
 */
export async function proposeByHand(ctx: Ctx, clusterId: string): Promise<string> {
  return transact(ctx, 'escalation.approve', async (tx) => {
    const [cluster] = await lockClusters(tx, [clusterId]);
    if (!cluster) throw new AppError('NOT_FOUND', { message: t`There is no such cluster` });
    refuseUnready(cluster);
    const id = await insertProposal(tx, cluster, actingAccount(tx));
    if (id === null)
      throw new AppError('CONFLICT', { message: t`This cluster already has an open or approved proposal.` });
    return id;
  });
}

/** Throws CONFLICT for a cluster below the threshold, and for one that speaks through another. */
export function refuseUnready({ completionRate, mergedInto }: ClusterRow): void {
  if (mergedInto !== null)
    throw new AppError('CONFLICT', { message: t`This cluster is merged into another one.` });
  if (completionRate < ALERT_COMPLETION_PERCENT)
    throw new AppError('CONFLICT', {
      message: t`This cluster is below ${ALERT_COMPLETION_PERCENT} % complete.`,
    });
}

async function insertProposal(
  tx: TxCtx,
  { id: clusterId, clusterChainId }: ClusterRow,
  proposedBy: string | null,
): Promise<string | null> {
  const [live] = await tx.db
    .select({ id: mediaEscalation.id })
    .from(mediaEscalation)
    .where(and(eq(mediaEscalation.clusterId, clusterId), inArray(mediaEscalation.state, [...LIVE_STATES])));
  if (live) return null;
  const id = tx.ids.next('escalation');
  const origin = proposedBy === null ? 'completion' : 'by-hand';
  await tx.db
    .insert(mediaEscalation)
    .values({ id, clusterId, state: 'proposed', origin, proposedBy, proposedAt: tx.clock.now() });
  await recordAudit(tx, {
    action: 'escalation.proposed',
    entityType: 'media-escalation',
    entityId: id,
    custodyOf: [clusterId],
    after: { origin },
  });
  publish(tx, CLUSTERS_TOPIC, clusterFacts.escalated, { clusterId });
  const summary = (await loadSummaries(tx, [{ id: clusterId, clusterChainId }])).get(clusterId);
  emit(tx, escalationEvents.proposed, {
    clusterId,
    people: summary?.people ?? null,
    byId: proposedBy,
  });
  return id;
}

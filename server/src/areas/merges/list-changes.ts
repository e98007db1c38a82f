import { can } from '@fap/shared/auth/capabilities.ts';
import type { ClusterChange } from '@fap/shared/merges/contract.ts';
import { desc, eq, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { cluster } from '../../db/schema/clusters.ts';
import { clusterChange } from '../../db/schema/merges.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { getCluster, listMembers } from '../clusters/index.ts';
import type { ClusterComparison } from './compare-clusters.ts';

/**
 * Merges and splits of a cluster and those merged into it, newest first. Reasons may quote originals, so only those who may
 * read originals see them. Throws NOT_FOUND.
 */
export async function listChanges(ctx: Ctx, clusterId: string): Promise<ClusterChange[]> {
  await getCluster(ctx, clusterId);
  const members = await listMembers(ctx, clusterId);
  const other = alias(cluster, 'other');
  const rows = await ctx.db
    .select({ change: clusterChange, name: cluster.name, otherName: other.name })
    .from(clusterChange)
    .innerJoin(cluster, eq(cluster.id, clusterChange.clusterId))
    .innerJoin(other, eq(other.id, clusterChange.otherClusterId))
    .where(or(inArray(clusterChange.clusterId, members), inArray(clusterChange.otherClusterId, members)))
    .orderBy(desc(clusterChange.madeAt), desc(clusterChange.id));
  const changes = rows.map(({ change, name, otherName }) => ({
    id: change.id,
    kind: change.kind,
    cluster: { id: change.clusterId, name },
    other: { id: change.otherClusterId, name: otherName },
    reason: change.reason,
    percent: (change.comparison as ClusterComparison).percent,
    madeAt: change.madeAt.toISOString(),
  }));
  return can(ctx.actor.roles, 'cluster.merge') ? changes : changes.map((one) => ({ ...one, reason: null }));
}

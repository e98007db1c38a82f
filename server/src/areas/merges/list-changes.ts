import { can } from '@fap/shared/auth/capabilities.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import type { ClusterChange } from '@fap/shared/merges/contract.ts';
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { cluster } from '../../db/schema/clusters.ts';
import { clusterChange } from '../../db/schema/merges.ts';
import type { ListPage } from '../../platform/http/list-page.ts';
import { cutPage, olderThan } from '../../platform/postgres/keyset.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { getCluster, listMembers } from '../clusters/index.ts';
import type { ClusterComparison } from './compare-clusters.ts';

/**
 * A page of the merges and splits of a cluster and those merged into it, newest first. Reasons may quote originals, so only
 * those who may read originals see them. Throws NOT_FOUND.
 */
export async function listChanges(
  ctx: Ctx,
  { clusterId, limit, cursor }: PageRequest & { clusterId: string },
): Promise<ListPage<ClusterChange>> {
  await getCluster(ctx, clusterId);
  const members = await listMembers(ctx, clusterId);
  const isOfCluster = or(
    inArray(clusterChange.clusterId, members),
    inArray(clusterChange.otherClusterId, members),
  );
  const other = alias(cluster, 'other');
  const found = await ctx.db
    .select({ change: clusterChange, name: cluster.name, otherName: other.name })
    .from(clusterChange)
    .innerJoin(cluster, eq(cluster.id, clusterChange.clusterId))
    .innerJoin(other, eq(other.id, clusterChange.otherClusterId))
    .where(and(isOfCluster, olderThan(cursor, clusterChange.madeAt, clusterChange.id)))
    .orderBy(desc(clusterChange.madeAt), desc(clusterChange.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ change }) => [change.madeAt, change.id]);
  const mayReadReasons = can(ctx.actor.roles, 'cluster.merge');
  const items = rows.map(({ change, name, otherName }) => ({
    id: change.id,
    kind: change.kind,
    cluster: { id: change.clusterId, name },
    other: { id: change.otherClusterId, name: otherName },
    reason: mayReadReasons ? change.reason : null,
    percent: (change.comparison as ClusterComparison).percent,
    madeAt: change.madeAt.toISOString(),
  }));
  return { items, nextCursor, total: await ctx.db.$count(clusterChange, isOfCluster) };
}

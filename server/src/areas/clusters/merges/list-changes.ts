import { can } from '@fap/shared/auth/capabilities.ts';
import type { ClusterChange } from '@fap/shared/clusters/merge-contract.ts';
import { redact } from '@fap/shared/evidence/redact.ts';
import { desc, eq, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { cluster, clusterChange } from '../../../db/schema/clusters.ts';
import type { Ctx } from '../../../platform/context.ts';
import { listAllVictimNames, readWithPlaceholders } from '../cluster-placeholders.ts';
import { getCluster } from '../queries.ts';
import type { ClusterComparison } from './compare-clusters.ts';
import { findRoots, listMembers } from './find-roots.ts';

/**
 * Merges and splits in which a cluster, or one merged into it, took part, newest first. Who gives a reason may read
 * originals: whoever may not merge reads it as the crowd reads everything. Throws NOT_FOUND.
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
    kind: change.kind as ClusterChange['kind'],
    cluster: { id: change.clusterId, name },
    other: { id: change.otherClusterId, name: otherName },
    reason: change.reason,
    percent: (change.comparison as ClusterComparison).percent,
    madeAt: change.madeAt.toISOString(),
  }));
  return can(ctx.actor.roles, 'cluster.merge') ? changes : showToCrowd(ctx, clusterId, changes);
}

async function showToCrowd(
  ctx: Ctx,
  clusterId: string,
  changes: readonly ClusterChange[],
): Promise<ClusterChange[]> {
  if (changes.length === 0) return [];
  const victimNames = await listVictimsConcerned(ctx, changes);
  return readWithPlaceholders(ctx, clusterId, (placeholders) => {
    // The oldest first: what a later one repeats has its number already.
    const reasons = changes.toReversed().map(({ id, reason }) => {
      return [id, redact(reason, { grade: 'crowd', placeholders, victimNames })] as const;
    });
    const shown = new Map(reasons);
    return changes.map((change) => ({ ...change, reason: shown.get(change.id) ?? '' }));
  });
}

/** Everybody who reported to one of the clusters that were changed, or to any that is merged with one of them today. */
async function listVictimsConcerned(ctx: Ctx, changes: readonly ClusterChange[]): Promise<string[]> {
  const changed = new Set(changes.flatMap(({ cluster: { id }, other }) => [id, other.id]));
  const concerned = new Set(changed);
  for (const root of new Set((await findRoots(ctx, [...changed])).values()))
    for (const member of await listMembers(ctx, root)) concerned.add(member);
  return listAllVictimNames(ctx, [...concerned]);
}

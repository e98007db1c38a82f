import { capFamilies, type FamilyCap } from '@fap/shared/families/cap-families.ts';
import {
  describeChanges,
  describeMutation,
  type MutationSource,
  type Relative,
} from '@fap/shared/families/describe-mutation.ts';
import type {
  ClusterFamilies,
  ClusterMutations,
  FamilyFilter,
  MutationResult,
} from '@fap/shared/families/family-entities.ts';
import { FAMILY_VERSION } from '@fap/shared/families/family-rules.ts';
import { filterFamilies } from '@fap/shared/families/filter-families.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq, inArray, or } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import { clusterEdge, clusterLineage } from '../../db/schema/families.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { findRoots, getCluster, listMembers } from '../clusters/index.ts';
import { getFamilies } from './get-families.ts';
import { listEvents } from './list-events.ts';

export interface ListFamiliesInput extends FamilyCap {
  filter: FamilyFilter;
  q: string;
}

/** Families of all clusters, or of those that fit, cut to `limit` branches each. */
export async function listFamilies(
  ctx: Ctx,
  { filter, q, ...cap }: ListFamiliesInput,
): Promise<ClusterFamilies> {
  return capFamilies(filterFamilies(await getFamilies(ctx), filter, q), cap);
}

/** How a cluster changed; a merged one names its root. Throws NOT_FOUND. */
export async function getMutations(ctx: Ctx, clusterId: string): Promise<ClusterMutations> {
  const { name, mergedInto } = await getCluster(ctx, clusterId);
  const rootId = (await findRoots(ctx, [clusterId])).get(clusterId) ?? clusterId;
  const found = await loadSource(ctx, rootId);
  return {
    clusterId,
    clusterName: name,
    mergedInto: mergedInto === null ? null : rootId,
    version: FAMILY_VERSION,
    computedAt: found?.computedAt.toISOString() ?? null,
    ...(found
      ? describeChanges(found.source)
      : { reports: 0, comparedReports: 0, changes: [], mutationTriggers: [], relatives: [] }),
  };
}

/** A cluster's mutation analysis as last computed; null before that. */
export async function findAnalysis(ctx: Ctx, clusterId: string): Promise<MutationResult | null> {
  const found = await loadSource(ctx, clusterId);
  if (!found || found.version !== FAMILY_VERSION) return null;
  return { ...describeMutation(found.source), computedAt: found.computedAt.toISOString() };
}

async function loadSource(
  ctx: Ctx,
  clusterId: string,
): Promise<{ source: MutationSource; version: number; computedAt: Date } | null> {
  const { name } = await getCluster(ctx, clusterId);
  const [own] = await ctx.db.select().from(clusterLineage).where(eq(clusterLineage.clusterId, clusterId));
  if (!own) return null;
  const members = await listMembers(ctx, clusterId);
  const events = await listEvents(ctx, new Map(members.map((id) => [id, clusterId])));
  return {
    version: own.version,
    computedAt: own.computedAt,
    source: {
      id: clusterId,
      name,
      lineage: own.lineage,
      events: events.get(clusterId) ?? [],
      relatives: await loadRelatives(ctx, clusterId),
    },
  };
}

async function loadRelatives(ctx: Ctx, clusterId: string): Promise<Relative[]> {
  const edges = await ctx.db
    .select()
    .from(clusterEdge)
    .where(or(eq(clusterEdge.firstId, clusterId), eq(clusterEdge.secondId, clusterId)));
  if (edges.length === 0) return [];
  const otherOf = ({ firstId, secondId }: EdgeRow) => (firstId === clusterId ? secondId : firstId);
  const rows = await ctx.db
    .select({
      id: cluster.id,
      name: cluster.name,
      mergedInto: cluster.mergedInto,
      lineage: clusterLineage.lineage,
    })
    .from(cluster)
    .innerJoin(clusterLineage, eq(clusterLineage.clusterId, cluster.id))
    .where(inArray(cluster.id, edges.map(otherOf)));
  const byId = new Map(rows.filter(({ mergedInto }) => mergedInto === null).map((row) => [row.id, row]));
  return edges.flatMap((edge) => {
    const other = byId.get(otherOf(edge));
    if (!other) return [];
    const { overall, strength, behavioral, technical, linguistic, temporal, shared } = edge;
    const relation = { overall, strength, behavioral, technical, linguistic, temporal, ...shared };
    return [{ id: other.id, name: other.name, lineage: other.lineage, relation }];
  });
}

type EdgeRow = typeof clusterEdge.$inferSelect;

/** The cluster itself, or the one it was merged into. Throws NOT_FOUND. */
export async function getRootId(ctx: Ctx, clusterId: string): Promise<string> {
  const rootId = (await findRoots(ctx, [clusterId])).get(clusterId);
  if (rootId === undefined) throw new AppError('NOT_FOUND', { message: t`There is no such cluster` });
  return rootId;
}

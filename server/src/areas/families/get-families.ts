import { buildFamilies, type FamilyEdge, type FamilyMember } from '@fap/shared/families/build-families.ts';
import type { ClusterFamilies } from '@fap/shared/families/family-entities.ts';
import { eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { cluster, clusterAdvisory } from '../../db/schema/clusters.ts';
import { clusterEdge, clusterLineage } from '../../db/schema/families.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { findRoots } from '../clusters/index.ts';
import { listEvents } from './list-events.ts';

/** The cached families and their cache key. */
let last: { key: string; families: Promise<ClusterFamilies> } | null = null;

/**
 * All current families. Cached in memory until a row they are built from changes, because each keystroke of a search would
 * otherwise load the history of every cluster.
 */
export async function getFamilies(ctx: Ctx): Promise<ClusterFamilies> {
  const today = ctx.clock.now().toISOString().slice(0, 10);
  // Computed before loading, so that a concurrent change gives the next caller another key.
  const key = `${today} ${await cacheKey(ctx)}`;
  if (last?.key !== key) last = { key, families: build(ctx, today) };
  const built = last;
  try {
    return await built.families;
  } catch (error) {
    // A failed build is not cached.
    if (last === built) last = null;
    throw error;
  }
}

/**
 * A cache key from the row versions the families are built from, without loading the rows. Of clusters only the shown
 * columns count, because their figures change with every piece. Timestamps would not do: two changes can share one.
 */
async function cacheKey(ctx: Ctx): Promise<string> {
  const [row] = await ctx.db.execute<{ key: string }>(sql`
    select concat_ws(' ', current_database(),
      (select sum(hashtextextended(
          jsonb_build_array(id, name, description, scam_type, merged_into, alerted_at)::text, 0)) from ${cluster}),
      (select sum(hashtextextended(concat_ws(' ', ctid, xmin), 0)) from ${clusterLineage}),
      (select sum(hashtextextended(concat_ws(' ', ctid, xmin), 0)) from ${clusterEdge}),
      (select sum(hashtextextended(concat_ws(' ', ctid, xmin), 0)) from ${clusterAdvisory})
    ) as key`);
  return row?.key ?? '';
}

async function build(ctx: Ctx, today: string): Promise<ClusterFamilies> {
  const rows = await ctx.db
    .select({ cluster, lineage: clusterLineage.lineage, computedAt: clusterLineage.computedAt })
    .from(cluster)
    .leftJoin(clusterLineage, eq(clusterLineage.clusterId, cluster.id))
    .where(isNull(cluster.mergedInto));
  const compared = rows.flatMap(({ cluster: row, lineage, computedAt }) =>
    lineage && computedAt ? [{ row, lineage, computedAt }] : [],
  );
  const merged = await ctx.db.select({ id: cluster.id }).from(cluster).where(isNotNull(cluster.mergedInto));
  const events = await listEvents(
    ctx,
    await findRoots(
      ctx,
      [...rows.map((one) => one.cluster), ...merged].map(({ id }) => id),
    ),
  );
  const members = compared.map(
    ({ row, lineage }): FamilyMember => ({
      id: row.id,
      name: row.name,
      description: row.description,
      scamType: row.scamType,
      lineage,
      events: events.get(row.id) ?? [],
      isAlerted: row.alertedAt !== null,
    }),
  );
  const edges = await ctx.db.select().from(clusterEdge);
  const latest = Math.max(0, ...compared.map(({ computedAt }) => computedAt.getTime()));
  return {
    ...buildFamilies(members, edges.map(toFamilyEdge), today),
    waiting: rows.length - compared.length,
    computedAt: latest === 0 ? null : new Date(latest).toISOString(),
  };
}

const toFamilyEdge = ({
  firstId,
  secondId,
  strength,
  shared,
}: typeof clusterEdge.$inferSelect): FamilyEdge => ({
  firstId,
  secondId,
  strength,
  ...shared,
});

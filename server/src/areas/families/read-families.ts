import { buildFamilies, type FamilyEdge, type FamilyMember } from '@fap/shared/families/build-families.ts';
import type { ClusterFamilies } from '@fap/shared/families/family-entities.ts';
import { eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { cluster, clusterAdvisory } from '../../db/schema/clusters.ts';
import { clusterEdge, clusterLineage } from '../../db/schema/families.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { findRoots } from '../clusters/index.ts';
import { listEvents } from './list-events.ts';

/** The families as they were last built, and of which rows. */
let last: { key: string; families: Promise<ClusterFamilies> } | null = null;

/**
 * All families as they stand now. They are kept in memory and built anew when something they are made of changed: every
 * keystroke of a search would else read the history of every cluster.
 */
export async function readFamilies(ctx: Ctx): Promise<ClusterFamilies> {
  const today = ctx.clock.now().toISOString().slice(0, 10);
  // Taken before anything is read: what changes meanwhile gives the next one another key.
  const key = `${today} ${await readKey(ctx)}`;
  if (last?.key !== key) last = { key, families: build(ctx, today) };
  const built = last;
  try {
    return await built.families;
  } catch (error) {
    // The next one tries anew.
    if (last === built) last = null;
    throw error;
  }
}

/**
 * Says which versions of rows the families are made of, without reading what is in them. Of clusters only what is shown
 * counts: their figures change with every piece. Times would not do: two changes can have the same one.
 */
async function readKey(ctx: Ctx): Promise<string> {
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

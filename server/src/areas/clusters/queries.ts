import { ANATOMY, LAYER_COUNT } from '@fap/shared/catalogue/anatomy.ts';
import type { ActiveCluster, ClusterSummary } from '@fap/shared/clusters/entities.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { LayerStatus } from '@fap/shared/puzzle/completion.ts';
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { cluster } from '../../db/schema/clusters.ts';
import { auditEntry } from '../../db/schema/platform.ts';
import { contribution, puzzleLayer } from '../../db/schema/puzzle.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { presentActiveCluster, presentCluster } from './presenter.ts';

const HEAT_DAYS = 7;
const ACTIVITY_LIMIT = 50;
/** Only agents' work is told with a name: a victim is never named to the crowd. */
const AGENT_ACTIONS: ReadonlySet<string> = new Set([
  'puzzle.contributed',
  'puzzle.confirmed',
  'puzzle.disputed',
  'puzzle.claimed',
  'puzzle.taken-over',
]);
export type ClusterRow = typeof cluster.$inferSelect;

/** The cluster with this id; throws NOT_FOUND. */
export async function getCluster(ctx: Ctx, id: string): Promise<ClusterRow> {
  const row = await findCluster(ctx, id);
  if (!row) throw new AppError('NOT_FOUND', { message: 'There is no such cluster' });
  return row;
}

/** The cluster with this id, or null. */
export async function findCluster(ctx: Ctx, id: string): Promise<ClusterRow | null> {
  const [row] = await ctx.db.select().from(cluster).where(eq(cluster.id, id));
  return row ?? null;
}

/** All clusters that stand on their own, newest activity first. */
export async function listClusters(ctx: Ctx): Promise<ClusterSummary[]> {
  const rows = await ctx.db
    .select()
    .from(cluster)
    .where(isNull(cluster.mergedInto))
    .orderBy(desc(cluster.lastActivityAt), cluster.id);
  return rows.map((row) => presentCluster(row, ctx.clock.now()));
}

/** Clusters with open work, with their pieces and how much happened lately. */
export async function listActiveClusters(ctx: Ctx): Promise<ActiveCluster[]> {
  const rows = await ctx.db
    .select()
    .from(cluster)
    .where(and(lt(cluster.completionRate, 100), isNull(cluster.mergedInto)))
    .orderBy(desc(cluster.lastActivityAt), cluster.id);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const [layers, heat, bosses] = await Promise.all([
    layersOf(ctx, ids),
    heatOf(ctx, ids),
    bossesOf(ctx, ids),
  ]);
  return rows.map((row) =>
    presentActiveCluster(row, ctx.clock.now(), {
      layers: layers.get(row.id) ?? [],
      heat: heat.get(row.id) ?? 0,
      boss: bosses.get(row.id) ?? null,
    }),
  );
}

/** What happened to clusters lately, newest first. */
export async function listClusterActivity(ctx: Ctx) {
  const rows = await ctx.db
    .select({
      clusterId: cluster.id,
      clusterName: cluster.name,
      action: auditEntry.action,
      actor: account.displayName,
      at: auditEntry.at,
    })
    .from(auditEntry)
    .innerJoin(cluster, eq(cluster.id, auditEntry.clusterId))
    .leftJoin(account, eq(account.id, auditEntry.actorId))
    .where(isNotNull(auditEntry.clusterId))
    .orderBy(desc(auditEntry.id))
    .limit(ACTIVITY_LIMIT);
  return rows.map((row) => ({
    ...row,
    actor: AGENT_ACTIONS.has(row.action) ? row.actor : null,
    at: row.at.toISOString(),
  }));
}

async function layersOf(
  ctx: Ctx,
  ids: readonly string[],
): Promise<Map<string, { type: string; status: LayerStatus }[]>> {
  const rows = await ctx.db
    .select({ clusterId: puzzleLayer.clusterId, layer: puzzleLayer.layer, status: puzzleLayer.status })
    .from(puzzleLayer)
    .where(inArray(puzzleLayer.clusterId, [...ids]));
  const known = new Map(rows.map((row) => [`${row.clusterId} ${row.layer}`, row.status as LayerStatus]));
  return new Map(
    ids.map((id) => [
      id,
      ANATOMY.slice(0, LAYER_COUNT).map(({ layer, name }) => ({
        type: name,
        status: known.get(`${id} ${layer}`) ?? ('missing' as const),
      })),
    ]),
  );
}

async function heatOf(ctx: Ctx, ids: readonly string[]): Promise<Map<string, number>> {
  const since = new Date(ctx.clock.now().getTime() - HEAT_DAYS * 24 * 60 * 60 * 1000);
  const rows = await ctx.db
    .select({ clusterId: contribution.clusterId, count: sql<number>`count(*)::int` })
    .from(contribution)
    .where(and(gte(contribution.createdAt, since), isOneOf(ids)))
    .groupBy(contribution.clusterId);
  return new Map(rows.map((row) => [row.clusterId, row.count]));
}

/** Who has most confirmed pieces in each cluster; the earlier one on a tie. */
async function bossesOf(ctx: Ctx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await ctx.db
    .select({
      clusterId: contribution.clusterId,
      name: account.displayName,
      pieces: sql<number>`count(*)::int`,
      first: sql<Date>`min(${contribution.createdAt})`,
    })
    .from(contribution)
    .innerJoin(account, eq(account.id, contribution.authorId))
    .where(and(eq(contribution.status, 'confirmed'), eq(contribution.origin, 'agent'), isOneOf(ids)))
    .groupBy(contribution.clusterId, account.id, account.displayName)
    .orderBy(sql`count(*) desc`, sql`min(${contribution.createdAt})`);
  const bosses = new Map<string, string>();
  for (const row of rows) if (!bosses.has(row.clusterId)) bosses.set(row.clusterId, row.name);
  return bosses;
}

/** One array instead of as many parameters as there are clusters. */
const isOneOf = (ids: readonly string[]) =>
  sql`${contribution.clusterId} = any(${sql.param([...ids])}::text[])`;

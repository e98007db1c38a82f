import { ANATOMY, LAYER_COUNT } from '@fap/shared/catalogue/anatomy.ts';
import type { ActiveCluster } from '@fap/shared/clusters/entities.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { LayerStatus } from '@fap/shared/puzzle/completion.ts';
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { cluster } from '../../db/schema/clusters.ts';
import { contribution, puzzleLayer } from '../../db/schema/puzzle.ts';
import type { ListPage } from '../../platform/http/list-page.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { isListed, priorityRank } from './cluster-filter.ts';
import { IS_OPEN, type ListClustersInput, listRows } from './list-clusters.ts';
import { presentActiveCluster } from './presenter.ts';
import type { ClusterRow } from './queries.ts';

const HEAT_DAYS = 7;

type ListActiveClustersInput = ListClustersInput & { order: 'activity' | 'urgency' };

/** A page of matching clusters with open work, with their pieces and recent activity. */
export async function listActiveClusters(
  ctx: Ctx,
  { order, ...input }: ListActiveClustersInput,
): Promise<ListPage<ActiveCluster>> {
  const { items: rows, ...page } =
    order === 'urgency' ? await listMostUrgent(ctx, input) : await listRows(ctx, input, IS_OPEN);
  if (rows.length === 0) return { ...page, items: [] };
  const ids = rows.map((row) => row.id);
  const [layers, heat, bosses] = await Promise.all([
    layersOf(ctx, ids),
    heatOf(ctx, ids),
    bossesOf(ctx, ids),
  ]);
  const items = rows.map((row) =>
    presentActiveCluster(row, ctx.clock.now(), {
      layers: layers.get(row.id) ?? [],
      heat: heat.get(row.id) ?? 0,
      boss: bosses.get(row.id) ?? null,
    }),
  );
  return { ...page, items };
}

/**
 * The top ones by priority, then by last activity; there are no further pages, because they would shift with every piece.
 */
async function listMostUrgent(
  ctx: Ctx,
  { limit, cursor, ...filter }: ListClustersInput,
): Promise<ListPage<ClusterRow>> {
  if (cursor !== undefined) {
    const message = t`The most urgent clusters have one page only`;
    throw new AppError('INVALID', { message, issues: [{ path: 'cursor', message }] });
  }
  const isAsked = and(isListed(filter, ctx.clock.now()), IS_OPEN);
  const [items, total] = await Promise.all([
    ctx.db
      .select()
      .from(cluster)
      .where(isAsked)
      .orderBy(desc(priorityRank()), desc(cluster.lastActivityAt), desc(cluster.id))
      .limit(limit),
    ctx.db.$count(cluster, isAsked),
  ]);
  return { items, nextCursor: null, total };
}

async function layersOf(
  ctx: Ctx,
  ids: readonly string[],
): Promise<Map<string, { type: string; status: LayerStatus }[]>> {
  const rows = await ctx.db
    .select({ clusterId: puzzleLayer.clusterId, layer: puzzleLayer.layer, status: puzzleLayer.status })
    .from(puzzleLayer)
    .where(inArray(puzzleLayer.clusterId, [...ids]));
  const known = new Map(rows.map((row) => [`${row.clusterId} ${row.layer}`, row.status]));
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

/** The agent with the highest number of confirmed pieces in each cluster; the earlier one on a tie. */
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

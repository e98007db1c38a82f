import type { ClusterFilter } from '@fap/shared/clusters/contract.ts';
import type { ClusterSummary } from '@fap/shared/clusters/entities.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { and, desc, lt, type SQL, sql } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import type { ListPage } from '../../platform/http/list-page.ts';
import { cutPage, olderThan } from '../../platform/postgres/keyset.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { hasStatus, isListed } from './cluster-filter.ts';
import { presentCluster } from './presenter.ts';
import type { ClusterRow } from './queries.ts';

export type ListClustersInput = ClusterFilter & PageRequest;

/** With open work. */
export const IS_OPEN: SQL = lt(cluster.completionRate, 100);

/** A page of unmerged clusters that match, newest activity first. */
export async function listClusters(ctx: Ctx, input: ListClustersInput): Promise<ListPage<ClusterSummary>> {
  const { items, ...page } = await listRows(ctx, input);
  return { ...page, items: items.map((row) => presentCluster(row, ctx.clock.now())) };
}

/** A keyset page of rows that match a filter and a further condition. */
export async function listRows(
  ctx: Ctx,
  { limit, cursor, ...filter }: ListClustersInput,
  further?: SQL,
): Promise<ListPage<ClusterRow>> {
  const isAsked = and(isListed(filter, ctx.clock.now()), further);
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(cluster)
      .where(and(isAsked, olderThan(cursor, cluster.lastActivityAt, cluster.id)))
      .orderBy(desc(cluster.lastActivityAt), desc(cluster.id))
      .limit(limit + 1),
    ctx.db.$count(cluster, isAsked),
  ]);
  const page = cutPage(rows, limit, (row) => [row.lastActivityAt, row.id]);
  return { items: page.rows, nextCursor: page.nextCursor, total };
}

/** The number of clusters and the totals of those that match, for screens that load only a page. */
export async function countClusters(ctx: Ctx, filter: ClusterFilter) {
  const now = ctx.clock.now();
  const count = (condition?: SQL) =>
    condition ? sql<number>`(count(*) filter (where ${condition}))::int` : sql<number>`count(*)::int`;
  const [row] = await ctx.db
    .select({
      clusters: count(),
      highRisk: count(hasStatus('High Risk', now)),
      active: count(hasStatus('Active', now)),
      monitoring: count(hasStatus('Monitoring', now)),
      victims: sql<number>`coalesce(sum(${cluster.victims}), 0)::int`,
      open: count(IS_OPEN),
    })
    .from(cluster)
    .where(isListed(filter, now));
  if (!row) throw new Error('a count without a row');
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return { total: isFiltered ? await ctx.db.$count(cluster, isListed({}, now)) : row.clusters, fitting: row };
}

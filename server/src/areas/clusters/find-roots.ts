import { sql } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import type { Ctx } from '../../platform/write/context.ts';

/** The root of each cluster; itself when it is not merged. */
export async function findRoots(ctx: Ctx, clusterIds: readonly string[]): Promise<Map<string, string>> {
  if (clusterIds.length === 0) return new Map();
  const rows = await ctx.db.execute<{ asked: string; id: string }>(sql`
    with recursive way as (
      select id as asked, id, merged_into from ${cluster} where id = any(${sql.param([...clusterIds])}::text[])
      union all
      select way.asked, next.id, next.merged_into from way join ${cluster} as next on next.id = way.merged_into
    )
    select asked, id from way where merged_into is null`);
  return new Map(rows.map(({ asked, id }) => [asked, id]));
}

/** A cluster's own id and those of all clusters merged into it, transitively. */
export async function listMembers(ctx: Ctx, clusterId: string): Promise<string[]> {
  const rows = await ctx.db.execute<{ id: string }>(sql`
    with recursive member as (
      select id from ${cluster} where id = ${clusterId}
      union all
      select next.id from member join ${cluster} as next on next.merged_into = member.id
    )
    select id from member order by id`);
  return rows.map(({ id }) => id);
}

/** A cluster and those it is merged into, the nearest first. */
export async function listPathToRoot(
  ctx: Ctx,
  clusterId: string,
): Promise<{ id: string; impactCurrency: string }[]> {
  const rows = await ctx.db.execute<{ id: string; currency: string }>(sql`
    with recursive way as (
      select id, merged_into, impact_currency, 0 as step from ${cluster} where id = ${clusterId}
      union all
      select next.id, next.merged_into, next.impact_currency, way.step + 1
      from way join ${cluster} as next on next.id = way.merged_into
    )
    select id, impact_currency as currency from way order by step`);
  return rows.map(({ id, currency }) => ({ id, impactCurrency: currency }));
}

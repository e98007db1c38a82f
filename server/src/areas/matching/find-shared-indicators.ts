import {
  HARD_INDICATOR_TYPES,
  type Indicator,
  type IndicatorType,
} from '@fap/shared/indicators/indicator-types.ts';
import { sql } from 'drizzle-orm';
import { indicatorMention } from '../../db/schema/indicators.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { collectRarities, lookupIndicators } from '../indicators/index.ts';

/** Limit of reports per cluster that are compared. */
const REPORTS_PER_CLUSTER = 5;

/** A hard indicator that other reports name too. */
export interface SharedIndicator {
  type: IndicatorType;
  value: string;
  rarity: number;
  /** Sample reports that name it, from each cluster. */
  reportIds: readonly string[];
}

/** The shared indicators of a report, and the rarity of each (0 for those that must not link). */
export interface SharedIndicators {
  /** The rarest first. */
  shared: SharedIndicator[];
  /** By `type value`. */
  rarities: Map<string, number>;
}

/**
 * Indicators of one party alone that reports name too; the too common, and what an analyst contested, are left out before
 * anybody asks which reports name them. Only a report's own words link: a piece is cheap to make, and a letter or a saved
 * page names hosts that have nothing to do with the case.
 */
export async function findSharedIndicators(
  ctx: Ctx,
  indicators: readonly Indicator[],
): Promise<SharedIndicators> {
  const hard = indicators.filter(({ type }) => HARD_INDICATOR_TYPES.includes(type));
  const known = [...(await lookupIndicators(ctx, hard)).values()];
  const rarities = collectRarities(known);
  const linking = known.filter(({ type, value }) => (rarities.get(`${type} ${value}`) ?? 0) > 0);
  if (linking.length === 0) return { shared: [], rarities };
  const reportsOf = await listNaming(
    ctx,
    linking.map(({ id }) => id),
  );
  const shared = linking
    .map(({ id, type, value }) => ({
      type,
      value,
      rarity: rarities.get(`${type} ${value}`) ?? 0,
      reportIds: reportsOf.get(id) ?? [],
    }))
    .sort((a, b) => b.rarity - a.rarity || (a.value < b.value ? -1 : 1));
  return { shared, rarities };
}

/** A few reports of each cluster that name an indicator. The walk hops from cluster to cluster, however many reports there are. */
async function listNaming(ctx: Ctx, ids: readonly string[]): Promise<Map<string, string[]>> {
  const own = sql`mention.indicator_id = named.id and mention.report_id is not null`;
  const rows = await ctx.db.execute<{ indicator_id: string; report_id: string }>(sql`
    select named.id as indicator_id, named_by.report_id
    from unnest(${sql.param([...ids])}::uuid[]) as named (id)
    cross join lateral (
      with recursive walk as (
        (select min(mention.cluster_id) as cluster_id from ${indicatorMention} as mention where ${own})
        union all
        select (select min(mention.cluster_id) from ${indicatorMention} as mention where ${own} and mention.cluster_id > walk.cluster_id)
        from walk where walk.cluster_id is not null
      )
      select cluster_id from walk where cluster_id is not null
    ) as clusters
    cross join lateral (
      select mention.report_id from ${indicatorMention} as mention
      where ${own} and mention.cluster_id = clusters.cluster_id and mention.source_kind = 'report'
      limit ${REPORTS_PER_CLUSTER}
    ) as named_by`);
  const reports = new Map<string, string[]>();
  for (const { indicator_id: id, report_id: reportId } of rows)
    reports.set(id, [...(reports.get(id) ?? []), reportId]);
  return reports;
}

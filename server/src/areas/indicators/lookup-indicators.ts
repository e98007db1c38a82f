import { isTooCommon, rarityOf } from '@fap/shared/indicators/indicator-rarity.ts';
import type { IndicatorState } from '@fap/shared/indicators/indicator-state.ts';
import type { Indicator, IndicatorType } from '@fap/shared/indicators/indicator-types.ts';
import { getTableColumns, sql } from 'drizzle-orm';
import { indicator } from '../../db/schema/indicators.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { indicatorId } from './indicator-id.ts';
import type { IndicatorRow } from './settle-states.ts';

/** Above this many reports the planner's estimate is used: rarity is a logarithm, and exact counting is slow. */
const MAX_COUNTED_REPORTS = 10_000;

/** An indicator's figures in the index. */
export interface KnownIndicator extends Omit<IndicatorRow, 'type' | 'state'> {
  type: IndicatorType;
  state: IndicatorState;
  /** 0–1, rarest first; null when no report names it. */
  rarity: number | null;
  /** True when it must not link reports. */
  isTooCommon: boolean;
}

/** The one way to read the index: what is known of these indicators, by their ids; one query, however many. */
export async function lookupIndicators(
  ctx: Ctx,
  wanted: readonly Pick<Indicator, 'type' | 'value'>[],
): Promise<ReadonlyMap<string, KnownIndicator>> {
  const ids = [...new Set(wanted.map(indicatorId))];
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ ...getTableColumns(indicator), allReports: ALL_REPORTS })
    .from(indicator)
    .where(sql`${indicator.id} = any(${sql.placeholder('ids')}::uuid[])`)
    // Hot path: a prepared statement, one round trip.
    .prepare('lookup_indicators')
    .execute({ ids });
  return new Map(rows.map(({ allReports, ...row }) => [row.id, present(row, allReports)]));
}

const ALL_REPORTS = sql<number>`(
  select case when reltuples > ${MAX_COUNTED_REPORTS} then reltuples::float8
    else (select count(*) from report)::float8 end
  from pg_class where oid = 'report'::regclass)`;

function present(row: IndicatorRow, allReports: number): KnownIndicator {
  const type = row.type;
  return {
    ...row,
    type,
    state: row.state,
    rarity: rarityOf(row.reports, allReports),
    isTooCommon: isTooCommon({ ...row, type }),
  };
}

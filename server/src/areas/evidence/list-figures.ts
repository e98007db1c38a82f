import { can } from '@fap/shared/auth/capabilities.ts';
import type { ShownFigures } from '@fap/shared/evidence/reading-contract.ts';
import type { Indicator, IndicatorType } from '@fap/shared/indicators/indicator-types.ts';
import { mayCrowdSeeFigures } from '@fap/shared/privacy/indicator-figures.ts';
import { publicFigure } from '@fap/shared/privacy/public-figures.ts';
import { sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { indicatorMention } from '../../db/schema/indicators.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { countsFrom } from '../auth/index.ts';
import { lookupIndicators } from '../indicators/index.ts';

/**
 * How often indicators are named elsewhere: everything for analysts; for everybody else, owners included, only figures that
 * identify nobody. A file is easily made up and must not be an oracle for who was reported.
 */
export async function listFigures(
  ctx: Ctx,
  indicators: readonly Pick<Indicator, 'type' | 'value'>[],
): Promise<ShownFigures[]> {
  const known = [...(await lookupIndicators(ctx, indicators)).values()];
  const isAnalyst = can(ctx.actor.roles, 'indicator.look-up');
  const counted = isAnalyst ? new Map() : await countReporters(ctx, known);
  return known
    .filter((one) => isAnalyst || mayCrowdSeeFigures({ type: one.type, reporters: counted.get(one.id) ?? 0 }))
    .map(({ type, value, reports, clusters, rarity, isTooCommon, state }) => ({
      type,
      value,
      reports: isAnalyst ? reports : (publicFigure(reports) ?? 0),
      clusters: isAnalyst ? clusters : (publicFigure(clusters) ?? 0),
      // The exact figure would reveal the number of reports.
      rarity: isAnalyst || rarity === null ? rarity : Math.round(rarity * 10) / 10,
      isTooCommon,
      state,
    }));
}

/** People who reported each of these and count in public figures, so that made-up accounts do not (`public-figures.ts`). */
async function countReporters(
  ctx: Ctx,
  known: readonly { id: string; type: IndicatorType; reporters: number }[],
): Promise<Map<string, number>> {
  const ids = known.filter(mayCrowdSeeFigures).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const now = sql.param(ctx.clock.now().toISOString());
  const rows = await ctx.db.execute<{ id: string; people: number }>(sql`
    select indicator_id as id, count(distinct reporter_id)::int as people
    from ${indicatorMention} join ${account} on ${account.id} = ${indicatorMention.reporterId}
    where indicator_id = any(${sql.param(ids)}::uuid[])
      and ${countsFrom} <= ${now}::timestamptz
    group by indicator_id`);
  return new Map(rows.map(({ id, people }) => [id, people]));
}

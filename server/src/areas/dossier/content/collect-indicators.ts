import type { DossierIndicator } from '@fap/shared/dossier/content.ts';
import { shownAddress } from '@fap/shared/dossier/shown-address.ts';
import { defang } from '@fap/shared/indicators/extract-indicators.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { indicator, indicatorMention } from '../../../db/schema/indicators.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { MAY_BE_LISTED } from '../../indicators/index.ts';

/** Indicators that are undisputed in some clusters; without numbers and addresses that nobody confirmed, which may be a victim's own, and of links only what names nobody. */
export async function collectIndicators(
  { db }: Ctx,
  members: readonly string[],
): Promise<DossierIndicator[]> {
  const rows = await db
    .select({
      id: indicator.id,
      type: indicator.type,
      value: indicator.value,
      state: indicator.state,
      clusters: indicator.clusters,
      reports: sql`count(distinct ${indicatorMention.reporterId})`.mapWith(Number),
      firstSeenAt: indicator.firstSeenAt,
      lastSeenAt: indicator.lastSeenAt,
    })
    .from(indicatorMention)
    .innerJoin(indicator, eq(indicator.id, indicatorMention.indicatorId))
    .where(
      and(
        inArray(indicatorMention.clusterId, [...members]),
        eq(indicatorMention.isRefuted, false),
        MAY_BE_LISTED,
      ),
    )
    .groupBy(indicator.id)
    .orderBy(asc(indicator.type), asc(indicator.id));
  return rows.map(({ firstSeenAt, lastSeenAt, ...row }) => {
    const value = shownAddress(row);
    return {
      ...row,
      value,
      defanged: defang(row.type, value),
      firstSeenAt: firstSeenAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    };
  });
}

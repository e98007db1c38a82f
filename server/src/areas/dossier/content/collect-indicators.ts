import type { DossierIndicator } from '@fap/shared/dossier/content.ts';
import { defang } from '@fap/shared/indicators/extract-indicators.ts';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { indicator, indicatorMention } from '../../../db/schema/indicators.ts';
import { report } from '../../../db/schema/reports.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { MAY_BE_LISTED } from '../../indicators/index.ts';

/**
 * Indicators that are undisputed in some clusters. One that may be a person's own number and that nobody confirmed is there only where a
 * reporter who lets law enforcement read names it.
 */
export async function collectIndicators({ db }: Ctx, members: readonly string[]): Promise<DossierIndicator[]> {
  const mayBeShown = sql`exists (
    select from ${indicatorMention} as named join ${report} on ${report.id} = named.report_id
    where named.indicator_id = ${indicator.id} and not named.is_refuted and ${report.consentLaw}
      and ${inArray(report.clusterId, [...members])})`;
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
        or(MAY_BE_LISTED, mayBeShown),
      ),
    )
    .groupBy(indicator.id)
    .orderBy(asc(indicator.type), asc(indicator.id));
  return rows.map(({ firstSeenAt, lastSeenAt, ...row }) => ({
    ...row,
    defanged: defang(row.type, row.value),
    firstSeenAt: firstSeenAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
}

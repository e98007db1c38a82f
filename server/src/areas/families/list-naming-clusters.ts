import { and, desc, eq, isNotNull, max } from 'drizzle-orm';
import { indicatorMention } from '../../db/schema/indicators.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { findRoots } from '../clusters/index.ts';

/** Clusters that are compared anew when something changes about what they name: beyond these it is too common to link. */
const MAX_CLUSTERS = 200;

/** The clusters whose reports' own words name an indicator, those with the newest such report, each by its root. */
export async function listNamingClusters(ctx: Ctx, indicatorId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ clusterId: indicatorMention.clusterId })
    .from(indicatorMention)
    .where(
      and(
        eq(indicatorMention.indicatorId, indicatorId),
        isNotNull(indicatorMention.reportId),
        eq(indicatorMention.sourceKind, 'report'),
      ),
    )
    .groupBy(indicatorMention.clusterId)
    .orderBy(desc(max(indicatorMention.at)), indicatorMention.clusterId)
    .limit(MAX_CLUSTERS);
  const roots = await findRoots(
    ctx,
    rows.flatMap(({ clusterId }) => clusterId ?? []),
  );
  return [...new Set(roots.values())].sort();
}

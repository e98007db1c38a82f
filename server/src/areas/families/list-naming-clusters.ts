import { and, desc, eq, isNotNull, max } from 'drizzle-orm';
import { indicatorMention } from '../../db/schema/indicators.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { findRoots } from '../clusters/index.ts';

/** Limit of clusters recompared when an indicator changes; one that more clusters name is too common to link. */
const MAX_CLUSTERS = 200;

/** The roots of clusters whose reports' own words name an indicator, newest report first. */
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

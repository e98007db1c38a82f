import type { Puzzle } from '@fap/shared/puzzle/entities.ts';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { indicator, indicatorMention } from '../../db/schema/indicators.ts';
import { report } from '../../db/schema/reports.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { MAY_BE_LISTED } from '../indicators/index.ts';

/** Of fewer people "the same wallet" would say something about one of them. */
const FEWEST_ALIKE = 3;

/** How many different people reported a cluster, and how many of them name one and the same indicator, by its kind. */
export async function getStake(ctx: Ctx, clusterId: string): Promise<Puzzle['stake']> {
  const [reporters] = await ctx.db
    .select({ people: sql<number>`count(distinct ${report.reporterId})::int` })
    .from(report)
    .where(eq(report.clusterId, clusterId));
  const people = sql<number>`count(distinct ${indicatorMention.reporterId})::int`;
  const [alike] = await ctx.db
    .select({ type: indicator.type, people })
    .from(indicatorMention)
    .innerJoin(indicator, eq(indicator.id, indicatorMention.indicatorId))
    .where(
      and(
        eq(indicatorMention.clusterId, clusterId),
        isNotNull(indicatorMention.reportId),
        eq(indicatorMention.isRefuted, false),
        MAY_BE_LISTED,
      ),
    )
    .groupBy(indicator.id)
    .having(sql`count(distinct ${indicatorMention.reporterId}) >= ${FEWEST_ALIKE}`)
    // By its kind, not by its id: nothing but what is answered decides between two that as many people name.
    .orderBy(desc(people), indicator.type)
    .limit(1);
  return { people: reporters?.people ?? 0, alike: alike ?? null };
}

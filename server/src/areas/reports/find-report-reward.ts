import { REPORT_XP } from '@fap/shared/reports/constants.ts';
import { and, eq, lte, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { report } from '../../db/schema/reports.ts';
import type { Ctx } from '../../platform/write/context.ts';

/** XP that a report earned: the reward is for a person's first report to a cluster, later ones earn nothing. */
export async function findReportReward(ctx: Ctx, reporterId: string, reportId: string): Promise<number> {
  const own = alias(report, 'own');
  const [earlier] = await ctx.db
    .select({ id: report.id })
    .from(report)
    .innerJoin(own, and(eq(own.id, reportId), eq(own.clusterId, report.clusterId)))
    .where(
      and(eq(report.reporterId, reporterId), ne(report.id, reportId), lte(report.createdAt, own.createdAt)),
    )
    .limit(1);
  return earlier ? 0 : REPORT_XP;
}

import type { Desk } from '@fap/shared/dashboard/desk.ts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { cluster } from '../../../db/schema/clusters.ts';
import { report, reportMessage } from '../../../db/schema/reports.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';

const SHOWN = 3;

/** The acting account's own reports that are not withdrawn: those an analyst waits for first, then the newest. */
export async function listReportsOnDesk(ctx: Ctx): Promise<Desk['reports']> {
  const isAsked = sql<boolean>`coalesce((
    select ${reportMessage.side} = 'analyst' from ${reportMessage}
    where ${reportMessage.reportId} = ${report.id}
    order by ${reportMessage.number} desc limit 1), false)`;
  return ctx.db
    .select({
      id: report.id,
      title: report.scamName,
      clusterId: report.clusterId,
      clusterName: cluster.name,
      isAsked: isAsked.as('is_asked'),
    })
    .from(report)
    .leftJoin(cluster, eq(cluster.id, report.clusterId))
    .where(and(eq(report.reporterId, actingAccount(ctx)), isNull(report.withdrawnAt)))
    .orderBy(sql`is_asked desc`, desc(report.createdAt), desc(report.id))
    .limit(SHOWN);
}

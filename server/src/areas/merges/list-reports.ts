import { MAX_MEMBER_REPORTS, type MemberReport } from '@fap/shared/merges/contract.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import { report } from '../../db/schema/reports.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { getCluster, listMembers } from '../clusters/index.ts';
import type { StoredMatch } from '../matching/index.ts';
import { reportCitation, reportNumber } from '../reports/index.ts';
import { maskIndicator } from './mask-indicator.ts';

/** The reports of a cluster and of those merged into it, newest first, without their text. Throws NOT_FOUND. */
export async function listReports(ctx: Ctx, clusterId: string): Promise<MemberReport[]> {
  await getCluster(ctx, clusterId);
  const members = await listMembers(ctx, clusterId);
  const rows = await ctx.db
    .select({
      number: reportNumber,
      inCluster: sql<number>`(count(*) over (partition by ${report.clusterId}))::int`,
      report,
      cluster: { id: cluster.id, name: cluster.name },
    })
    .from(report)
    .innerJoin(cluster, eq(cluster.id, report.clusterId))
    .where(inArray(report.clusterId, members))
    .orderBy(sql`${reportNumber} desc`)
    .limit(MAX_MEMBER_REPORTS);
  return rows.map(({ number, inCluster, report: row, cluster: of }) => ({
    id: row.id,
    exhibit: reportCitation(number),
    cluster: of,
    createdAt: row.createdAt.toISOString(),
    contactMethod: row.contactMethod,
    amount:
      row.amountCents === null || row.amountCurrency === null
        ? null
        : { cents: row.amountCents, currency: row.amountCurrency },
    joinedBy: presentMatch(row.match as StoredMatch),
    canTakeOut: inCluster > 1,
  }));
}

function presentMatch({ joined, percent, sharedIdentifiers }: StoredMatch): MemberReport['joinedBy'] {
  if (!joined) return null;
  return {
    percent,
    sharedIdentifiers: sharedIdentifiers.map(({ type, value }) => ({
      type,
      value: maskIndicator(type, value),
    })),
  };
}

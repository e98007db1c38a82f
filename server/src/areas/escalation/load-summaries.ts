import { type PressSummary, writeSummary } from '@fap/shared/escalation/press-summary.ts';
import type { CountedReport } from '@fap/shared/escalation/summary-parts.ts';
import { countedFrom } from '@fap/shared/privacy/public-figures.ts';
import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { cluster } from '../../db/schema/clusters.ts';
import { puzzleLayer } from '../../db/schema/puzzle.ts';
import { report } from '../../db/schema/reports.ts';
import type { Ctx } from '../../platform/write/context.ts';

/** Reports that one summary is counted from; the oldest, so that more of them change nothing that was approved. */
const MAX_REPORTS = 5_000;

/** What may be told to the press of each of these clusters now, with those merged into it; null where too few people reported. */
export async function loadSummaries(
  ctx: Ctx,
  clusters: readonly { id: string; clusterChainId: string }[],
): Promise<Map<string, PressSummary | null>> {
  const roots = clusters.map(({ id }) => id);
  if (roots.length === 0) return new Map();
  const [reports, layers] = await Promise.all([listReports(ctx, roots), listLayers(ctx, roots)]);
  const now = ctx.clock.now();
  return new Map(
    clusters.map(({ id, clusterChainId }) => {
      const input = { clusterChainId, reports: reports.get(id) ?? [], layers: layers.get(id) ?? [] };
      return [id, writeSummary(input, now)];
    }),
  );
}

/** The reports of these clusters and of those merged into them, by the cluster asked for, oldest first. */
async function listReports({ db }: Ctx, roots: readonly string[]): Promise<Map<string, CountedReport[]>> {
  const members = await db.execute<{ root: string; id: string }>(sql`
    with recursive member as (
      select id as root, id from ${cluster} where id = any(${sql.param([...roots])}::text[])
      union all
      select member.root, next.id from member join ${cluster} as next on next.merged_into = member.id
    )
    select root, id from member`);
  const member = sql`unnest(
    ${sql.param(members.map(({ id }) => id))}::text[], ${sql.param(members.map(({ root }) => root))}::text[]) as member (id, root)`;
  const numbered = db
    .select({
      root: sql<string>`member.root`.as('root'),
      number:
        sql<number>`row_number() over (partition by member.root order by ${report.createdAt}, ${report.id})`.as(
          'number',
        ),
      id: report.id,
      reporterId: report.reporterId,
      scamType: report.scamType,
      contactMethod: report.contactMethod,
      dateOccurred: report.dateOccurred,
      amountCents: report.amountCents,
      amountCurrency: report.amountCurrency,
      reportedAt: sql<Date>`${report.createdAt}`.mapWith(report.createdAt).as('reported_at'),
      joinedAt: sql<Date>`${account.createdAt}`.mapWith(account.createdAt).as('joined_at'),
      confirmedAt: account.confirmedAt,
    })
    .from(report)
    .innerJoin(member, sql`member.id = ${report.clusterId}`)
    .innerJoin(account, eq(account.id, report.reporterId))
    .as('numbered');
  const rows = await db
    .select()
    .from(numbered)
    .where(lte(numbered.number, MAX_REPORTS))
    .orderBy(asc(numbered.number));
  const counted = rows.map(({ root, number: _, reportedAt, joinedAt, confirmedAt, ...row }) => ({
    root,
    report: { ...row, countedFrom: countedFrom(reportedAt, { createdAt: joinedAt, confirmedAt }) },
  }));
  return new Map(
    [...Map.groupBy(counted, ({ root }) => root)].map(([root, mine]) => [
      root,
      mine.map(({ report: one }) => one),
    ]),
  );
}

async function listLayers({ db }: Ctx, roots: readonly string[]) {
  const rows = await db
    .select({ clusterId: puzzleLayer.clusterId, layer: puzzleLayer.layer, status: puzzleLayer.status })
    .from(puzzleLayer)
    .where(inArray(puzzleLayer.clusterId, [...roots]));
  return Map.groupBy(rows, ({ clusterId }) => clusterId);
}

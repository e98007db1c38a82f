import { mergeTraits } from '@fap/shared/dna/merge-traits.ts';
import type { ClusterLineage, LineageExtent } from '@fap/shared/families/cluster-lineage.ts';
import { FIRST_REPORTS, NEWEST_REPORTS } from '@fap/shared/families/family-rules.ts';
import type { RelatedSide } from '@fap/shared/families/relate-clusters.ts';
import { mayBeCompared } from '@fap/shared/privacy/whose-quotation.ts';
import { eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { reportText } from '../../db/schema/matching.ts';
import { report } from '../../db/schema/reports.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { listMembers } from '../clusters/index.ts';
import { reportCitation, reportNumber } from '../reports/index.ts';

/** Shorter texts (in characters) are alike by chance. */
const MIN_TEXT = 60;

/** A report with its citation. */
export type LineageReport = typeof report.$inferSelect & { clusterId: string; exhibit: string };

/**
 * The reports of a cluster and of those merged into it, oldest first and numbered in order of arrival, with their total and
 * date range. Of many, only the first and the newest: how it began, and what it is now.
 */
export async function loadReports(
  ctx: Ctx,
  clusterId: string,
): Promise<{ reports: LineageReport[]; extent: LineageExtent }> {
  const members = await listMembers(ctx, clusterId);
  const numbered = ctx.db
    .select({
      id: report.id,
      number: reportNumber.as('number'),
      all: sql<number>`(count(*) over ())::int`.as('all_reports'),
      firstSeen: sql<string>`(min(${report.dateOccurred}) over ())::text`.as('first_seen'),
      lastSeen: sql<string>`(max(${report.dateOccurred}) over ())::text`.as('last_seen'),
    })
    .from(report)
    .where(inArray(report.clusterId, members))
    .as('numbered');
  const rows = await ctx.db
    .select({
      number: numbered.number,
      all: numbered.all,
      firstSeen: numbered.firstSeen,
      lastSeen: numbered.lastSeen,
      report,
    })
    .from(numbered)
    .innerJoin(report, eq(report.id, numbered.id))
    .where(
      or(lte(numbered.number, FIRST_REPORTS), gt(numbered.number, sql`${numbered.all} - ${NEWEST_REPORTS}`)),
    )
    .orderBy(numbered.number);
  const [one] = rows;
  return {
    reports: rows.flatMap(({ number, report: row }) =>
      row.clusterId === null ? [] : { ...row, clusterId: row.clusterId, exhibit: reportCitation(number) },
    ),
    extent: { reports: one?.all ?? 0, firstSeen: one?.firstSeen ?? null, lastSeen: one?.lastSeen ?? null },
  };
}

/** The features a cluster is compared by; null until a job has extracted them. */
export async function loadSide(
  ctx: Ctx,
  reports: readonly LineageReport[],
  { steps }: Pick<ClusterLineage, 'steps'>,
): Promise<RelatedSide | null> {
  const traits = reports.flatMap((row) => row.traits ?? []);
  if (traits.length === 0) return null;
  const byId = new Map(reports.map((row) => [row.id, row]));
  const texts = await ctx.db
    .select({ reportId: reportText.reportId, part: reportText.part, sketch: reportText.sketch })
    .from(reportText)
    .where(inArray(reportText.reportId, [...byId.keys()]))
    .orderBy(reportText.reportId, reportText.part);
  return {
    traits: mergeTraits(traits),
    texts: texts.flatMap(({ reportId, part, sketch }) => {
      const row = byId.get(reportId);
      // Shared scripts are public, so a victim's own account is left out.
      if (!row || part !== 'script' || !mayBeCompared(row.evidenceAuthor, row.evidenceText)) return [];
      return row.evidenceText.length >= MIN_TEXT ? [{ exhibit: row.exhibit, sketch }] : [];
    }),
    aliases: [...new Set(steps.flatMap(({ aliases }) => aliases))],
  };
}

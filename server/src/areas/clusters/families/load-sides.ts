import { mergeTraits } from '@fap/shared/clusters/dna/merge-traits.ts';
import type { ClusterLineage } from '@fap/shared/clusters/families/cluster-lineage.ts';
import type { RelatedSide } from '@fap/shared/clusters/families/relate-clusters.ts';
import { desc, inArray } from 'drizzle-orm';
import { report, reportText } from '../../../db/schema/clusters.ts';
import type { Ctx } from '../../../platform/context.ts';
import { listMembers } from '../merges/find-roots.ts';
import { reportExhibit, reportNumber } from '../number-reports.ts';

/** Reports a cluster is compared by, the newest: more would say little more. */
const MAX_REPORTS = 200;
/** Shorter texts (in characters) are alike by chance. */
const MIN_TEXT = 60;

/** A report as a cluster's history is read from it. */
export type LineageReport = typeof report.$inferSelect & { exhibit: string };

/** The reports of a cluster and of those merged into it, oldest first, numbered in the order in which they came. */
export async function loadReports(ctx: Ctx, clusterId: string): Promise<LineageReport[]> {
  const members = await listMembers(ctx, clusterId);
  const rows = await ctx.db
    .select({
      number: reportNumber,
      report,
    })
    .from(report)
    .where(inArray(report.clusterId, members))
    .orderBy(desc(report.createdAt), desc(report.id))
    .limit(MAX_REPORTS);
  return rows.reverse().map(({ number, report: row }) => ({ ...row, exhibit: reportExhibit(number) }));
}

/** What a cluster is compared by; null while no job has read its reports. */
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
      const text = part === 'script' ? row?.evidenceText : row?.description;
      return row && text && text.length >= MIN_TEXT ? [{ exhibit: row.exhibit, sketch }] : [];
    }),
    aliases: [...new Set(steps.flatMap(({ aliases }) => aliases))],
  };
}

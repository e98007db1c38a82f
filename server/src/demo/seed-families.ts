import { extractReportFeatures } from '@fap/shared/matching/report-features.ts';
import { findMatches } from '../areas/matching/index.ts';
import type { Ctx } from '../platform/write/context.ts';
import { corpusClusters, familyReports } from './corpus/index.ts';
import type { FamilyReport } from './corpus/schemas.ts';
import type { DemoPeople } from './demo-accounts.ts';
import { fillPlaceholders, placeholderValues } from './placeholder-values.ts';
import { demoClusterId, seedReport } from './seed-reports.ts';

/**
 * Submits the reports that name a site of several clusters, in sequence, because concurrent ones could join each other. A
 * report that the current matching would not put into its own cluster is left out: no relation is forced.
 */
export async function seedFamilies(ctx: Ctx, people: DemoPeople): Promise<void> {
  // Of equally good matches a report joins the first cluster, so the last cluster gets its report first.
  for (const report of familyReports.toSorted((a, b) => b.cluster - a.cluster)) {
    if (!(await staysInItsCluster(ctx, report))) continue;
    const index = report.cluster - 1;
    const corpus = corpusClusters[index];
    if (!corpus) throw new RangeError(`no demo cluster ${report.cluster}`);
    await seedReport(ctx, { index, corpus, position: corpus.reports.length, report }, people);
  }
}

async function staysInItsCluster(ctx: Ctx, report: FamilyReport): Promise<boolean> {
  const name = corpusClusters[report.cluster - 1]?.name ?? '';
  const values = placeholderValues(report.cluster - 1, name);
  const fill = (text: string) => fillPlaceholders(text, values);
  const words = {
    description: fill(report.description),
    evidence: fill(report.evidence),
    scamPersonas: fill(report.scamPersonas),
    amountInvolved: report.amountInvolved,
    dateOccurred: report.dateOccurred,
  };
  const [best] = await findMatches(ctx, extractReportFeatures(words));
  return best?.joinsByItself === true && best.clusterId === demoClusterId(report.cluster - 1);
}

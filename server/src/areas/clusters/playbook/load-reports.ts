import type { ExhibitStanding } from '@fap/shared/clusters/playbook/build-playbook.ts';
import type { PlaybookReport } from '@fap/shared/clusters/playbook/read-report.ts';
import { desc, eq, inArray } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { report } from '../../../db/schema/clusters.ts';
import { evidenceItem } from '../../../db/schema/evidence.ts';
import type { Ctx } from '../../../platform/context.ts';
import { listMembers } from '../merges/find-roots.ts';
import { reportExhibit, reportNumber } from '../number-reports.ts';

/** Reports that a playbook reads; a request waits for it, and the newest say most. */
const MAX_REPORTS = 300;

/** Everything a playbook is made of. */
export interface PlaybookEvidence {
  reports: PlaybookReport[];
  standing: ExhibitStanding;
}

/** The reports of a cluster and of those merged into it, numbered in the order in which they came. */
export async function loadReports(ctx: Ctx, clusterId: string): Promise<PlaybookEvidence> {
  const members = await listMembers(ctx, clusterId);
  const rows = await ctx.db
    .select({
      number: reportNumber,
      description: report.description,
      evidence: report.evidenceText,
      amountCents: report.amountCents,
      consent: report.consentVault,
      reporter: account.displayName,
    })
    .from(report)
    .innerJoin(account, eq(account.id, report.reporterId))
    .where(inArray(report.clusterId, members))
    .orderBy(desc(report.createdAt), desc(report.id))
    .limit(MAX_REPORTS + 1);
  const kept = rows.slice(0, MAX_REPORTS).reverse();
  return {
    reports: kept.map(({ number, reporter, consent: _, ...row }) => ({
      ...row,
      exhibit: reportExhibit(number),
      ownNames: [reporter],
    })),
    standing: {
      reports: kept.length,
      consented: kept.filter(({ consent }) => consent).length,
      files: await ctx.db.$count(evidenceItem, inArray(evidenceItem.clusterId, members)),
      isCut: rows.length > MAX_REPORTS,
    },
  };
}

import type { EvidenceBasis } from '@fap/shared/playbook/build-playbook.ts';
import type { TextAuthor } from '@fap/shared/privacy/text-author.ts';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { evidenceItem, evidenceReading } from '../../db/schema/evidence.ts';
import { report } from '../../db/schema/reports.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { listMembers } from '../clusters/index.ts';
import { reportCitation, reportNumber } from '../reports/index.ts';
import type { QuotableReport } from '../texts/index.ts';

/** Limit of newest reports in a playbook, because a request waits for it. */
const MAX_REPORTS = 300;
/** Limits of files per report and of characters per file. */
const MAX_FILES = 5;
const MAX_CHARS = 20_000;

interface ReadFile {
  text: string;
  author: TextAuthor;
}

/** Everything a playbook is made of. */
export interface PlaybookEvidence {
  reports: QuotableReport[];
  basis: EvidenceBasis;
}

/** The reports of a cluster and of those merged into it, numbered in the order in which they came. */
export async function loadReports(ctx: Ctx, clusterId: string): Promise<PlaybookEvidence> {
  const members = await listMembers(ctx, clusterId);
  const rows = await ctx.db
    .select({
      id: report.id,
      number: reportNumber,
      description: report.description,
      evidence: report.evidenceText,
      amountCents: report.amountCents,
      evidenceAuthor: report.evidenceAuthor,
      consent: report.consentVault,
      mayQuoteOwnWords: report.consentWords,
      reporter: account.displayName,
      email: account.email,
    })
    .from(report)
    .innerJoin(account, eq(account.id, report.reporterId))
    .where(inArray(report.clusterId, members))
    .orderBy(desc(report.createdAt), desc(report.id))
    .limit(MAX_REPORTS + 1);
  const kept = rows.slice(0, MAX_REPORTS).reverse();
  const files = await loadFiles(
    ctx,
    kept.map(({ id }) => id),
  );
  return {
    reports: kept.map(({ id, number, reporter, email, consent: _, ...row }) => ({
      ...row,
      files: (files.get(id) ?? []).map(({ text }) => text),
      fileAuthors: (files.get(id) ?? []).map(({ author }) => author),
      exhibit: reportCitation(number),
      ownNames: [reporter, email],
    })),
    basis: {
      reports: kept.length,
      consented: kept.filter(({ consent }) => consent).length,
      files: await ctx.db.$count(
        evidenceItem,
        and(inArray(evidenceItem.clusterId, members), eq(evidenceItem.kind, 'file')),
      ),
      isCut: rows.length > MAX_REPORTS,
    },
  };
}

/** Words of each report's files, in the order in which they were handed in. */
async function loadFiles(ctx: Ctx, reportIds: readonly string[]): Promise<Map<string, ReadFile[]>> {
  const rows = await ctx.db
    .select({
      reportId: evidenceItem.reportId,
      author: evidenceItem.author,
      text: sql<string>`left(${evidenceReading.text}, ${MAX_CHARS})`,
    })
    .from(evidenceItem)
    .innerJoin(evidenceReading, eq(evidenceReading.evidenceId, evidenceItem.id))
    .where(and(inArray(evidenceItem.reportId, [...reportIds]), isNotNull(evidenceReading.text)))
    .orderBy(evidenceItem.createdAt, evidenceItem.id);
  const files = new Map<string, ReadFile[]>();
  for (const { reportId, text, author } of rows) {
    if (reportId === null) continue;
    const known = files.get(reportId) ?? [];
    if (known.length < MAX_FILES) files.set(reportId, [...known, { text, author }]);
  }
  return files;
}

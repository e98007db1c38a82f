import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { CONSENTS } from '@fap/shared/reports/consents.ts';
import { reportTopic } from '@fap/shared/reports/events.ts';
import type { OwnReport, OwnReportSummary, ReportVersion } from '@fap/shared/reports/own-contract.ts';
import { type PathEvent, stagesOf } from '@fap/shared/reports/report-path.ts';
import { receiptNumber, wordsFingerprint } from '@fap/shared/reports/report-words.ts';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { cluster } from '../../../db/schema/clusters.ts';
import { evidenceItem } from '../../../db/schema/evidence.ts';
import { report, reportVersion } from '../../../db/schema/reports.ts';
import { cutPage, olderThan } from '../../../platform/postgres/keyset.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { getLatestSeq } from '../../../platform/write/topic-log.ts';
import { type AnchoredRow, selectEvidenceItems, withAnchor } from '../../evidence/index.ts';
import { conversationForReporter } from '../messages/list-messages.ts';
import { careOf, type ReportRow, wordsOf } from '../words-of.ts';
import { isGiven } from './change-consent.ts';
import { findHandover } from './find-handover.ts';
import { listPath, listUses } from './list-path.ts';
import { getOwnReport, isOwnReport } from './policy.ts';

/** A page of one's own reports, newest first. */
export async function listOwnReports(
  ctx: Ctx,
  { limit, cursor }: PageRequest,
): Promise<{ reports: OwnReportSummary[]; nextCursor: string | null }> {
  const found = await ctx.db
    .select()
    .from(report)
    .where(and(isOwnReport(ctx).scope, olderThan(cursor, report.createdAt, report.id)))
    .orderBy(desc(report.createdAt), desc(report.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ createdAt, id }) => [createdAt, id]);
  return { reports: await summarise(ctx, rows), nextCursor };
}

/** One's own report with everything that belongs to it. Throws NOT_FOUND. */
export async function presentOwnReport(ctx: Ctx, id: string): Promise<OwnReport> {
  // Before the rows: what is committed between the two is news, and not missed.
  const seq = await getLatestSeq(ctx.db, reportTopic(id));
  const row = await getOwnReport(ctx, id);
  const [summary] = await summarise(ctx, [row]);
  if (!summary) throw new Error('a report came back without its summary');
  const path = await listPath(ctx, row);
  const items = await listItems(ctx, id);
  return {
    ...summary,
    versions: await listVersions(ctx, row, items),
    withdrawnReason: row.withdrawnReason,
    care: careOf(row),
    conversation: await conversationForReporter(ctx, row),
    evidence: items.filter(({ kind }) => kind === 'file').map(presentFile),
    consents: CONSENTS.map((consent) => ({
      consent,
      isGiven: isGiven(row, consent),
      since: sinceOf(path, consent) ?? summary.reportedAt,
    })),
    stages: stagesOf(path, await listUses(ctx, row), await findHandover(ctx, row.id)),
    path,
    seq,
  };
}

const sinceOf = (path: readonly PathEvent[], consent: string) =>
  path.findLast((event) => event.consent === consent)?.at;

async function summarise(ctx: Ctx, rows: readonly ReportRow[]): Promise<OwnReportSummary[]> {
  const ids = rows.map(({ id }) => id);
  const files = await ctx.db
    .select({ reportId: evidenceItem.reportId, files: count() })
    .from(evidenceItem)
    .where(and(inArray(evidenceItem.reportId, ids), eq(evidenceItem.kind, 'file')))
    .groupBy(evidenceItem.reportId);
  const clusters = await ctx.db
    .select({ id: cluster.id, name: cluster.name })
    .from(cluster)
    .where(
      inArray(
        cluster.id,
        rows.flatMap(({ clusterId }) => clusterId ?? []),
      ),
    );
  return rows.map((row) => ({
    id: row.id,
    receipt: receiptNumber(row.id),
    scamName: row.scamName,
    scamType: row.scamType,
    reportedAt: row.createdAt.toISOString(),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    version: row.version,
    cluster: clusters.find(({ id }) => id === row.clusterId) ?? null,
    files: files.find(({ reportId }) => reportId === row.id)?.files ?? 0,
  }));
}

async function listVersions(
  ctx: Ctx,
  row: ReportRow,
  items: readonly AnchoredRow[],
): Promise<ReportVersion[]> {
  const older = await ctx.db
    .select()
    .from(reportVersion)
    .where(eq(reportVersion.reportId, row.id))
    .orderBy(desc(reportVersion.version));
  const current = { version: row.version, words: wordsOf(row), writtenAt: row.correctedAt ?? row.createdAt };
  return [current, ...older].map(({ version, words, writtenAt }) => ({
    version,
    at: writtenAt.toISOString(),
    sha256: wordsFingerprint(words),
    words,
    statement: statementOf(items, version),
  }));
}

function statementOf(items: readonly AnchoredRow[], version: number): ReportVersion['statement'] {
  const item = items.find(({ statementVersion }) => statementVersion === version);
  return item ? { id: item.id, sha256: item.sha256, anchor: item.anchor?.state ?? null } : null;
}

async function listItems(ctx: Ctx, reportId: string): Promise<AnchoredRow[]> {
  const rows = await selectEvidenceItems(ctx.db)
    .where(eq(evidenceItem.reportId, reportId))
    .orderBy(asc(evidenceItem.createdAt), asc(evidenceItem.id));
  return rows.map(withAnchor);
}

const presentFile = (item: AnchoredRow): OwnReport['evidence'][number] => ({
  id: item.id,
  fileName: item.fileName,
  sizeBytes: item.sizeBytes,
  sha256: item.sha256,
  receivedAt: item.createdAt.toISOString(),
  state: item.state,
  anchor: item.anchor?.state ?? null,
});

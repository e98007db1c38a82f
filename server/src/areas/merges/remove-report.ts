import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { MATCH_VERSION } from '@fap/shared/matching/match-score.ts';
import type { Submission } from '@fap/shared/reports/submission.ts';
import { and, eq } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { report } from '../../db/schema/reports.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../platform/write/transact.ts';
import { countVictims, lockMergesShared, lockPathToRoot } from '../clusters/index.ts';
import { lockEvidenceItemsOf, moveEvidenceItems, refuseNewStatements } from '../evidence/index.ts';
import { recordMentions } from '../indicators/index.ts';
import type { StoredMatch } from '../matching/index.ts';
import { foundCluster, moveReport, VICTIM_REPORT } from '../reports/index.ts';
import { mergeEvents } from './events.ts';
import { recordChange } from './record-change.ts';

export interface RemoveReportInput {
  reportId: string;
  reason: string;
}

/** It founded its cluster, so it has no match. */
const FOUNDER: StoredMatch = { version: MATCH_VERSION, joined: false, percent: null, sharedIdentifiers: [] };

/**
 * Removes a wrongly joined report from its cluster: with its files and mentions it founds a new one, and the pair is
 * recorded as split. Others' work stays in place; merging the new cluster undoes this. Throws NOT_FOUND, and CONFLICT for
 * the only report of a cluster.
 */
export async function removeReport(
  ctx: Ctx,
  { reportId, reason }: RemoveReportInput,
): Promise<{ clusterId: string }> {
  return transact(ctx, 'cluster.merge', async (tx) => {
    // Lock order: files before clusters, as in reading.
    const files = await lockEvidenceItemsOf(tx, reportId);
    const { row, way, reporterName } = await lockReport(tx, reportId);
    const [from] = way;
    await refuseNewStatements(tx, reportId, files);
    const founded = await foundCluster(tx, asSubmission(row, files), {
      provenance: VICTIM_REPORT,
      reporterId: row.reporterId,
      reporterName,
    });
    await moveReport(tx, reportId, { clusterId: founded.id, match: FOUNDER });
    await moveEvidenceItems(tx, files, { from: from.id, to: founded.id });
    const place = { report: { id: reportId, reporterId: row.reporterId }, clusterId: founded.id };
    // Mentions stay; only their place changes.
    await recordMentions(tx, [
      { ...place, kind: 'report', id: reportId },
      ...files.map((id) => ({ ...place, kind: 'exhibit' as const, id })),
    ]);
    await recordAudit(tx, {
      action: 'report.taken-out',
      entityType: 'report',
      entityId: reportId,
      clusterId: founded.id,
      custodyOf: [from.id],
      before: { clusterId: from.id, match: row.match },
      after: { clusterId: founded.id, reason },
    });
    await recordChange(tx, { kind: 'split', own: founded, way, reason });
    await countVictims(tx, founded.id);
    emit(tx, mergeEvents.reportTakenOut, {
      reportId,
      clusterId: founded.id,
      fromClusterId: from.id,
      reporterId: row.reporterId,
      byId: tx.actor.accountId,
    });
    return { clusterId: founded.id };
  });
}

/**
 * The report with its cluster, locked with all it is merged into: of two concurrent removals of the last two reports the
 * later is refused, and no concurrent recount interferes.
 */
async function lockReport(tx: TxCtx, reportId: string) {
  await lockMergesShared(tx);
  const [place] = await tx.db
    .select({ clusterId: report.clusterId })
    .from(report)
    .where(eq(report.id, reportId));
  if (!place?.clusterId) throw new AppError('NOT_FOUND', { message: t`There is no such report` });
  const [from, ...further] = await lockPathToRoot(tx, place.clusterId);
  const [found] = await tx.db
    .select({ row: report, reporterName: account.displayName })
    .from(report)
    .innerJoin(account, eq(account.id, report.reporterId))
    .where(and(eq(report.id, reportId), eq(report.clusterId, place.clusterId)));
  if (!from || !found) throw new AppError('CONFLICT', { message: t`This report was taken out meanwhile` });
  if ((await tx.db.$count(report, eq(report.clusterId, from.id))) === 1) {
    const message = t`It is the only report of its cluster, which stands on its own already`;
    throw new AppError('CONFLICT', { message });
  }
  return { ...found, way: [from, ...further] as const };
}

const asSubmission = (row: typeof report.$inferSelect, evidenceIds: readonly string[]): Submission => ({
  scamName: row.scamName,
  scamType: row.scamType,
  description: row.description,
  contactMethod: row.contactMethod,
  dateOccurred: row.dateOccurred,
  amountInvolved: row.amountInvolved,
  scamPersonas: row.scamPersonas,
  evidence: row.evidenceText,
  evidenceAuthor: row.evidenceAuthor,
  consentVault: true,
  consentWords: row.consentWords,
  evidenceIds: [...evidenceIds],
});

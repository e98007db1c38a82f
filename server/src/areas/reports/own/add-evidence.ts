import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { MAX_REPORT_FILES } from '@fap/shared/reports/constants.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../../platform/write/transact.ts';
import {
  countFiles,
  linkEvidenceItems,
  lockFreeEvidenceItems,
  setClosedToAnalysts,
} from '../../evidence/index.ts';
import { recordMentions } from '../../indicators/index.ts';
import { reportEvents } from '../events.ts';
import { publishChange } from '../publish-change.ts';
import { lockOwnReport } from './lock-own-report.ts';

/**
 * Adds uploaded files to one's own report; those it has already are passed over, so that a retry changes nothing. Throws
 * NOT_FOUND, INVALID for a file that is not the reporter's, CONFLICT for a withdrawn report, for a file of another report, and
 * for more files than a report may have.
 */
export async function addEvidence(
  ctx: Ctx,
  { id, evidenceIds }: { id: string; evidenceIds: readonly string[] },
): Promise<void> {
  await transact(ctx, 'report.submit', async (tx) => {
    const { row, files, clusterId } = await lockOwnReport(tx, id, evidenceIds);
    if (row.withdrawnAt !== null)
      throw new AppError('CONFLICT', {
        message: t`This report is withdrawn. Restore it first, then add files.`,
      });
    const own = new Set(files);
    const added = await lockFreeEvidenceItems(
      tx,
      row.reporterId,
      evidenceIds.filter((file) => !own.has(file)),
    );
    if (evidenceIds.some((file) => !own.has(file) && !added.includes(file)))
      throw new AppError('CONFLICT', { message: t`One of these files belongs to another report already.` });
    if ((await countFiles(tx, id)) + added.length > MAX_REPORT_FILES)
      throw new AppError('CONFLICT', { message: t`A report can have ${MAX_REPORT_FILES} files.` });
    if (added.length === 0) return;
    await linkEvidenceItems(tx, added, { clusterId, reportId: id });
    if (!row.consentAnalysts) await setClosedToAnalysts(tx, added, true);
    const place = { report: { id, reporterId: row.reporterId }, clusterId };
    await recordMentions(
      tx,
      added.map((file) => ({ ...place, kind: 'exhibit' as const, id: file })),
    );
    await recordAudit(tx, {
      action: 'report.evidence-added',
      entityType: 'report',
      entityId: id,
      custodyOf: [clusterId],
      after: { files: added.length },
    });
    publishChange(tx, id, 'evidence-added');
    emit(tx, reportEvents.evidenceAdded, { reportId: id, clusterId, reporterId: row.reporterId });
  });
}

import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { report } from '../../../db/schema/reports.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../../platform/write/transact.ts';
import { countVictims } from '../../clusters/index.ts';
import { returnEvidenceItems } from '../../evidence/index.ts';
import { recordMentions } from '../../indicators/index.ts';
import { replaceFeatures } from '../change-report.ts';
import { reportEvents } from '../events.ts';
import { lockSharedIndicators } from '../lock-shared-indicators.ts';
import { publishChange } from '../publish-change.ts';
import { findFounder, rewordFromFounder } from '../reword-clusters.ts';
import { isFounder, wordsOf } from '../words-of.ts';
import { extractOwn } from './extract-own.ts';
import { lockOwnReport } from './lock-own-report.ts';
import { getOwnReport } from './policy.ts';

/**
 * Puts one's own withdrawn report back into the cluster it left, with its files. It is not matched again: a reporter who
 * withdraws and restores must not choose a cluster that way, nor earn a second reward. Throws NOT_FOUND, and CONFLICT for
 * one that is not withdrawn.
 */
export async function restoreReport(ctx: Ctx, id: string): Promise<void> {
  const before = await getOwnReport(ctx, id);
  if (before.withdrawnAt === null)
    throw new AppError('CONFLICT', { message: t`This report is not withdrawn` });
  const features = await extractOwn(ctx, wordsOf(before), before.reporterId);
  await transact(ctx, 'report.submit', async (tx) => {
    await lockSharedIndicators(tx, features.indicators);
    const { row, files, clusterId } = await lockOwnReport(tx, id);
    if (row.withdrawnAt === null || row.version !== before.version)
      throw new AppError('CONFLICT', { message: t`This report is not withdrawn any more` });
    await tx.db
      .update(report)
      .set({ clusterId, withdrawnFrom: null, withdrawnAt: null, withdrawnReason: '' })
      .where(eq(report.id, id));
    await replaceFeatures(tx, id, features);
    const named = await returnEvidenceItems(tx, files, clusterId);
    if ((await findFounder(tx, clusterId))?.row.id === id) await rewordFromFounder(tx, clusterId);
    await countVictims(tx, clusterId);
    const place = { report: { id, reporterId: row.reporterId }, clusterId };
    await recordMentions(tx, [
      { ...place, kind: 'report', id, indicators: features.indicators },
      ...named.map((file) => ({ ...place, kind: 'exhibit' as const, ...file })),
    ]);
    await recordAudit(tx, {
      action: 'report.restored',
      entityType: 'report',
      entityId: id,
      custodyOf: [clusterId],
    });
    publishChange(tx, id, 'restored');
    const { reporterId } = row;
    emit(tx, reportEvents.restored, { reportId: id, clusterId, reporterId, isFounder: isFounder(row) });
  });
}

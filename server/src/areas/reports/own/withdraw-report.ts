import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { report } from '../../../db/schema/reports.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../../platform/write/transact.ts';
import { countVictims } from '../../clusters/index.ts';
import { withholdEvidenceItems } from '../../evidence/index.ts';
import { recordMentions } from '../../indicators/index.ts';
import { saveSketches } from '../../matching/index.ts';
import { reportEvents } from '../events.ts';
import { publishChange } from '../publish-change.ts';
import { findFounder, rewordFromFounder } from '../reword-clusters.ts';
import { isFounder } from '../words-of.ts';
import { lockOwnReport } from './lock-own-report.ts';

/**
 * Withdraws one's own report: it leaves its cluster with its files, stops counting there, is found by no comparison, and
 * only its reporter can read it. Everything derived from it follows in the same transaction or is computed again. Throws
 * NOT_FOUND, and CONFLICT for one that is withdrawn.
 */
export async function withdrawReport(
  ctx: Ctx,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await transact(ctx, 'report.submit', async (tx) => {
    const { row, files, clusterId } = await lockOwnReport(tx, id);
    if (row.withdrawnAt !== null)
      throw new AppError('CONFLICT', { message: t`This report is withdrawn already` });
    const isFirst = (await findFounder(tx, clusterId))?.row.id === id;
    await tx.db
      .update(report)
      .set({
        clusterId: null,
        withdrawnFrom: clusterId,
        withdrawnAt: tx.clock.now(),
        withdrawnReason: reason,
        // What it is compared by is extracted anew if it comes back.
        traits: null,
        featuresVersion: 0,
      })
      .where(eq(report.id, id));
    await saveSketches(tx, id, []);
    await withholdEvidenceItems(tx, files, clusterId);
    if (isFirst) await rewordFromFounder(tx, clusterId);
    await countVictims(tx, clusterId);
    await recordMentions(tx, [
      { kind: 'report', id, clusterId: null, indicators: [] },
      ...files.map((file) => ({ kind: 'exhibit' as const, id: file, clusterId: null, indicators: [] })),
    ]);
    await recordAudit(tx, {
      action: 'report.withdrawn',
      entityType: 'report',
      entityId: id,
      custodyOf: [clusterId],
    });
    publishChange(tx, id, 'withdrawn');
    const { reporterId } = row;
    emit(tx, reportEvents.withdrawn, { reportId: id, clusterId, reporterId, isFounder: isFounder(row) });
  });
}

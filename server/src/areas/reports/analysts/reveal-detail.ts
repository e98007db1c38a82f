import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { AnalystView } from '@fap/shared/reports/analyst-contract.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { emit, transact } from '../../../platform/write/transact.ts';
import { reportEvents } from '../events.ts';
import { getReportForAnalysts } from '../get-report-for-analysts.ts';
import { listRevealedDetails, recordRevealed } from './record-look.ts';
import { viewReport } from './view-report.ts';

export interface Reveal {
  id: string;
  detail: string;
  reason: string;
}

/**
 * Shows one hidden detail of a report to an analyst from now on; the reporter reads which kind it was, and the reason. Throws
 * NOT_FOUND for an unknown detail, FORBIDDEN where the reporter does not let analysts read.
 */
export async function revealDetail(ctx: Ctx, { id, ...reveal }: Reveal): Promise<AnalystView> {
  const { hidden, told } = await viewReport(ctx, id);
  const row = await getReportForAnalysts(ctx, id);
  if (told === null || !row.consentAnalysts)
    throw new AppError('FORBIDDEN', {
      message: t`The person who reported this does not share it with analysts`,
    });
  if (!hidden.includes(reveal.detail)) {
    // Race: revealed meanwhile in another window.
    if ((await listRevealedDetails(ctx, row)).includes(reveal.detail)) return viewReport(ctx, id);
    throw new AppError('NOT_FOUND', { message: t`This report hides no such detail` });
  }
  await transact(ctx, 'case.read-original', async (tx) => {
    await recordRevealed(tx, row, reveal);
    const { reporterId, clusterId } = row;
    emit(tx, reportEvents.revealed, { reportId: id, clusterId, reporterId, byId: actingAccount(tx) });
  });
  return viewReport(ctx, id);
}

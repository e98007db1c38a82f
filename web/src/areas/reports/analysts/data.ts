import { type AnalystView, analystReportsContract } from '@fap/shared/reports/analyst-contract.ts';
import { api } from '../../../platform/api-client.ts';
import { type ReadState, read } from '../../../platform/read.ts';
import { useLiveReport } from '../use-live-report.ts';

const analystReport = read(analystReportsContract.view, { isFreshOnVisit: true });

/** A report as analysts read it; loaded again when its reporter decides something about it. */
export const useAnalystReport = (id: string): ReadState<AnalystView> => useLiveReport(analystReport, id);

/** Has one hidden detail shown. */
export async function revealDetail(id: string, detail: string, reason: string): Promise<void> {
  const view = await api(analystReportsContract.reveal, { params: { id }, body: { detail, reason } });
  analystReport.patch(() => view, { params: { id } });
}

/** Asks the reporter something. */
export async function ask(id: string, words: string): Promise<void> {
  const conversation = await api(analystReportsContract.send, { params: { id }, body: { words } });
  analystReport.patch((view) => view && { ...view, conversation }, { params: { id } });
}

import { type AnalystView, analystReportsContract } from '@fap/shared/reports/analyst-contract.ts';
import { reportFacts, reportTopic } from '@fap/shared/reports/events.ts';
import { api } from '../../../platform/api-client.ts';
import { type ReadState, read, useRead } from '../../../platform/read.ts';
import { useTopic } from '../../../platform/use-topic.ts';

const analystReport = read(analystReportsContract.view, { isFreshOnVisit: true });

/** Several steps of one decision are one reload. */
const GATHER_MS = 200;

/** A report as analysts read it; loaded again when its reporter decides something about it. */
export function useAnalystReport(id: string): ReadState<AnalystView> {
  const state = useRead(analystReport, { params: { id } });
  const refetch = () => void analystReport.refresh({ params: { id } });
  useTopic(reportTopic(id), reportFacts, {
    isOn: state.data !== undefined,
    after: state.data?.seq,
    gatherMs: GATHER_MS,
    onGathered: refetch,
    onTruncated: refetch,
  });
  return state;
}

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

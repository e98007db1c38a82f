import { analystReportsContract } from '@fap/shared/reports/analyst-contract.ts';
import type { Consent } from '@fap/shared/reports/consents.ts';
import { type OwnReport, ownReportsContract } from '@fap/shared/reports/own-contract.ts';
import type { ReportWords } from '@fap/shared/reports/report-words.ts';
import { api } from '../../../platform/api-client.ts';
import { pages } from '../../../platform/pages.ts';
import { type ReadState, read } from '../../../platform/read.ts';
import { useLiveReport } from '../use-live-report.ts';

/** One's own reports, newest first. */
export const ownReports = pages(ownReportsContract.list, {
  itemsOf: ({ reports }) => reports,
  idOf: ({ id }) => id,
});

const ownReport = read(ownReportsContract.get, { isFreshOnVisit: true });

/** One's own report, reloaded when something happens to it. */
export const useOwnReport = (id: string): ReadState<OwnReport> => useLiveReport(ownReport, id);

/** Replaces the words by a new version. */
export async function correctReport(id: string, version: number, words: ReportWords): Promise<void> {
  show(await api(ownReportsContract.correct, { params: { id }, body: { ...words, version } }));
}

/** Adds uploaded files to a report. */
export async function addEvidence(id: string, evidenceIds: readonly string[]): Promise<void> {
  show(
    await api(ownReportsContract.addEvidence, { params: { id }, body: { evidenceIds: [...evidenceIds] } }),
  );
}

/** Takes a report out of its cluster. */
export async function withdrawReport(id: string, reason: string): Promise<void> {
  show(await api(ownReportsContract.withdraw, { params: { id }, body: { reason } }));
}

/** Puts a withdrawn report back. */
export async function restoreReport(id: string): Promise<void> {
  show(await api(ownReportsContract.restore, { params: { id } }));
}

/** Gives or revokes one consent. */
export async function changeConsent(id: string, consent: Consent, isGiven: boolean): Promise<void> {
  show(await api(ownReportsContract.consent, { params: { id }, body: { consent, isGiven } }));
}

/** Answers in the conversation of one's own report. */
export async function answer(id: string, words: string): Promise<void> {
  const conversation = await api(analystReportsContract.send, { params: { id }, body: { words } });
  ownReport.patch((report) => report && { ...report, conversation }, { params: { id } });
}

const show = (report: OwnReport): void => ownReport.patch(() => report, { params: { id: report.id } });

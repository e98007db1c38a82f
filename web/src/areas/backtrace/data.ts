import { backtraceContract } from '@fap/shared/backtrace/contract.ts';
import type { EntryAnalysis, EntryResponse } from '@fap/shared/backtrace/entities.ts';
import type { EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { api } from '../../platform/api-client.ts';
import { read } from '../../platform/read.ts';

export type EntryQuestion = EndpointResponse<typeof backtraceContract.questions>[number];

/** The questions in order. */
export const entryQuestions = read(backtraceContract.questions);
/** How people came into a cluster. */
export const entryFunnel = read(backtraceContract.funnel);
/** The current user's kept entry path for a cluster. */
export const ownEntryPath = read(backtraceContract.ownPath);

export interface EntryAnswers {
  clusterId: string;
  responses: EntryResponse[];
}

/** Analyses answers; the server stores nothing. */
export function processResponses(answers: EntryAnswers): Promise<EntryAnalysis> {
  return api(backtraceContract.process, { body: answers });
}

/** Stores the entry path; call it only with the user's consent. */
export async function captureEntryPath(answers: EntryAnswers): Promise<void> {
  await api(backtraceContract.capture, { body: { ...answers, consent: true } });
  refreshPaths(answers.clusterId);
}

/** Withdraws the consent, which deletes the stored path. */
export async function revokeEntryPath(clusterId: string): Promise<void> {
  await api(backtraceContract.revoke, { params: { clusterId } });
  refreshPaths(clusterId);
}

function refreshPaths(clusterId: string): void {
  void ownEntryPath.refresh({ params: { clusterId } });
  void entryFunnel.refresh({ params: { clusterId } });
}

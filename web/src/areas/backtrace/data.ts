import { backtraceContract } from '@fap/shared/backtrace/contract.ts';
import type { EntryAnalysis, EntryResponse } from '@fap/shared/backtrace/entities.ts';
import type { EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { api } from '../../platform/api-client.ts';
import { read } from '../../platform/read.ts';

export type EntryQuestion = EndpointResponse<typeof backtraceContract.questions>[number];

/** The questions in their order. */
export const entryQuestions = read(backtraceContract.questions);
/** How people came into a cluster. */
export const entryFunnel = read(backtraceContract.funnel);
/** The way in that whoever is signed in keeps for a cluster. */
export const ownEntryPath = read(backtraceContract.ownPath);

export interface EntryAnswers {
  clusterId: string;
  responses: EntryResponse[];
}

/** Has answers judged; nothing is kept. */
export function processResponses(answers: EntryAnswers): Promise<EntryAnalysis> {
  return api(backtraceContract.process, { body: answers });
}

/** Keeps the way in, with the consent of whoever answered. */
export async function captureEntryPath(answers: EntryAnswers): Promise<void> {
  await api(backtraceContract.capture, { body: { ...answers, consent: true } });
  readAgain(answers.clusterId);
}

/** Takes the consent back. */
export async function revokeEntryPath(clusterId: string): Promise<void> {
  await api(backtraceContract.revoke, { params: { clusterId } });
  readAgain(clusterId);
}

function readAgain(clusterId: string): void {
  void ownEntryPath.refresh({ params: { clusterId } });
  void entryFunnel.refresh({ params: { clusterId } });
}

import { type CaseChange, casesContract, type NewCase } from '@fap/shared/cases/contract.ts';
import type { CaseDetails } from '@fap/shared/cases/entities.ts';
import type { EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { api } from '../../platform/api-client.ts';
import { pages } from '../../platform/pages.ts';
import { read } from '../../platform/read.ts';

/** Cases that match, newest first. */
export const casePages = pages(casesContract.recentCases, {
  itemsOf: (cases) => cases,
  idOf: ({ id }) => id,
  sizes: { first: 30, further: 100 },
});

/** One case. */
export const caseRead = read(casesContract.case, { isFreshOnVisit: true });

/** Whom a case can be given to. */
export const caseAssignees = read(casesContract.assignees);

/** What happened to a case, newest first. */
export const caseSteps = pages(casesContract.timeline, {
  itemsOf: (steps) => steps,
  idOf: ({ seq }) => seq,
  sizes: { first: 20, further: 100 },
});

export type MadeReport = EndpointResponse<typeof casesContract.forensicReport>;

/** Opens a case. */
export async function openCase(body: NewCase): Promise<CaseDetails> {
  const made = await api(casesContract.createCase, { body });
  void casePages.refresh({ query: {} });
  return made;
}

/** Changes fields of a case. */
export const changeCase = (id: string, body: CaseChange) =>
  show(id, api(casesContract.changeCase, { params: { id }, body }));

/** Adds a task. */
export const addTask = (id: string, text: string) =>
  show(id, api(casesContract.addTask, { params: { id }, body: { text } }));

/** Marks a task as done, or opens it again. */
export const changeTask = (id: string, taskId: string, isDone: boolean) =>
  show(id, api(casesContract.changeTask, { params: { id, taskId }, body: { isDone } }));

/** Deletes a task. */
export const deleteTask = (id: string, taskId: string) =>
  show(id, api(casesContract.deleteTask, { params: { id, taskId } }));

/** Signs a case off. */
export const signOff = (id: string, note: string) =>
  show(id, api(casesContract.signOff, { params: { id }, body: { note } }));

/** Makes the forensic report of a case. */
export async function makeReport(id: string): Promise<MadeReport> {
  const made = await api(casesContract.forensicReport, { params: { id } });
  void caseSteps.refresh({ params: { id } });
  return made;
}

/** Refetches a case and its timeline. */
export function refreshCase(id: string): void {
  void caseRead.refresh({ params: { id } });
  void caseSteps.refresh({ params: { id } });
}

async function show(id: string, answer: Promise<CaseDetails>): Promise<void> {
  const details = await answer;
  caseRead.patch(() => details, { params: { id } });
  void caseSteps.refresh({ params: { id } });
}

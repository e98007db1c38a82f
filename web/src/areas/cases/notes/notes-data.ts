import { caseNotesContract } from '@fap/shared/cases/notes-contract.ts';
import { api } from '../../../platform/api-client.ts';
import { pages } from '../../../platform/pages.ts';
import { read } from '../../../platform/read.ts';
import { refreshCase } from '../data.ts';

/** Who changed the notes of a case when, newest first. */
export const notesHistory = pages(caseNotesContract.notesHistory, {
  itemsOf: ({ moments }) => moments,
  idOf: ({ updateId }) => updateId,
  next: { parameter: 'before', of: ({ next }) => next },
});

/** The notes of a case at one moment, which never changes. */
export const notesVersion = read(caseNotesContract.notesVersion);

/** Makes the notes of a case what they were, as a new change. */
export async function restoreNotes(id: string, updateId: number): Promise<void> {
  await api(caseNotesContract.restoreNotes, { params: { id, updateId: String(updateId) } });
  void notesHistory.refresh({ params: { id }, query: {} });
  refreshCase(id);
}

import type { Evidence } from '@fap/shared/evidence/reading-contract.ts';
import { readingContract } from '@fap/shared/evidence/reading-contract.ts';
import { type PagesState, pages, usePages } from '../../../platform/pages.ts';
import { useFinishedReadings } from '../use-finished-readings.ts';

const evidencePages = pages(readingContract.list, {
  itemsOf: ({ evidence }) => evidence,
  idOf: ({ id }) => id,
});

/** A case's evidence items, or the user's own without a case; newest first, refetched when one has been read. */
export function useEvidenceList(caseId: string | undefined): PagesState<Evidence> {
  const list = usePages(evidencePages, { query: caseId === undefined ? {} : { caseId } });
  useFinishedReadings(list.items ?? [], list.refetch);
  return list;
}

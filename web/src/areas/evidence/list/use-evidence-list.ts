import type { Evidence } from '@fap/shared/evidence/reading-contract.ts';
import { readingContract } from '@fap/shared/evidence/reading-contract.ts';
import { type PagesState, pages, usePages } from '../../../platform/pages.ts';
import { usePolling } from '../../../platform/use-polling.ts';

/** How often the list is asked for while something in it is being read, in milliseconds. */
const POLL_MS = 4_000;

const evidencePages = pages(readingContract.list, {
  itemsOf: ({ evidence }) => evidence,
  idOf: ({ id }) => id,
});

/** One's own exhibits, or a case's, newest first; kept fresh while one of them is being read. */
export function useEvidenceList(caseId: string | undefined): PagesState<Evidence> {
  const list = usePages(evidencePages, { query: caseId === undefined ? {} : { caseId } });
  usePolling(list.items?.some(({ state }) => state === 'reading') ?? false, POLL_MS, list.refetch);
  return list;
}

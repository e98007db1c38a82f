import type { Evidence } from '@fap/shared/evidence/reading-contract.ts';
import { readingContract } from '@fap/shared/evidence/reading-contract.ts';
import { type PagesState, pages, usePages } from '../../../platform/pages.ts';
import { useReadingNews } from '../use-reading-news.ts';

const evidencePages = pages(readingContract.list, {
  itemsOf: ({ evidence }) => evidence,
  idOf: ({ id }) => id,
});

/** One's own exhibits, or a case's, newest first; read again when one of them has been read. */
export function useEvidenceList(caseId: string | undefined): PagesState<Evidence> {
  const list = usePages(evidencePages, { query: caseId === undefined ? {} : { caseId } });
  useReadingNews(list.items ?? [], list.refetch);
  return list;
}

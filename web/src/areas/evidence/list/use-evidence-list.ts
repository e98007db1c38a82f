import { type Evidence, readingContract } from '@fap/shared/evidence/reading-contract.ts';
import { useEffect } from 'react';
import { api } from '../../../platform/api-client.ts';
import { resource, useResource } from '../../../platform/resource.ts';
import { type CursorPages, useCursorPages } from '../../../platform/use-cursor-pages.ts';
import { usePolling } from '../../../platform/use-polling.ts';

/** How often the list is asked for while something in it is being read, in milliseconds. */
const POLL_MS = 4_000;

const evidenceList = resource(readingContract.list);

export interface EvidenceListState extends CursorPages<Evidence> {
  refresh: () => void;
}

/** One's own exhibits, or a case's, newest first; kept fresh while one of them is being read. */
export function useEvidenceList(caseId: string | undefined): EvidenceListState {
  const query = caseId === undefined ? {} : { caseId };
  const pages = useCursorPages(
    useResource(evidenceList, { query }),
    ({ evidence, nextCursor }) => ({ items: evidence, nextCursor }),
    (cursor) => api(readingContract.list, { query: { ...query, cursor } }),
  );
  const refresh = () => void evidenceList.refresh({ query });
  useEffect(() => {
    void evidenceList.refresh({ query: caseId === undefined ? {} : { caseId } });
  }, [caseId]);
  usePolling(pages.items?.some(({ state }) => state === 'reading') ?? false, POLL_MS, refresh);
  return { ...pages, refresh };
}

import { clustersContract } from '@fap/shared/clusters/contract.ts';
import type { ClusterSummary } from '@fap/shared/clusters/entities.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { api, apiPage } from '../../../platform/api-client.ts';

/** As many as somebody looks through in a list; words lead to the others. */
const SHOWN = '200';
const FRESH_MS = 30_000;

/** The clusters somebody may choose from, found by the server. */
export interface ClusterChoices {
  /** Newest activity first, the chosen one among them; undefined until they are there. */
  clusters: readonly ClusterSummary[] | undefined;
  /** There are more than are shown: a field to search in belongs beside the list. */
  isSearchable: boolean;
  words: string;
  search: (words: string) => void;
  /** No cluster fits the words. */
  isNothingFound: boolean;
  isError: boolean;
  retry: () => void;
}

/** Clusters to choose from: the newest ones, or those that words fit; the chosen one stays among them. */
export function useClusterChoices(chosen: string): ClusterChoices {
  const [words, search] = useState('');
  const q = useDeferredValue(words.trim()).slice(0, 200);
  const found = useQuery({
    queryKey: ['cluster-choices', q],
    queryFn: ({ signal }) =>
      apiPage<readonly ClusterSummary[]>(
        clustersContract.list,
        { query: { limit: SHOWN, ...(q ? { q } : {}) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    refetchOnMount: true,
  });
  const items = found.data?.answer;
  const isMissing = chosen !== '' && items !== undefined && !items.some(({ id }) => id === chosen);
  const other = useQuery({
    queryKey: ['cluster-choice', chosen],
    queryFn: ({ signal }) => api(clustersContract.list, { query: { q: chosen, limit: SHOWN } }, { signal }),
    enabled: isMissing,
    staleTime: FRESH_MS,
  }).data?.find(({ id }) => id === chosen);
  // The field must not vanish under the hands of somebody who empties it, before the whole list is there again.
  const isSearching = words !== '' || q !== '' || found.isPlaceholderData;
  return {
    clusters: isMissing && other ? [...items, other] : items,
    isSearchable: isSearching || (found.data?.total ?? 0) > Number(SHOWN),
    words,
    search,
    isNothingFound: words !== '' && items?.length === 0,
    isError: found.isError && !items,
    retry: () => void found.refetch(),
  };
}

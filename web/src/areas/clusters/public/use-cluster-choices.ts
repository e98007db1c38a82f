import { clustersContract } from '@fap/shared/clusters/contract.ts';
import type { ClusterSummary } from '@fap/shared/clusters/entities.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { api, apiPage } from '../../../platform/api-client.ts';

/** Most clusters in a list; others are found by searching. */
const SHOWN = '200';
const FRESH_MS = 30_000;

/** Clusters to choose from, searched by the server. */
export interface ClusterChoices {
  /** Newest activity first, including the chosen one; undefined while loading. */
  clusters: readonly ClusterSummary[] | undefined;
  /** There are more clusters than shown, so the list needs a search field. */
  isSearchable: boolean;
  words: string;
  search: (words: string) => void;
  /** No cluster matches the words. */
  isNothingFound: boolean;
  isError: boolean;
  retry: () => void;
}

/** Clusters to choose from: the newest, or those that match the words; always with the chosen one. */
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
  // Keeps the search field while a user clears it and the whole list is still loading.
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

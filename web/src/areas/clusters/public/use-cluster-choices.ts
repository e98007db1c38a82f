import { clustersContract } from '@fap/shared/clusters/contract.ts';
import type { ClusterSummary } from '@fap/shared/clusters/entities.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { api } from '../../../platform/api-client.ts';

/** Nobody reads more of what matches; one more word narrows it down. */
const SHOWN = '20';
/** Without words the list is there to look through, as a select would be. */
const SHOWN_OF_ALL = '200';
const FRESH_MS = 30_000;

/** Clusters to choose from, searched by the server. */
export interface ClusterChoices {
  /** Those that match the words, newest activity first; undefined while loading. */
  found: readonly ClusterSummary[] | undefined;
  /** The chosen cluster; undefined while loading, and when there is none of this id. */
  chosen: ClusterSummary | undefined;
  words: string;
  search: (words: string) => void;
  isError: boolean;
  retry: () => void;
}

/** Clusters to choose from: the newest, or those that match the words; and the chosen one. */
export function useClusterChoices(chosen: string): ClusterChoices {
  const [words, search] = useState('');
  const q = useDeferredValue(words.trim()).slice(0, 200);
  const found = useQuery({
    queryKey: ['cluster-choices', q],
    queryFn: ({ signal }) =>
      api(clustersContract.list, { query: q ? { limit: SHOWN, q } : { limit: SHOWN_OF_ALL } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    refetchOnMount: true,
  });
  const listed = found.data?.find(({ id }) => id === chosen);
  const other = useQuery({
    queryKey: ['cluster-choice', chosen],
    queryFn: ({ signal }) => api(clustersContract.list, { query: { q: chosen, limit: SHOWN } }, { signal }),
    enabled: chosen !== '' && found.data !== undefined && !listed,
    staleTime: FRESH_MS,
  }).data?.find(({ id }) => id === chosen);
  return {
    found: found.data,
    chosen: listed ?? other,
    words,
    search,
    isError: found.isError && !found.data,
    retry: () => void found.refetch(),
  };
}

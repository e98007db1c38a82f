import { clustersContract } from '@fap/shared/clusters/contract.ts';
import type { ClusterSummary } from '@fap/shared/clusters/entities.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { api } from '../../../platform/api-client.ts';

/** More nobody looks through: another letter leads further. */
const SUGGESTED = '20';
const FRESH_MS = 30_000;

/** The clusters that words fit, as the server finds them; undefined until they are there. */
export function useFoundClusters(words: string): readonly ClusterSummary[] | undefined {
  const q = useDeferredValue(words.trim()).slice(0, 200);
  return useQuery({
    queryKey: ['found-clusters', q],
    queryFn: ({ signal }) =>
      api(clustersContract.list, { query: { limit: SUGGESTED, ...(q ? { q } : {}) } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    refetchOnMount: true,
  }).data;
}

export interface ClusterSuggestionsProps {
  id: string;
  clusters: readonly ClusterSummary[] | undefined;
}

/** Suggestions of a field for a cluster's id: the ids, with the names beside them. */
export function ClusterSuggestions({ id, clusters }: ClusterSuggestionsProps) {
  return (
    <datalist id={id}>
      {clusters?.map((cluster) => (
        <option key={cluster.id} value={cluster.id}>
          {cluster.name}
        </option>
      ))}
    </datalist>
  );
}

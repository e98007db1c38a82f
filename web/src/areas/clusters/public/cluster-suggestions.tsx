import { clustersContract } from '@fap/shared/clusters/contract.ts';
import type { ClusterSummary } from '@fap/shared/clusters/entities.ts';
import { useDeferredValue } from 'react';
import { pages, usePages } from '../../../platform/pages.ts';

const foundClusters = pages(clustersContract.list, {
  itemsOf: (clusters) => clusters,
  idOf: ({ id }) => id,
  // More nobody looks through: another letter leads further.
  sizes: { first: 20, further: 20 },
});

/** The clusters that words fit, as the server finds them; undefined until they are there. */
export function useFoundClusters(words: string): readonly ClusterSummary[] | undefined {
  const q = useDeferredValue(words.trim()).slice(0, 200);
  return usePages(foundClusters, { query: q ? { q } : {} }).items;
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

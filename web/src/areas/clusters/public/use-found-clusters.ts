import { clustersContract } from '@fap/shared/clusters/contract.ts';
import type { ClusterSummary } from '@fap/shared/clusters/entities.ts';
import { useDeferredValue } from 'react';
import { pages, usePages } from '../../../platform/pages.ts';

const foundClusters = pages(clustersContract.list, {
  itemsOf: (clusters) => clusters,
  idOf: ({ id }) => id,
  // Nobody reads more suggestions; typing narrows them down.
  sizes: { first: 20, further: 20 },
});

/** The clusters that match the words, searched by the server; undefined while loading. */
export function useFoundClusters(words: string): readonly ClusterSummary[] | undefined {
  const q = useDeferredValue(words.trim()).slice(0, 200);
  return usePages(foundClusters, { query: q ? { q } : {} }).items;
}

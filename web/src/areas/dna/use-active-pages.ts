import { clustersContract } from '@fap/shared/clusters/contract.ts';
import type { ActiveCluster } from '@fap/shared/clusters/entities.ts';
import { type PagesState, pages, usePages } from '../../platform/pages.ts';
import { useClusterChanges } from '../clusters/public/use-cluster-changes.ts';

const activePages = pages(clustersContract.active, {
  itemsOf: (clusters) => clusters,
  idOf: ({ id }) => id,
  sizes: { first: 60, further: 60 },
});

/** The active clusters that match the words, newest activity first, kept up to date live. */
export function useActivePages(words: string): PagesState<ActiveCluster> {
  const q = words.trim().slice(0, 200);
  const list = usePages(activePages, { query: q ? { q } : {} });
  useClusterChanges(list.refetch);
  return list;
}

import { clustersContract } from '@fap/shared/clusters/contract.ts';
import type { ClusterSummary } from '@fap/shared/clusters/entities.ts';
import type { EndpointRequest, EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { type PagesState, pages, usePages } from '../../../platform/pages.ts';
import { useClusterChanges } from './use-cluster-changes.ts';

export type ClusterQuery = NonNullable<EndpointRequest<typeof clustersContract.counts>['query']>;
export type ClusterCounts = EndpointResponse<typeof clustersContract.counts>;

/** All clusters that match a query. */
export const clusterPages = pages(clustersContract.list, {
  itemsOf: (clusters) => clusters,
  idOf: ({ id }) => id,
  // A small first page loads fast; large further pages need few requests.
  sizes: { first: 60, further: 300 },
  beside: clustersContract.counts,
});

/** Clusters page by page; `beside` has the counts of all clusters, loaded or not. */
export type ClusterPages = PagesState<ClusterSummary, unknown, ClusterCounts>;

/** The clusters that match a query, newest activity first and kept current, with counts of all of them. */
export function useClusterPages(query: ClusterQuery): ClusterPages {
  const list = usePages(clusterPages, { query });
  useClusterChanges(list.refetch);
  return list;
}

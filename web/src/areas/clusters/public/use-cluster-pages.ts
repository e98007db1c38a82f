import { clustersContract } from '@fap/shared/clusters/contract.ts';
import type { ClusterSummary } from '@fap/shared/clusters/entities.ts';
import type { EndpointRequest, EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { api, apiPage, urlOf } from '../../../platform/api-client.ts';
import { type LivePages, useLivePages } from '../../../platform/use-live-pages.ts';
import { useClusterNews } from './use-cluster-news.ts';

export type ClusterQuery = NonNullable<EndpointRequest<typeof clustersContract.counts>['query']>;
export type ClusterCounts = EndpointResponse<typeof clustersContract.counts>;

/** A first page is there soon; who scrolls on asks seldom. */
const FIRST_PAGE = '60';
const FURTHER_PAGE = '300';

export interface ClusterPages extends Omit<LivePages<unknown>, 'answers'> {
  /** Undefined until they are there. */
  clusters: readonly ClusterSummary[] | undefined;
  /** Of all clusters, not of those that were read. */
  counts: ClusterCounts | undefined;
}

/** The clusters that fit, newest activity first, as they are now, and figures of all of them. */
export function useClusterPages(query: ClusterQuery): ClusterPages {
  const { answers, ...pages } = useLivePages({
    address: urlOf(clustersContract.list, { query: { ...query } }),
    load: async (cursor, options) => {
      if (cursor)
        return {
          ...(await apiPage(
            clustersContract.list,
            { query: { ...query, limit: FURTHER_PAGE, cursor } },
            options,
          )),
          counts: null,
        };
      const [page, counts] = await Promise.all([
        apiPage(clustersContract.list, { query: { ...query, limit: FIRST_PAGE } }, options),
        api(clustersContract.counts, { query }, options),
      ]);
      return { ...page, counts };
    },
  });
  useClusterNews(pages.refresh);
  return {
    ...pages,
    clusters: answers && withoutRepeats(answers),
    counts: answers?.[0]?.counts ?? undefined,
  };
}

/** What moved to the next page while the pages were read one after the other stands on both. */
function withoutRepeats(answers: readonly { items: readonly ClusterSummary[] }[]): ClusterSummary[] {
  return [...new Map(answers.flatMap(({ items }) => items.map((item) => [item.id, item]))).values()];
}

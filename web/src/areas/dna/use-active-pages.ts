import { clustersContract } from '@fap/shared/clusters/contract.ts';
import type { ActiveCluster } from '@fap/shared/clusters/entities.ts';
import { apiPage, urlOf } from '../../platform/api-client.ts';
import { type LivePages, useLivePages } from '../../platform/use-live-pages.ts';
import { useClusterNews } from '../clusters/public/use-cluster-news.ts';

const PAGE = '60';

export interface ActivePages extends Omit<LivePages<unknown>, 'answers'> {
  /** Undefined until they are there. */
  clusters: readonly ActiveCluster[] | undefined;
  /** How many fit, read or not. */
  total: number;
}

/** The active clusters that words fit, newest activity first, as they are now. */
export function useActivePages(words: string): ActivePages {
  const q = words.trim().slice(0, 200);
  const query = q ? { q } : {};
  const { answers, ...pages } = useLivePages({
    address: urlOf(clustersContract.active, { query }),
    load: (cursor, options) =>
      apiPage(
        clustersContract.active,
        { query: { ...query, limit: PAGE, ...(cursor ? { cursor } : {}) } },
        options,
      ),
  });
  useClusterNews(pages.refresh);
  // What moved to the next page while the pages were read one after the other stands on both.
  const byId = new Map(answers?.flatMap(({ items }) => items.map((item) => [item.id, item])));
  return {
    ...pages,
    clusters: answers && [...byId.values()],
    total: answers?.[0]?.total ?? byId.size,
  };
}

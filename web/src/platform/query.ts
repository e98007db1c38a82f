import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { queryClientAtom } from 'jotai-tanstack-query';
import { leaveIfSessionGone } from './session-gone.ts';
import { appStore } from './store.ts';

export { QueryClientProvider } from '@tanstack/react-query';

/** How long unused data stays in the cache, in milliseconds, so that going back is instant. */
export const KEPT_MS = 5 * 60_000;

/**
 * The cache of the server's answers. They never go stale: no retry, no refetch on focus, reconnect or mount
 * (specification, section 7). A 401 on any query or mutation leads to the sign-in page.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: leaveIfSessionGone }),
  mutationCache: new MutationCache({ onError: leaveIfSessionGone }),
  defaultOptions: {
    queries: {
      gcTime: KEPT_MS,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      retryOnMount: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchOnMount: false,
      refetchInterval: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

appStore.set(queryClientAtom, queryClient);

/** Reads that wait for the first answer of their query. */
const waiting = new WeakMap<object, Promise<void>>();

/**
 * Reads a query again wherever it is shown. While its first answer is on its way, the cache asks no second time, though that answer may be
 * older than what asks for another: then it asks when the answer is here.
 */
export function readAgain(queryKey: QueryKey): Promise<void> {
  const ask = () => queryClient.invalidateQueries({ queryKey });
  const query = queryClient.getQueryCache().find({ queryKey });
  if (!query || query.state.data !== undefined || query.state.fetchStatus === 'idle') return ask();
  const known = waiting.get(query);
  if (known) return known;
  const asked = query
    .fetch()
    .then(ask, ask)
    .finally(() => waiting.delete(query));
  waiting.set(query, asked);
  return asked;
}

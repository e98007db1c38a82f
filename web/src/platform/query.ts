import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
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

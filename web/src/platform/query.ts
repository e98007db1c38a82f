import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { queryClientAtom } from 'jotai-tanstack-query';
import { leaveIfSessionGone } from './session-gone.ts';
import { appStore } from './store.ts';

export { QueryClientProvider } from '@tanstack/react-query';

/** How long the answer of a read that nobody looks at any more is kept, in milliseconds: for who comes right back. */
export const KEPT_MS = 5 * 60_000;

/**
 * What the server said, kept until something says it changed: no retry, no refetch by focus, reconnect or mount
 * (specification, section 7). A 401 on any read or action leads to the sign-in page.
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

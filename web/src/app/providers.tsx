import type { ReactNode } from 'react';
import { QueryClientProvider, queryClient } from '../platform/query.ts';
import { appStore, StoreProvider } from '../platform/store.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Toasts } from './toasts.tsx';

/** Providers that every screen needs: store, cache and toasts; what throws outside a screen says so instead of leaving a blank page. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <StoreProvider store={appStore}>
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary location="">
          {children}
          <Toasts />
        </ErrorBoundary>
      </QueryClientProvider>
    </StoreProvider>
  );
}

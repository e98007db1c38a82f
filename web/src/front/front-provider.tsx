import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { QueryClientProvider, queryClient } from '../platform/query.ts';
import { appStore, StoreProvider } from '../platform/store.ts';

/** A page of its own: its links are ordinary ones, which load the next page, and it has no toasts or tooltips. */
export function FrontProvider({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Router hook={() => [path, followLink]} searchHook={() => ''}>
      <StoreProvider store={appStore}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </StoreProvider>
    </Router>
  );
}

const followLink = (to: string): void => window.location.assign(to);

import type { ReactNode } from 'react';
import { QueryClientProvider, queryClient } from '../platform/query.ts';
import { appStore, StoreProvider } from '../platform/store.ts';
import { ToastViewport } from '../ui/toast-viewport.tsx';
import { TooltipProvider } from '../ui/tooltip.tsx';

/** Providers that every screen needs: store, cache, toasts and tooltips. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <StoreProvider store={appStore}>
      <QueryClientProvider client={queryClient}>
        <TooltipProvider>
          <ToastViewport>{children}</ToastViewport>
        </TooltipProvider>
      </QueryClientProvider>
    </StoreProvider>
  );
}

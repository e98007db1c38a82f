import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { Providers } from '../app/providers.tsx';

/** A page of its own: its links are ordinary ones, which load the next page. */
export function FrontProvider({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Router hook={() => [path, followLink]} searchHook={() => ''}>
      <Providers>{children}</Providers>
    </Router>
  );
}

const followLink = (to: string): void => window.location.assign(to);

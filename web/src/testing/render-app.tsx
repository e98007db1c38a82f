import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Providers } from '../app/providers.tsx';

/** Renders a part of the app at a path, with router and providers. */
export function renderApp(part: ReactNode, path = '/'): RenderResult {
  const { hook, searchHook } = memoryLocation({ path });
  return render(
    <Router hook={hook} searchHook={searchHook}>
      <Providers>{part}</Providers>
    </Router>,
  );
}

import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import type { RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Route } from 'wouter';
import type { AnyPath } from '../platform/define-path.ts';
import { queryClient } from '../platform/query.ts';
import { makeUser } from './fixtures.ts';
import { renderApp } from './render-app.tsx';

/** Renders a screen under its path for a signed-in user; `url` is the address that is open. */
export function renderSignedIn(
  Screen: ComponentType,
  { path, url, user = {} }: { path: AnyPath; url: string; user?: Partial<CurrentUser> },
): RenderResult {
  queryClient.setQueryData(['/api/auth/user'], makeUser(user));
  return renderApp(<Route path={path.pattern} component={Screen} />, url);
}

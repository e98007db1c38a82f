import { type ReactElement, Suspense, useEffect, useMemo } from 'react';
import { matchRoute, Route, Switch, useLocation, useRouter } from 'wouter';
import { useAppConfig } from '../platform/app-config.ts';
import {
  type Addressed,
  navEntriesOf,
  patternsOf,
  plannedScreensOf,
  screensOf,
  type WebArea,
} from '../platform/area.ts';
import { useSession } from '../platform/session.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading } from '../ui/loading.tsx';
import { BeingBuiltScreen } from './being-built-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { NavEntriesProvider } from './nav.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { Shell } from './shell.tsx';

/** Decides by the sign-in check what exists of these areas: nothing yet, what somebody sees who is signed out, or everything. */
export function AppRouter({ areas }: { areas: readonly WebArea[] }) {
  useAppConfig();
  const entries = useMemo(() => navEntriesOf(areas), [areas]);
  return (
    <NavEntriesProvider value={entries}>
      <Screens areas={areas} />
    </NavEntriesProvider>
  );
}

function Screens({ areas }: { areas: readonly WebArea[] }) {
  const session = useSession();
  const [location] = useLocation();
  switch (session.status) {
    case 'checking':
      return <Checking areas={areas} />;
    case 'failed':
      return (
        <Alone>
          <ErrorState
            className="min-h-dvh justify-center"
            title="We could not check your sign-in"
            text="The server did not answer as expected. Please try again in a moment."
            onRetry={session.retry}
          />
        </Alone>
      );
    case 'signed-out':
      return (
        <Suspense
          fallback={
            <Alone>
              <Loading label="Loading…" className="min-h-dvh" />
            </Alone>
          }
        >
          <SignedOutScreens areas={areas} />
        </Suspense>
      );
    case 'signed-in':
      return (
        <Shell>
          <ErrorBoundary location={location}>
            <Suspense fallback={<Loading label="Loading…" />}>
              <SignedInScreens areas={areas} />
            </Suspense>
          </ErrorBoundary>
        </Shell>
      );
  }
}

/** Most who come are signed in: what they will see is loaded while the server is asked. */
function Checking({ areas }: { areas: readonly WebArea[] }) {
  const [location] = useLocation();
  const { parser } = useRouter();
  useEffect(() => {
    const isAsked = (screen: Addressed) =>
      patternsOf(screen).some((pattern) => matchRoute(parser, pattern, location)[0]);
    screensOf(areas, true).find(isAsked)?.preload();
  }, [areas, parser, location]);
  return (
    <Alone>
      <Loading label="Checking your sign-in…" className="min-h-dvh" />
    </Alone>
  );
}

function SignedOutScreens({ areas }: { areas: readonly WebArea[] }) {
  return (
    <Switch>
      {screensOf(areas, false).flatMap((screen) => routesOf(screen, <screen.Screen />))}
      <Route>
        <Alone>
          <NotFoundScreen isSignedOut />
        </Alone>
      </Route>
    </Switch>
  );
}

function SignedInScreens({ areas }: { areas: readonly WebArea[] }) {
  return (
    <Switch>
      {screensOf(areas, true).flatMap((screen) => routesOf(screen, <screen.Screen />))}
      {plannedScreensOf(areas).flatMap((screen) => routesOf(screen, <BeingBuiltScreen screen={screen} />))}
      <Route>
        <NotFoundScreen />
      </Route>
    </Switch>
  );
}

/** One route for each address of a screen. */
const routesOf = (screen: Addressed, element: ReactElement) =>
  patternsOf(screen).map((pattern) => (
    <Route key={pattern} path={pattern}>
      {element}
    </Route>
  ));

/** The main part of a page without navigation. */
function Alone({ children }: { children: React.ReactNode }) {
  return <main className="flex min-h-dvh flex-col">{children}</main>;
}

import { t } from '@lingui/core/macro';
import { type ComponentType, type ReactElement, Suspense, useEffect, useMemo, useState } from 'react';
import { matchRoute, Route, Switch, useLocation, useRouter } from 'wouter';
import { useAppConfig } from '../platform/app-config.ts';
import {
  type Addressed,
  destinationsOf,
  headerPartsOf,
  navEntriesOf,
  patternsOf,
  type Screen,
  screensForEverybody,
  screensOf,
  type WebArea,
} from '../platform/area.ts';
import { DestinationsProvider } from '../platform/destinations.ts';
import { localeAtom, setLocale, tellLocale } from '../platform/locale.ts';
import { useSession } from '../platform/session.ts';
import { useAtomValue } from '../platform/store.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Loading } from '../ui/loading.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { NavEntriesProvider } from './nav.ts';
import { Shell } from './shell.tsx';
import type { UncheckedScreenProps } from './unchecked-screen.tsx';

// Most visitors are signed in and go where something is.
const NotFoundScreen = lazyPart(async () => (await import('./not-found-screen.tsx')).NotFoundScreen);
const PublicShell = lazyPart(async () => (await import('./public-shell.tsx')).PublicShell);
const UncheckedScreen = lazyPart(async () => (await import('./unchecked-screen.tsx')).UncheckedScreen);

/** The routes of these areas for the current session: none while checking, those for signed-out visitors, or all. */
export function AppRouter({ areas }: { areas: readonly WebArea[] }) {
  useAppConfig();
  const entries = useMemo(() => navEntriesOf(areas), [areas]);
  const destinations = useMemo(() => destinationsOf(areas), [areas]);
  return (
    <NavEntriesProvider value={entries}>
      <DestinationsProvider value={destinations}>
        <Screens areas={areas} />
      </DestinationsProvider>
    </NavEntriesProvider>
  );
}

function Screens({ areas }: { areas: readonly WebArea[] }) {
  const session = useSession();
  const locale = useAtomValue(localeAtom);
  const queues = useMemo(() => areas.flatMap(({ queues: own = [] }) => own), [areas]);
  const chosen = session.status === 'signed-in' ? session.user.locale : undefined;
  useEffect(() => tellLocale(locale), [locale]);
  // Not when another tab has changed it: two tabs that insist on theirs would change it back and forth without end.
  useEffect(() => {
    if (chosen) setLocale(chosen);
  }, [chosen]);
  const [location] = useLocation();
  switch (session.status) {
    case 'checking':
      return <Checking areas={areas} />;
    case 'failed':
      return (
        <Suspense fallback={<BareLoading />}>
          <UncheckedScreens areas={areas} isReachable={session.isReachable} onRetry={session.retry} />
        </Suspense>
      );
    case 'signed-out':
      return (
        <Suspense fallback={<BareLoading />}>
          <SignedOutScreens areas={areas} />
        </Suspense>
      );
    case 'signed-in':
      return (
        // Drawn anew in another language: formatted dates are plain text, which nothing else updates.
        <Shell key={locale} headerParts={headerPartsOf(areas)} queues={queues}>
          <ErrorBoundary location={location}>
            <Suspense fallback={<ScreenSkeleton />}>
              <SignedInScreens areas={areas} />
            </Suspense>
          </ErrorBoundary>
        </Shell>
      );
  }
}

/** Most visitors are signed in, so their screen is preloaded while the session is checked. */
function Checking({ areas }: { areas: readonly WebArea[] }) {
  const [location] = useLocation();
  const { parser } = useRouter();
  useEffect(() => {
    const isRequested = (screen: Addressed) =>
      patternsOf(screen).some((pattern) => matchRoute(parser, pattern, location)[0]);
    screensOf(areas, true)
      .find(isRequested)
      ?.load()
      .catch(() => undefined);
  }, [areas, parser, location]);
  return (
    <BareMain>
      <Loading label={t`Checking your sign-in…`} className="min-h-dvh" />
    </BareMain>
  );
}

function SignedOutScreens({ areas }: { areas: readonly WebArea[] }) {
  return (
    <Switch>
      {screensOf(areas, false).flatMap((screen) => routesOf(screen, publicElementOf(screen)))}
      <Route>
        <BareMain>
          <NotFoundScreen isSignedOut />
        </BareMain>
      </Route>
    </Switch>
  );
}

/** When nobody knows who is asking, first help is still there. */
function UncheckedScreens({ areas, ...failure }: UncheckedScreenProps & { areas: readonly WebArea[] }) {
  return (
    <Switch>
      {screensForEverybody(areas).flatMap((screen) => routesOf(screen, publicElementOf(screen)))}
      <Route>
        <BareMain>
          <UncheckedScreen {...failure} />
        </BareMain>
      </Route>
    </Switch>
  );
}

/** A screen for everybody has no frame of its own: it has the app's when somebody is signed in. */
const publicElementOf = (screen: Screen): ReactElement =>
  screen.audience === 'everybody' ? (
    <PublicShell path={screen.path.pattern}>
      <Shown screen={screen} />
    </PublicShell>
  ) : (
    <Shown screen={screen} />
  );

/** A screen, without the moment that a lazy one takes when its module is there; chosen once, because another component begins anew. */
function Shown({ screen }: { screen: Screen }) {
  const [Chosen] = useState<ComponentType>(() => screen.loaded() ?? screen.Screen);
  return <Chosen />;
}

function SignedInScreens({ areas }: { areas: readonly WebArea[] }) {
  return (
    <Switch>
      {screensOf(areas, true).flatMap((screen) => routesOf(screen, <Shown screen={screen} />))}
      <Route>
        <NotFoundScreen />
      </Route>
    </Switch>
  );
}

/** One route per path of a screen. */
const routesOf = (screen: Addressed, element: ReactElement) =>
  patternsOf(screen).map((pattern) => (
    <Route key={pattern} path={pattern}>
      {element}
    </Route>
  ));

const ScreenSkeleton = () => (
  <div className="mx-auto w-full max-w-7xl px-4 pt-8 pb-20 sm:px-6 lg:pt-10">
    <Skeleton label={t`Loading…`} shape="page" />
  </div>
);

const BareLoading = () => (
  <BareMain>
    <Loading label={t`Loading…`} className="min-h-dvh" />
  </BareMain>
);

/** The main element of a page without navigation. */
function BareMain({ children }: { children: React.ReactNode }) {
  return <main className="flex min-h-dvh flex-col">{children}</main>;
}

import { type ComponentType, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useAppConfig } from '../platform/app-config.ts';
import { useSession } from '../platform/session.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Loading } from '../ui/loading.tsx';
import { BeingBuiltScreen } from './being-built-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { PATHS } from './paths.ts';
import { PLANNED_SCREENS } from './planned-screens.ts';
import { Shell } from './shell.tsx';

interface ScreenRoute {
  path: string;
  screen: ComponentType;
}

const LandingScreen = lazyScreen(() => import('../areas/auth/screens/landing-screen.tsx'), 'LandingScreen');
const ScanToolkitScreen = lazyScreen(
  () => import('../areas/evidence/screens/scan-toolkit-screen.tsx'),
  'ScanToolkitScreen',
);

const HelpByKind = lazyScreen(() => import('../areas/catalogue/public/help-by-kind.tsx'), 'HelpByKind');

/** The screens that exist, each loaded when first shown. */
const SCREENS: readonly ScreenRoute[] = [
  {
    path: PATHS.home,
    screen: lazyScreen(() => import('../areas/dashboard/screens/home-screen.tsx'), 'HomeScreen'),
  },
  {
    path: PATHS.clusters,
    screen: lazyScreen(
      () => import('../areas/command-room/screens/cluster-list-screen.tsx'),
      'ClusterListScreen',
    ),
  },
  {
    path: PATHS.buildCluster,
    screen: lazyScreen(
      () => import('../areas/reports/screens/build-cluster-screen.tsx'),
      'BuildClusterScreen',
    ),
  },
  {
    path: '/puzzle/:clusterId',
    screen: lazyScreen(() => import('../areas/puzzle/screens/puzzle-screen.tsx'), 'PuzzleScreen'),
  },
  {
    path: PATHS.vault,
    screen: lazyScreen(() => import('../areas/vault/screens/vault-screen.tsx'), 'VaultScreen'),
  },
  {
    path: PATHS.aiInterrogator,
    screen: lazyScreen(
      () => import('../areas/evidence/screens/ai-interrogator-screen.tsx'),
      'AiInterrogatorScreen',
    ),
  },
  {
    path: PATHS.similarity,
    screen: lazyScreen(
      () => import('../areas/detection/screens/similarity-interceptor-screen.tsx'),
      'SimilarityInterceptorScreen',
    ),
  },
  { path: PATHS.scanToolkit, screen: ScanToolkitScreen },
  { path: '/user-scan-toolkit', screen: ScanToolkitScreen },
  {
    path: '/evidence',
    screen: lazyScreen(
      () => import('../areas/evidence/screens/evidence-list-screen.tsx'),
      'EvidenceListScreen',
    ),
  },
  {
    path: '/evidence/:id',
    screen: lazyScreen(() => import('../areas/evidence/screens/exhibit-screen.tsx'), 'ExhibitScreen'),
  },
  {
    path: '/evidence/:id/compare/:otherId',
    screen: lazyScreen(
      () => import('../areas/evidence/screens/compare-evidence-screen.tsx'),
      'CompareEvidenceScreen',
    ),
  },
  {
    path: '/cluster-chain',
    screen: lazyScreen(
      () => import('../areas/clusters/screens/cluster-chain-screen.tsx'),
      'ClusterChainScreen',
    ),
  },
  {
    path: '/cluster-detail/:id',
    screen: lazyScreen(
      () => import('../areas/command-room/screens/cluster-detail-screen.tsx'),
      'ClusterDetailScreen',
    ),
  },
  {
    path: PATHS.clusterDna,
    screen: lazyScreen(() => import('../areas/dna/screens/cluster-dna-screen.tsx'), 'ClusterDnaScreen'),
  },
  {
    path: '/cluster/:clusterId/subtype/:subtypeId',
    screen: lazyScreen(
      () => import('../areas/catalogue/screens/cluster-subtype-screen.tsx'),
      'ClusterSubtypeScreen',
    ),
  },
  {
    path: '/cluster-mutation',
    screen: lazyScreen(
      () => import('../areas/families/screens/cluster-mutation-screen.tsx'),
      'ClusterMutationScreen',
    ),
  },
  {
    path: PATHS.clusterMap,
    screen: lazyScreen(
      () => import('../areas/families/screens/cluster-family-tree-screen.tsx'),
      'ClusterFamilyTreeScreen',
    ),
  },
  {
    path: '/playbook-detonator',
    screen: lazyScreen(
      () => import('../areas/playbook/screens/playbook-detonator-screen.tsx'),
      'PlaybookDetonatorScreen',
    ),
  },
  {
    path: PATHS.backtrace,
    screen: lazyScreen(
      () => import('../areas/backtrace/screens/backtrace-mapper-screen.tsx'),
      'BacktraceMapperScreen',
    ),
  },
  {
    path: PATHS.autoDetector,
    screen: lazyScreen(
      () => import('../areas/detection/screens/auto-detector-screen.tsx'),
      'AutoDetectorScreen',
    ),
  },
  {
    path: PATHS.recondogsControl,
    screen: lazyScreen(
      () => import('../areas/recondogs/screens/recondogs-control-screen.tsx'),
      'RecondogsControlScreen',
    ),
  },
];

/** Decides by the sign-in check what exists: nothing yet, the landing page only, or everything. */
export function AppRouter() {
  useAppConfig();
  const session = useSession();
  const [location] = useLocation();
  switch (session.status) {
    case 'checking':
      return (
        <Alone>
          <Loading label="Checking your sign-in…" className="min-h-dvh" />
        </Alone>
      );
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
          {location === PATHS.home ? (
            <LandingScreen />
          ) : (
            <Alone>
              <NotFoundScreen isSignedOut />
            </Alone>
          )}
        </Suspense>
      );
    case 'signed-in':
      return (
        <Shell>
          <ErrorBoundary location={location}>
            <Suspense fallback={<Loading label="Loading…" />}>
              <SignedInScreens />
            </Suspense>
          </ErrorBoundary>
        </Shell>
      );
  }
}

function SignedInScreens() {
  return (
    <Switch>
      {SCREENS.map(({ path, screen: Screen }) => (
        <Route key={path} path={path}>
          <Screen />
        </Route>
      ))}
      {PLANNED_SCREENS.map((screen) => (
        <Route key={screen.path} path={screen.path}>
          <BeingBuiltScreen screen={screen}>
            {screen.path === PATHS.victimEducation && <HelpByKind />}
          </BeingBuiltScreen>
        </Route>
      ))}
      <Route>
        <NotFoundScreen />
      </Route>
    </Switch>
  );
}

/** The main part of a page without navigation. */
function Alone({ children }: { children: React.ReactNode }) {
  return <main className="flex min-h-dvh flex-col">{children}</main>;
}

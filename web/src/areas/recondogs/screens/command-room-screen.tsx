import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ListVideo, SlidersHorizontal } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Counters } from '../room/counters.tsx';
import { UnitBoard } from '../room/unit-board.tsx';
import { SHOWN } from '../room/unit-look.ts';
import { UnitPanel } from '../room/unit-panel.tsx';
import { useLiveRoom } from '../room/use-live-room.ts';

// Below what a first view shows.
const ClusterGrid = lazyPart(() => import('../room/cluster-grid.tsx').then((part) => part.ClusterGrid));
const RunningOperations = lazyPart(() =>
  import('../room/running-operations.tsx').then((part) => part.RunningOperations),
);
const RequestQueue = lazyPart(() =>
  import('../requests/request-queue.tsx').then((part) => part.RequestQueue),
);
const OwnRequests = lazyPart(() => import('../requests/own-requests.tsx').then((part) => part.OwnRequests));

const FILTERS = ['unit', 'show'] as const;

/** The command room: what the twenty units do over all clusters, and what each found last. */
export function CommandRoomScreen() {
  const { capabilities } = useCurrentUser();
  const { state, counters } = useLiveRoom();
  return (
    <PageFrame
      title={t`ReconDogs Command Room`}
      lead={t`Twenty units examine evidence. See where each one is and what it found last.`}
      actions={
        <>
          <Button asChild>
            <Link href={paths.operations()}>
              <ListVideo aria-hidden className="size-4" />
              <Trans>All operations</Trans>
            </Link>
          </Button>
          <Button asChild>
            <Link href={paths.recondogsControl()}>
              <SlidersHorizontal aria-hidden className="size-4" />
              <Trans>Control Panel</Trans>
            </Link>
          </Button>
        </>
      }
    >
      <Counters counters={counters} />
      <div className="mt-8 grid gap-10">
        {state.data ? (
          <Room room={state.data} />
        ) : state.isError ? (
          <ErrorState
            title={t`We could not load the units`}
            onRetry={() => void state.refetch()}
            isRetrying={state.isFetching}
          />
        ) : (
          <Skeleton label={t`Loading the units…`} shape="cards" />
        )}
        <Suspense fallback={null}>
          {capabilities.includes('recondogs.deploy') ? <RequestQueue /> : <OwnRequests />}
        </Suspense>
      </div>
    </PageFrame>
  );
}

type LoadedRoom = NonNullable<ReturnType<typeof useLiveRoom>['state']['data']>;

function Room({ room: { units, clusters } }: { room: LoadedRoom }) {
  const [{ unit: wanted, show }, setFilters] = useUrlFilters(FILTERS);
  const shown = SHOWN.find((one) => one === show) ?? '';
  // Without a choice, the one with the newest story.
  const newest = units.toSorted((one, other) =>
    (other.report?.endedAt ?? '').localeCompare(one.report?.endedAt ?? ''),
  )[0];
  const selected = units.find(({ key }) => key === wanted) ?? newest;
  if (!selected) return null;
  const place = selected.target?.clusterId ?? selected.report?.clusterId;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <UnitBoard
            units={units}
            shown={shown}
            onShow={(one) => setFilters({ show: one })}
            selected={selected.key}
            onSelect={(unit) => setFilters({ unit })}
          />
          <Suspense fallback={<Skeleton label={t`Loading operations…`} shape="list" />}>
            <RunningOperations />
          </Suspense>
        </div>
        <UnitPanel unit={selected} cluster={clusters.find(({ id }) => id === place)} />
      </div>
      <Suspense fallback={<Skeleton label={t`Loading the clusters…`} shape="table" />}>
        <ClusterGrid clusters={clusters} selected={selected.key} />
      </Suspense>
    </>
  );
}

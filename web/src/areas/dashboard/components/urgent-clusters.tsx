import { SCAM_TYPE_LABELS } from '@fap/shared/catalogue/scam-types.ts';
import type { ActiveCluster } from '@fap/shared/clusters/entities.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Boxes, Puzzle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { confirmLater } from '../../../platform/first-answers.ts';
import { formatNumber } from '../../../platform/locale.ts';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { activeClusters, BY_URGENCY, MOST_URGENT } from '../../clusters/public/active-clusters.ts';
import { ClusterStatusBadge } from '../../clusters/public/cluster-status-badge.tsx';
import { LayerStrip } from '../../clusters/public/layer-strip.tsx';
import { ScamTypeMark } from '../../clusters/public/scam-type-mark.tsx';

/** The most urgent clusters, with links to their puzzles. */
export function UrgentClusters() {
  return (
    <section aria-labelledby="urgent-title" className="min-w-0">
      <h2 id="urgent-title" className="text-xl font-semibold">
        <Trans>Most urgent</Trans>
      </h2>
      <p className="mt-1 text-ink-soft">
        <Trans>These clusters still have missing pieces. One message or screenshot can help.</Trans>
      </p>
      <div className="mt-4 overflow-hidden rounded-lg border border-line bg-surface">
        <ClusterRows />
      </div>
    </section>
  );
}

/** How many rows are shown at first, and how many more each time. */
const ROWS = Number(MOST_URGENT.query.limit);

/**
 * The first rows come with the page and may be old in a tab that the browser opens again. A moment later all are asked for: the rows
 * are confirmed, and more of them need no waiting.
 */
function useUrgentClusters() {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => confirmLater(() => setIsLater(true)), []);
  const first = useRead(activeClusters, MOST_URGENT);
  const all = useRead(activeClusters, isLater ? BY_URGENCY : MOST_URGENT);
  return { ...first, data: all.data ?? first.data };
}

function ClusterRows() {
  const clusters = useUrgentClusters();
  const [rows, setRows] = useState(ROWS);
  if (clusters.data?.length === 0) {
    return (
      <EmptyState
        icon={Boxes}
        title={t`No open clusters`}
        text={t`Every cluster is solved, or nobody has reported one yet. Report a scam to start one.`}
        actions={
          <Button asChild>
            <Link href={paths.buildCluster()}>
              <Trans>Report a scam</Trans>
            </Link>
          </Button>
        }
      />
    );
  }
  if (clusters.data) {
    return (
      <>
        <ul className="divide-y divide-line">
          {clusters.data.slice(0, rows).map((cluster) => (
            <ClusterRow key={cluster.id} cluster={cluster} />
          ))}
        </ul>
        {clusters.data.length > rows && (
          <div className="border-line border-t px-5 py-3">
            <Button size="sm" variant="quiet" onClick={() => setRows(rows + ROWS)}>
              <Trans>Show more</Trans>
            </Button>
          </div>
        )}
      </>
    );
  }
  if (clusters.isError) {
    return (
      <ErrorState
        title={t`We could not load the clusters`}
        onRetry={() => void clusters.refetch()}
        isRetrying={clusters.isFetching}
      />
    );
  }
  return <Skeleton label={t`Loading clusters…`} shape="list" />;
}

function ClusterRow({ cluster }: { cluster: ActiveCluster }) {
  return (
    <li className="grid items-center gap-x-6 gap-y-3 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_11rem_auto]">
      <div className="flex min-w-0 items-start gap-3">
        <ScamTypeMark type={cluster.scamType} />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              href={paths.cluster(cluster.id)}
              className="font-semibold hover:text-accent hover:underline"
            >
              {cluster.name}
            </Link>
            <ClusterStatusBadge status={cluster.status} />
          </div>
          <p className="mt-0.5 text-sm text-ink-soft">
            {SCAM_TYPE_LABELS[cluster.scamType]} · {formatNumber(cluster.victims)}{' '}
            {plural(cluster.victims, { one: 'victim', other: 'victims' })} ·{' '}
            <RelativeTime at={cluster.lastActivity} />
          </p>
        </div>
      </div>
      <div>
        <LayerStrip layers={cluster.puzzlePieces.map((piece) => piece.status)} />
        <p className="mt-1 text-sm text-ink-soft">
          <Trans>{Math.round(cluster.completionRate)}% complete</Trans>
        </p>
      </div>
      <Button asChild size="sm" className="justify-self-start">
        <Link href={paths.puzzle(cluster.id)} aria-label={t`Open puzzle of ${cluster.name}`}>
          <Puzzle aria-hidden className="size-4" />
          <Trans>Open puzzle</Trans>
        </Link>
      </Button>
    </li>
  );
}

import type { ClusterSummary } from '@fap/shared/clusters/entities.ts';
import { Boxes, FileSearch, Grid3x3, SearchX } from 'lucide-react';
import { useDeferredValue } from 'react';
import { Link } from 'wouter';
import { useResource } from '../../../platform/resource.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FigurePanel } from '../../../ui/figure-panel.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { clusterList } from '../../clusters/public/cluster-list.ts';
import { ReadError } from '../../clusters/public/read-error.tsx';
import { useLiveClusterLists } from '../../clusters/public/use-live-cluster-lists.ts';
import { useOnlineRetry } from '../../clusters/public/use-online-retry.ts';
import { ProposedMergesButton } from '../../merges/public/proposed-merges.tsx';
import { ClusterCard } from '../list/cluster-card.tsx';
import { ClusterFilterBar } from '../list/cluster-filter-bar.tsx';
import { FILTER_NAMES, filterClusters } from '../list/cluster-filters.ts';
import { ClusterHeatmap } from '../list/cluster-heatmap.tsx';

const VIEW = ['view'] as const;

/** Every cluster, searchable and filtered; the filters stand in the URL. */
export function ClusterListScreen() {
  const clusters = useResource(clusterList);
  useOnlineRetry(clusters);
  useLiveClusterLists();
  return (
    <PageFrame
      title="Cluster Command Room"
      lead="Reports that name the same party form a cluster. Open one to see what is known, or help to fill in what is missing."
      actions={
        <>
          <ProposedMergesButton />
          <Button asChild variant="primary">
            <Link href="/build-cluster">
              <FileSearch aria-hidden className="size-4" />
              Report a scam
            </Link>
          </Button>
        </>
      }
    >
      {clusters.data ? (
        <FilteredClusters clusters={clusters.data} />
      ) : clusters.isError ? (
        <ReadError title="The clusters could not be loaded" state={clusters} />
      ) : (
        <Loading label="Loading clusters…" />
      )}
    </PageFrame>
  );
}

function FilteredClusters({ clusters }: { clusters: readonly ClusterSummary[] }) {
  const [filters, setFilters] = useUrlFilters(FILTER_NAMES);
  const [{ view }, setView] = useUrlFilters(VIEW);
  const isHeatmap = view === 'heatmap';
  const shown = filterClusters(clusters, useDeferredValue(filters));
  const count = (status: ClusterSummary['status']) =>
    shown.filter((cluster) => cluster.status === status).length;
  return (
    <>
      <ClusterFilterBar filters={filters} onChange={setFilters} />
      <div className="mt-6">
        <FigurePanel
          figures={[
            { label: 'High Risk', value: count('High Risk') },
            { label: 'Active', value: count('Active') },
            { label: 'Monitoring', value: count('Monitoring') },
            { label: 'Victims', value: shown.reduce((sum, cluster) => sum + cluster.victims, 0) },
          ]}
        />
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink-soft">
          {shown.length === clusters.length
            ? `${clusters.length} clusters, newest activity first.`
            : `${shown.length} of ${clusters.length} clusters.`}{' '}
          <span id="dossier-reason">Dossiers are being built.</span>
        </p>
        <Button
          size="sm"
          aria-pressed={isHeatmap}
          onClick={() => setView({ view: isHeatmap ? '' : 'heatmap' })}
          className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
        >
          <Grid3x3 aria-hidden className="size-4" />
          Heatmap Mode
        </Button>
      </div>
      {shown.length > 0 && isHeatmap ? (
        <ClusterHeatmap shown={shown} />
      ) : shown.length > 0 ? (
        <ul className="mt-3 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {shown.map((cluster) => (
            <li key={cluster.id}>
              <ClusterCard cluster={cluster} />
            </li>
          ))}
        </ul>
      ) : clusters.length === 0 ? (
        <EmptyState
          icon={Boxes}
          title="No clusters yet"
          text="The first report starts the first cluster."
          actions={
            <Button asChild>
              <Link href="/build-cluster">Report a scam</Link>
            </Button>
          }
        />
      ) : (
        <EmptyState
          icon={SearchX}
          title="No cluster fits"
          text="Try fewer words or remove a filter."
          actions={
            <Button onClick={() => setFilters({ q: '', type: '', strength: '', verified: '' })}>
              Clear search and filters
            </Button>
          }
        />
      )}
    </>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Boxes, FileSearch, Grid3x3, SearchX } from 'lucide-react';
import { Suspense, useCallback, useDeferredValue } from 'react';
import { Link } from 'wouter';
import { formatNumber } from '../../../platform/locale.ts';
import { paths } from '../../../platform/paths.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { FigurePanel } from '../../../ui/figure-panel.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ReadError } from '../../clusters/public/read-error.tsx';
import { type ClusterPages, useClusterPages } from '../../clusters/public/use-cluster-pages.ts';
import { useOnlineRetry } from '../../clusters/public/use-online-retry.ts';
import { ProposedMergesButton } from '../../merges/public/proposed-merges.tsx';
import { ClusterFilterBar } from '../list/cluster-filter-bar.tsx';
import { type ClusterFilters, FILTER_NAMES, queryOf } from '../list/cluster-filters.ts';
import { ClusterGrid } from '../list/cluster-grid.tsx';

const ClusterHeatmap = lazyPart(async () => (await import('../list/cluster-heatmap.tsx')).ClusterHeatmap);

const VIEW = ['view'] as const;

/** All clusters with search and filters, which are in the URL. */
export function ClusterListScreen() {
  const [filters, setFilters] = useUrlFilters(FILTER_NAMES);
  const pages = useClusterPages(queryOf(useDeferredValue(filters)));
  useOnlineRetry(pages);
  return (
    <PageFrame
      title={t`Cluster Command Room`}
      lead={t`Reports that name the same party form a cluster. Open one to see what we know, or help fill the gaps.`}
      actions={
        <>
          <ProposedMergesButton />
          <Button asChild variant="primary">
            <Link href={paths.buildCluster()}>
              <FileSearch aria-hidden className="size-4" />
              <Trans>Report a scam</Trans>
            </Link>
          </Button>
        </>
      }
    >
      {pages.items && pages.beside ? (
        <FilteredClusters pages={pages} filters={filters} onFilters={setFilters} />
      ) : pages.error ? (
        <ReadError title={t`We could not load the clusters`} state={pages} />
      ) : (
        <Skeleton label={t`Loading clusters…`} shape="cards" />
      )}
    </PageFrame>
  );
}

interface FilteredClustersProps {
  pages: ClusterPages;
  filters: ClusterFilters;
  onFilters: (change: Partial<ClusterFilters>) => void;
}

function FilteredClusters({ pages, filters, onFilters }: FilteredClustersProps) {
  const { items: shown = [], beside: counts, isMoreFailed } = pages;
  const [{ view }, setView] = useUrlFilters(VIEW);
  const isHeatmap = view === 'heatmap';
  const loadNext = useLoadNext(pages);
  const canRead = useCurrentUser().capabilities.includes('dossier.read');
  if (!counts) return null;
  const { total, fitting } = counts;
  return (
    <>
      <ClusterFilterBar filters={filters} onChange={onFilters} />
      <div className="mt-6">
        <FigurePanel
          figures={[
            { label: t`High Risk`, value: fitting.highRisk },
            { label: t`Active`, value: fitting.active },
            { label: t`Monitoring`, value: fitting.monitoring },
            { label: t`Victims`, value: fitting.victims },
          ]}
        />
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink-soft">
          {fitting.clusters === total
            ? t`${formatNumber(total)} clusters, newest activity first.`
            : t`${formatNumber(fitting.clusters)} of ${formatNumber(total)} clusters.`}{' '}
          {!canRead && (
            <span id="dossier-reason">
              <Trans>Dossiers are for analysts and law enforcement.</Trans>
            </span>
          )}
        </p>
        <ExportLinks table="clusters" things={t`clusters`} query={queryOf(filters)} />
        <Button
          size="sm"
          aria-pressed={isHeatmap}
          onClick={() => setView({ view: isHeatmap ? '' : 'heatmap' })}
        >
          <Grid3x3 aria-hidden className="size-4" />
          <Trans>Heatmap Mode</Trans>
        </Button>
      </div>
      {shown.length > 0 && isHeatmap ? (
        <Suspense fallback={<Skeleton label={t`Loading the heatmap…`} shape="cards" />}>
          <ClusterHeatmap shown={shown} total={fitting.clusters} query={queryOf(filters)} />
        </Suspense>
      ) : shown.length > 0 ? (
        <ClusterGrid clusters={shown} total={fitting.clusters} onNearEnd={loadNext} />
      ) : total === 0 ? (
        <EmptyState
          icon={Boxes}
          title={t`No clusters yet`}
          text={t`Report a scam to start the first one.`}
          actions={
            <Button asChild>
              <Link href={paths.buildCluster()}>
                <Trans>Report a scam</Trans>
              </Link>
            </Button>
          }
        />
      ) : (
        <EmptyState
          icon={SearchX}
          title={t`No clusters found`}
          text={t`Try fewer words or remove a filter.`}
          actions={
            <Button onClick={() => onFilters({ q: '', type: '', strength: '', verified: '' })}>
              <Trans>Clear search and filters</Trans>
            </Button>
          }
        />
      )}
      {(isHeatmap || isMoreFailed) && (
        <ShowMore pages={pages} failure={t`We could not load more clusters. Please try again.`} />
      )}
    </>
  );
}

/** Gives a function that loads the next page, but not after a failure: then the user must retry. */
function useLoadNext({
  hasMore,
  isLoadingMore,
  isMoreFailed,
  isPrevious,
  loadMore,
}: ClusterPages): () => void {
  const canLoad = hasMore && !isLoadingMore && !isMoreFailed && !isPrevious;
  return useCallback(() => {
    if (canLoad) loadMore();
  }, [canLoad, loadMore]);
}

import { ANATOMY } from '@fap/shared/catalogue/anatomy.ts';
import type { ClusterSummary } from '@fap/shared/clusters/entities.ts';
import { MAX_PAGE } from '@fap/shared/kernel/page.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCallback } from 'react';
import { Link } from 'wouter';
import { formatNumber } from '../../../platform/locale.ts';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { cn } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { activeClusters } from '../../clusters/public/active-clusters.ts';
import { LayerFace } from '../../clusters/public/layer-face.tsx';
import { LAYER_STATE_WORDS } from '../../clusters/public/layer-state-words.ts';
import { LAYER_LOOK, type LayerState } from '../../clusters/public/layer-strip.tsx';
import { useClusterChanges } from '../../clusters/public/use-cluster-changes.ts';
import type { ClusterQuery } from '../../clusters/public/use-cluster-pages.ts';

const STATES: readonly LayerState[] = ['complete', 'partial', 'missing'];

export interface ClusterHeatmapProps {
  /** The loaded clusters. */
  shown: readonly ClusterSummary[];
  /** The total number, loaded or not. */
  total: number;
  query: ClusterQuery;
}

/** A table of clusters and layers that shows what is known and missing; each row links to its puzzle. */
export function ClusterHeatmap({ shown: loaded, total, query }: ClusterHeatmapProps) {
  // Both lists have the same order and query, so the open clusters here include all open ones of `shown`.
  const active = useRead(activeClusters, { query });
  const refresh = useCallback(() => void activeClusters.refresh({ query }), [query]);
  useClusterChanges(refresh);
  const shown = loaded.slice(0, MAX_PAGE);
  if (!active.data) {
    return active.isError ? (
      <ErrorState
        title={t`We could not load the layers`}
        onRetry={() => void active.refetch()}
        isRetrying={active.isFetching}
      />
    ) : (
      <Skeleton label={t`Loading layers…`} shape="table" />
    );
  }
  const layers = new Map(active.data.map(({ id, puzzlePieces }) => [id, puzzlePieces.map(statusOf)]));
  return (
    <div className="mt-4">
      <Legend />
      {shown.length < total && (
        <p className="mt-2 text-sm text-ink-soft">
          {t`The heatmap shows the ${formatNumber(shown.length)} clusters with the newest activity.`}
        </p>
      )}
      <ScrollRegion label={t`Heatmap`} className="mt-3 rounded-lg border border-line bg-surface">
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">
            <Trans>Completeness of the fourteen layers of each cluster</Trans>
          </caption>
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="px-4 py-2.5 text-left align-bottom font-semibold">
                <Trans>Cluster</Trans>
              </th>
              {ANATOMY.map((layer) => (
                <th
                  key={layer.layer}
                  scope="col"
                  className="w-10 px-0.5 pt-3 pb-2 align-bottom font-medium text-ink-soft"
                >
                  {/* Upright names would make the columns wider than the screen. */}
                  <span className="mx-auto block max-h-48 rotate-180 text-left leading-tight [writing-mode:vertical-rl]">
                    {layer.layer}. {layer.name}
                  </span>
                  <LayerFace layer={layer.layer} className="mx-auto mt-1.5 flex" />
                </th>
              ))}
              <th scope="col" className="px-4 py-2.5 text-right align-bottom font-semibold text-ink-soft">
                <Trans>Complete</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((cluster) => (
              <tr key={cluster.id} className="border-b border-line last:border-b-0 hover:bg-sunken">
                <th scope="row" className="max-w-56 min-w-40 px-4 py-1.5 text-left font-medium">
                  <Link href={paths.puzzle(cluster.id)} className="hover:text-accent hover:underline">
                    {cluster.name}
                  </Link>
                </th>
                <LayerCells states={layers.get(cluster.id) ?? makeFinishedLayers(cluster)} />
                <td className="px-4 py-1.5 text-right">{Math.round(cluster.completionRate)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

const statusOf = ({ status }: { status: LayerState }): LayerState => status;

/** Finished clusters are not in the list of open ones; all their layers are complete. */
function makeFinishedLayers({ completionRate }: ClusterSummary): LayerState[] | null {
  return completionRate >= 100 ? ANATOMY.map(() => 'complete') : null;
}

/** One cell per layer; `states` is null while this cluster's layers are loading. */
function LayerCells({ states }: { states: readonly LayerState[] | null }) {
  if (!states)
    return (
      <td colSpan={ANATOMY.length} className="px-0.5 py-1.5 text-ink-soft">
        <Trans>Loading layers…</Trans>
      </td>
    );
  return ANATOMY.map(({ layer, name }, index) => {
    const state = states[index] ?? 'missing';
    return (
      <td key={layer} className="px-0.5 py-1.5" title={`${name}: ${LAYER_STATE_WORDS[state]}`}>
        <span className={cn('block h-6 min-w-5 rounded-[3px]', LAYER_LOOK[state])}>
          <span className="sr-only">{LAYER_STATE_WORDS[state]}</span>
        </span>
      </td>
    );
  });
}

function Legend() {
  return (
    <ul aria-label={t`Legend`} className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
      {STATES.map((state) => (
        <li key={state} className="flex items-center gap-2">
          <span aria-hidden className={cn('size-4 rounded-[3px]', LAYER_LOOK[state])} />
          {LAYER_STATE_WORDS[state]}
        </li>
      ))}
    </ul>
  );
}

import { FALLBACK_ACTIVE_CLUSTERS, FALLBACK_ANCHORED } from '@fap/shared/clusters/constants.ts';
import { t } from '@lingui/core/macro';
import { useAppConfig, useFallback } from '../../../platform/app-config.ts';
import { useRead } from '../../../platform/read.ts';
import { FigurePanel } from '../../../ui/figure-panel.tsx';
import { clusterCounts } from '../../clusters/public/cluster-counts.ts';
import { vaultCounts } from '../data.ts';
import { useTrackedNodes } from '../use-tracked-nodes.ts';

const NOT_LOADED = t`not available right now`;

/** Three figures of the whole platform; one that failed to load is a dash, or the fallback in demo mode. */
export function HomeFigures() {
  const clusters = useRead(clusterCounts);
  const vault = useRead(vaultCounts, { query: {} });
  const clustersFallback = useFallback(FALLBACK_ACTIVE_CLUSTERS);
  const anchoredFallback = useFallback(FALLBACK_ANCHORED);
  const nodes = useTrackedNodes();
  const isDemo = useAppConfig().dataMode === 'demo';
  const counts = vault.data?.counts;
  const chainNote = !counts
    ? t`exhibits with a timestamp`
    : isDemo
      ? t`exhibits in a block of the demo chain`
      : t`exhibits with a Bitcoin timestamp`;
  // Verified evidence items are anchored too.
  const anchored = counts && counts.anchored + counts.verified;
  return (
    <FigurePanel
      figures={[
        {
          label: t`Active clusters`,
          value: clusters.data?.fitting.open ?? (clusters.isError ? clustersFallback : null),
          note: clusters.isError ? NOT_LOADED : t`with open work`,
        },
        {
          label: t`Tracked nodes`,
          value: nodes,
          note: isDemo ? t`simulated in the demo` : t`wallets, domains and numbers, live`,
        },
        {
          label: t`Anchored`,
          value: anchored ?? (vault.isError ? anchoredFallback : null),
          note: vault.isError ? NOT_LOADED : chainNote,
        },
      ]}
    />
  );
}

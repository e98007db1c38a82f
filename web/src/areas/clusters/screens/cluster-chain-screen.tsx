import { isStatus } from '../../../platform/api-error.ts';
import { useAppConfig } from '../../../platform/app-config.ts';
import { useRead } from '../../../platform/read.ts';
import { BeingBuiltNote } from '../../../ui/being-built-note.tsx';
import { FigurePanel } from '../../../ui/figure-panel.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { chainSummary, FALLBACK_SUMMARY } from '../chain-data.ts';

/** The ClusterChain page. */
export function ClusterChainScreen() {
  return (
    <PageFrame
      title="Immutable ClusterChain"
      lead="We record every change of a cluster, with the time and who made it."
    >
      <ChainFigures />
    </PageFrame>
  );
}

function ChainFigures() {
  const summary = useRead(chainSummary);
  const isDemo = useAppConfig().dataMode === 'demo';
  if (summary.isPending) return <Skeleton label="Loading the chain…" shape="page" />;
  if (isStatus(summary.error, 501)) {
    return (
      <BeingBuiltNote>
        Soon you’ll see how many clusters are anchored, and you can check a ClusterChain ID yourself.
      </BeingBuiltNote>
    );
  }
  const shown = summary.data ?? (isDemo ? FALLBACK_SUMMARY : null);
  return (
    <>
      <FigurePanel
        figures={[
          { label: 'Total clusters', value: shown?.totalClusters ?? null },
          { label: 'Blockchain anchored', value: shown?.blockchainAnchored ?? null },
          { label: 'Legal ready', value: shown?.legalReady ?? null },
          { label: 'Integrity verified', value: shown?.integrityVerified ?? null },
        ]}
      />
      {summary.isError && (
        <p role="alert" className="mt-3 text-sm text-ink-soft">
          {isDemo ? 'These are sample figures. ' : ''}We could not load the chain.{' '}
          <button type="button" className="link" onClick={() => void summary.refetch()}>
            Try again
          </button>
        </p>
      )}
    </>
  );
}

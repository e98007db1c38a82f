import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAppConfig } from '../../../platform/app-config.ts';
import { useRead } from '../../../platform/read.ts';
import { FigurePanel } from '../../../ui/figure-panel.tsx';
import { detectionStats } from '../data.ts';

/** Shown in demo mode when the fetch fails (specification, section 9). */
const FALLBACK = { clustersDetected: 847, duplicatesPrevented: 23, autoMerged: 156 };

/** The figures of detection so far. */
export function SimilarityStats() {
  const stats = useRead(detectionStats);
  const isDemo = useAppConfig().dataMode === 'demo';
  const shown = stats.data ?? (stats.isError && isDemo ? FALLBACK : null);
  return (
    <section aria-label={t`Detection stats`}>
      <FigurePanel
        figures={[
          { label: t`Clusters detected`, value: shown?.clustersDetected ?? null },
          { label: t`Duplicates prevented`, value: shown?.duplicatesPrevented ?? null },
          { label: t`Auto-merged`, value: shown?.autoMerged ?? null },
        ]}
      />
      {stats.isError && (
        <p className="mt-3 text-sm text-ink-soft">
          <Trans>We could not load the figures just now.{isDemo && t` These are samples.`}</Trans>{' '}
          <button type="button" className="link" onClick={() => void stats.refetch()}>
            <Trans>Try again</Trans>
          </button>
        </p>
      )}
    </section>
  );
}

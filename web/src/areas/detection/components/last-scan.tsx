import type { ScanResult } from '@fap/shared/detection/entities.ts';
import { wholePercent } from '@fap/shared/kernel/whole-percent.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatTenths } from '../../../platform/locale.ts';
import { useRead } from '../../../platform/read.ts';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { FigurePanel } from '../../../ui/figure-panel.tsx';
import { detectionStats } from '../data.ts';

/** What the last scan brought: the one that was started here, else the newest. */
export function LastScan({ own }: { own: ScanResult | undefined }) {
  const newest = useRead(detectionStats).data?.lastScan;
  // An own scan whose answer came is at least as new as the figures that were read before it.
  const result =
    newest && own && Date.parse(newest.timestamp) > Date.parse(own.timestamp) ? newest : (own ?? newest);
  if (result?.status !== 'completed') return null;
  return (
    <section aria-labelledby="last-title">
      <h2 id="last-title" className="text-xl font-semibold">
        <Trans>Last Scan Results</Trans>
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-soft">
        <Trans>
          Ended <ExactTime at={result.timestamp} />
        </Trans>
      </p>
      <FigurePanel
        figures={[
          { label: t`Sources scanned`, value: result.sourcesScanned },
          { label: t`Scams detected`, value: result.scamsDetected },
          { label: t`Clusters updated`, value: result.clustersUpdated },
          { label: t`Detection rate`, ...detectionRate(result) },
        ]}
      />
    </section>
  );
}

/** Scams per scanned source. A source has many entries, so this may exceed 1. */
function detectionRate({ scamsDetected, sourcesScanned }: ScanResult): {
  value: string | null;
  note: string;
} {
  if (sourcesScanned === 0) return { value: null, note: t`No source was scanned` };
  const ratio = scamsDetected / sourcesScanned;
  // A ratio above 1 is not a share, so it is shown as a number instead of a percentage.
  if (ratio > 1) return { value: formatTenths(ratio), note: t`scams found for each source scanned` };
  return { value: `${wholePercent(ratio)}%`, note: t`scams found, by sources scanned` };
}

import type { ScanResult } from '@fap/shared/detection/entities.ts';
import { wholePercent } from '@fap/shared/kernel/whole-percent.ts';
import { Radar } from 'lucide-react';
import { useAppConfig } from '../../../platform/app-config.ts';
import { useRead } from '../../../platform/read.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FigurePanel } from '../../../ui/figure-panel.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { FoundSection, PipelineSection } from '../components/pipeline-section.tsx';
import { detectionStats, FALLBACK_STATS, runScan } from '../data.ts';
import { useLiveScan } from '../use-live-scan.ts';

/** Starts and watches the automatic detection. */
export function AutoDetectorScreen() {
  const live = useLiveScan();
  const scan = useAction<void, ScanResult>({
    run: runScan,
    onSuccess: (result) => {
      void detectionStats.refresh();
      if (result.status === 'failed') return toastFailure();
      if (result.status !== 'completed') {
        toast({
          title: 'Scan under way',
          description: 'It’s taking longer than usual. You can leave; it will finish anyway.',
          variant: 'default',
        });
        return;
      }
      toast({
        title: 'Scan Complete',
        description: `Processed ${result.sourcesScanned} sources, detected ${result.scamsDetected} scams`,
        variant: 'success',
      });
    },
    onFailure: toastFailure,
  });
  const isScanning = scan.isPending || live.isRunning;
  return (
    <PageFrame
      title="Auto Detector"
      lead="Reads public sources for new scams and puts what it finds into clusters."
      actions={
        <>
          <Badge tone={isScanning ? 'accent' : 'neutral'} className="self-center">
            {isScanning ? 'SCANNING' : 'STANDBY'}
          </Badge>
          <Button variant="primary" onClick={() => scan.mutate()} isBusy={scan.isPending}>
            {!scan.isPending && <Radar aria-hidden className="size-4" />}
            {scan.isPending ? 'Scanning...' : 'Force Scan Now'}
          </Button>
        </>
      }
    >
      <div className="grid gap-8">
        <PipelineSection live={live} />
        <section>
          <h2 className="mb-3 text-xl font-semibold">Detection Stats</h2>
          <StatFigures />
        </section>
        {scan.data?.status === 'completed' && <LastScan result={scan.data} />}
        <FoundSection live={live} />
      </div>
    </PageFrame>
  );
}

const toastFailure = () =>
  toast({
    title: 'Scan Failed',
    description: 'Unable to complete automatic scan. Please try again.',
    variant: 'destructive',
  });

function StatFigures() {
  const stats = useRead(detectionStats);
  const isDemo = useAppConfig().dataMode === 'demo';
  const shown = stats.data ?? (stats.isError && isDemo ? FALLBACK_STATS : null);
  const percent = (value: number | null | undefined) =>
    value == null ? { value: null, note: shown && 'not measured' } : { value: `${value}%` };
  return (
    <>
      <FigurePanel
        figures={[
          { label: 'Total detections', value: shown?.totalDetections ?? null },
          { label: 'New clusters', value: shown?.newClusters ?? null },
          { label: 'Updated', value: shown?.clustersUpdated ?? null },
          { label: 'Accuracy', ...percent(shown?.accuracy) },
          { label: 'Auto-merge', ...percent(shown?.autoMergeRate) },
          { label: 'Next scheduled scan in', value: shown?.nextScanIn ?? null, note: 'every 6 hours' },
        ]}
      />
      {stats.isError && (
        <p className="mt-3 text-sm text-ink-soft">
          We could not load the figures just now.{isDemo && ' These are samples.'}{' '}
          <button type="button" className="link" onClick={() => void stats.refetch()}>
            Try again
          </button>
        </p>
      )}
    </>
  );
}

function LastScan({ result }: { result: ScanResult }) {
  return (
    <section>
      <h2 className="mb-3 text-xl font-semibold">Last Scan Results</h2>
      <FigurePanel
        figures={[
          { label: 'Sources scanned', value: result.sourcesScanned },
          { label: 'Scams detected', value: result.scamsDetected },
          { label: 'Clusters updated', value: result.clustersUpdated },
          { label: 'Detection rate', ...detectionRate(result) },
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
  if (sourcesScanned === 0) return { value: null, note: 'No source was scanned' };
  const ratio = scamsDetected / sourcesScanned;
  // A ratio above 1 is not a share, so it is shown as a number instead of a percentage.
  if (ratio > 1) return { value: ratio.toFixed(1), note: 'scams found for each source scanned' };
  return { value: `${wholePercent(ratio)}%`, note: 'scams found, by sources scanned' };
}

import { t } from '@lingui/core/macro';
import { Radar } from 'lucide-react';
import { Suspense } from 'react';
import { useRead } from '../../../platform/read.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DetectionStats } from '../components/detection-stats.tsx';
import { LastScan } from '../components/last-scan.tsx';
import { NextScan } from '../components/next-scan.tsx';
import { FoundSection, PipelineSection } from '../components/pipeline-section.tsx';
import { ScanSources } from '../components/scan-sources.tsx';
import { detectionStats } from '../data.ts';
import { useLiveScan } from '../use-live-scan.ts';
import { useScanCommand } from '../use-scan-command.ts';

// Below what a first view shows.
const RecentDetections = lazyPart(() =>
  import('../components/recent-detections.tsx').then((part) => part.RecentDetections),
);

/** Starts and watches the automatic detection. */
export function AutoDetectorScreen() {
  const { scan, handleCompleted } = useScanCommand();
  const live = useLiveScan(handleCompleted);
  const runningId = useRead(detectionStats).data?.runningRunId ?? null;
  // A scan that was under way when the page was opened, until its end is told.
  const isRunningElsewhere = runningId !== null && runningId !== live.runId;
  const isScanning = scan.isPending || live.isRunning || isRunningElsewhere;
  const own = scan.data?.status === 'completed' ? scan.data : undefined;
  return (
    <PageFrame
      title={t`Auto Detector`}
      lead={t`Reads public sources for new scams and puts what it finds into clusters.`}
      actions={
        <>
          <Badge tone={isScanning ? 'accent' : 'neutral'} className="self-center">
            {isScanning ? t`SCANNING` : t`STANDBY`}
          </Badge>
          <Button variant="primary" onClick={() => scan.mutate()} isBusy={scan.isPending}>
            {!scan.isPending && <Radar aria-hidden className="size-4" />}
            {scan.isPending ? t`Scanning...` : t`Force Scan Now`}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <PipelineSection live={live} />
        <LastScan own={own} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6">
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8">
            <ScanSources isScanning={isScanning} />
            <Suspense fallback={<Skeleton label={t`Loading detections…`} shape="list" />}>
              <RecentDetections />
            </Suspense>
          </div>
          <div className="grid min-w-0 gap-6 max-lg:row-start-1">
            <DetectionStats />
            <NextScan />
            <FoundSection live={live} />
          </div>
        </div>
      </div>
    </PageFrame>
  );
}

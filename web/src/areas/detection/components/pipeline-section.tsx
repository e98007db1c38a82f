import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRead } from '../../../platform/read.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { detectionRun, detectionStats } from '../data.ts';
import type { ScanState } from '../scan-state.ts';
import { Pipeline } from './pipeline.tsx';
import { ScanOutcome } from './scan-outcome.tsx';

/** The scan whose result is known and shown: the one watched here once it ended, else the last one; undefined while none is. */
function useEndedScanId(live: ScanState): string | undefined {
  const lastId = useRead(detectionStats).data?.lastScan?.runId;
  return live.isRunning ? undefined : (live.runId ?? lastId);
}

/** The pipeline of the scan that runs or was watched here; before that, of the last one that ended. */
export function PipelineSection({ live }: { live: ScanState }) {
  const stats = useRead(detectionStats).data;
  const endedId = useEndedScanId(live);
  const isWatched = live.runId !== null;
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-4">
        <h2 className="text-xl font-semibold">
          <Trans>Pipeline</Trans>
        </h2>
        {!live.isRunning && stats && (
          <p className="text-sm text-ink-soft">
            {stats.lastScan ? (
              <Trans>
                The last scan ended <RelativeTime at={stats.lastScan.timestamp} />
              </Trans>
            ) : (
              t`No scan has run yet.`
            )}
          </p>
        )}
      </div>
      {isWatched || endedId === undefined ? (
        <Pipeline stages={live.stages} />
      ) : (
        <EndedStages id={endedId} idle={live.stages} />
      )}
    </section>
  );
}

function EndedStages({ id, idle }: { id: string; idle: ScanState['stages'] }) {
  const { data } = useRead(detectionRun, { params: { id } });
  return <Pipeline stages={data?.stages ?? idle} />;
}

/** What the last scan found; at the end of its column, so that its arrival moves nothing. */
export function FoundSection({ live }: { live: ScanState }) {
  const endedId = useEndedScanId(live);
  return endedId === undefined ? null : <Found id={endedId} />;
}

function Found({ id }: { id: string }) {
  const { data } = useRead(detectionRun, { params: { id } });
  return data ? <ScanOutcome findings={data.items} /> : null;
}

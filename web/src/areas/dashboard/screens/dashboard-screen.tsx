import { Radio } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { useRead } from '../../../platform/read.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { PartBoundary } from '../../../ui/part-boundary.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useOnlineRetry } from '../../clusters/public/use-online-retry.ts';
import { AlertList } from '../command/alert-list.tsx';
import { CommandCases } from '../command/command-cases.tsx';
import {
  criticalAlerts,
  LATEST,
  latestActivity,
  NEWEST_CASES,
  newestCases,
  stats as statsOfRange,
} from '../command/data.ts';
import { FeatureCards } from '../command/feature-cards.tsx';
import { FigureCards } from '../command/figure-cards.tsx';
import { OtherFigures } from '../command/other-figures.tsx';
import { OverTime } from '../command/over-time.tsx';
import { QuickActions } from '../command/quick-actions.tsx';
import { RangeChoice } from '../command/range-choice.tsx';
import { ThreatBanner } from '../command/threat-banner.tsx';
import { useLiveCommand } from '../command/use-live-command.ts';
import { useRange } from '../command/use-range.ts';
import { LatestActivity } from '../monitor/latest-activity.tsx';

const LiveMonitor = lazyPart(() => import('../monitor/live-monitor.tsx').then((part) => part.LiveMonitor));
const MONITOR_ID = 'live-monitor';

/** The Command Center: whether a threat is active, figures of a time range, alerts, cases and what happens right now. */
export function DashboardScreen() {
  const { id: accountId } = useCurrentUser();
  const [range, setRange] = useRange();
  const [isMonitorOpen, setMonitorOpen] = useState(false);
  const stats = useRead(statsOfRange, { params: { range } });
  const alerts = useRead(criticalAlerts);
  const activity = useRead(latestActivity, LATEST);
  useLiveCommand(accountId, () => {
    void statsOfRange.refresh({ params: { range } });
    void criticalAlerts.refresh();
    void newestCases.refresh(NEWEST_CASES);
    void latestActivity.refresh(LATEST);
  });
  useOnlineRetry(stats);
  useOnlineRetry(alerts);
  return (
    <PageFrame
      title="Command Center"
      lead="What happens right now, and what needs somebody."
      actions={
        <Button
          aria-expanded={isMonitorOpen}
          aria-controls={MONITOR_ID}
          aria-pressed={isMonitorOpen}
          onClick={() => setMonitorOpen(!isMonitorOpen)}
        >
          <Radio aria-hidden className="size-4" />
          Live Monitor
        </Button>
      }
    >
      <ThreatBanner state={alerts} />
      <section aria-labelledby="figures-title" className="mt-8">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 id="figures-title" className="text-xl font-semibold">
            Figures
          </h2>
          <RangeChoice value={range} onChange={setRange} />
        </div>
        {stats.isError && !stats.data ? (
          <ErrorState
            title="We could not load the figures"
            onRetry={() => void stats.refetch()}
            isRetrying={stats.isFetching}
          />
        ) : (
          <>
            <FigureCards range={range} stats={stats.data} />
            <OtherFigures range={range} stats={stats.data} />
          </>
        )}
      </section>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <AlertList state={alerts} />
          <CommandCases />
          {!(stats.isError && !stats.data) && <OverTime stats={stats.data} />}
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 max-lg:row-start-1">
          {isMonitorOpen ? (
            <PartBoundary title="We could not show the live feed">
              <Suspense fallback={<Skeleton label="Opening the live feed…" shape="list" count={4} />}>
                <LiveMonitor id={MONITOR_ID} earlier={activity.data ?? []} />
              </Suspense>
            </PartBoundary>
          ) : (
            <LatestActivity state={activity} />
          )}
          <QuickActions />
        </div>
      </div>
      <FeatureCards />
    </PageFrame>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Radio } from 'lucide-react';
import { Suspense, useState } from 'react';
import { dateFormat } from '../../../platform/locale.ts';
import { useRead } from '../../../platform/read.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AlertList } from '../command/alert-list.tsx';
import { CommandCases } from '../command/command-cases.tsx';
import { criticalAlerts, LATEST, latestActivity, stats as statsOfRange } from '../command/data.ts';
import { FigureCards } from '../command/figure-cards.tsx';
import { OtherFigures } from '../command/other-figures.tsx';
import { QuickActions } from '../command/quick-actions.tsx';
import { RangeChoice } from '../command/range-choice.tsx';
import { ThreatBanner } from '../command/threat-banner.tsx';
import { useLiveCommand } from '../command/use-live-command.ts';
import { useRange } from '../command/use-range.ts';
import { LatestActivity } from '../monitor/latest-activity.tsx';

const LiveMonitor = lazyPart(() => import('../monitor/live-monitor.tsx').then((part) => part.LiveMonitor));
// Below what a first view shows.
const OverTime = lazyPart(() => import('../command/over-time.tsx').then((part) => part.OverTime));
const FeatureCards = lazyPart(() => import('../command/feature-cards.tsx').then((part) => part.FeatureCards));
const clock = dateFormat({ timeStyle: 'medium' });
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
    void latestActivity.refresh(LATEST);
  });
  return (
    <PageFrame
      title={t`Command Center`}
      lead={t`What happens right now, and what needs somebody.`}
      actions={
        <Button
          aria-expanded={isMonitorOpen}
          aria-controls={MONITOR_ID}
          aria-pressed={isMonitorOpen}
          onClick={() => setMonitorOpen(!isMonitorOpen)}
        >
          <Radio aria-hidden className="size-4" />
          <Trans>Live Monitor</Trans>
        </Button>
      }
    >
      <ThreatBanner state={alerts} />
      <section aria-labelledby="figures-title" className="mt-8">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div>
            <h2 id="figures-title" className="text-xl font-semibold">
              <Trans>Figures</Trans>
            </h2>
            <p className="text-sm text-ink-soft">
              {stats.data
                ? t`Counted at ${clock.format(new Date(stats.data.until))}. Updates live.`
                : t`Counting…`}
            </p>
          </div>
          <RangeChoice value={range} onChange={setRange} />
        </div>
        {stats.isError && !stats.data ? (
          <ErrorState
            title={t`We could not load the figures`}
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
          {!(stats.isError && !stats.data) && (
            <Suspense fallback={<Skeleton label={t`Loading the charts…`} shape="list" count={4} />}>
              <OverTime stats={stats.data} />
            </Suspense>
          )}
        </div>
        <div
          className={cn(
            'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6',
            // On a phone, what was just opened is not below everything else.
            isMonitorOpen && 'max-lg:row-start-1',
          )}
        >
          {isMonitorOpen ? (
            <Suspense fallback={<Skeleton label={t`Opening the live feed…`} shape="list" count={4} />}>
              <LiveMonitor id={MONITOR_ID} earlier={activity.data ?? []} />
            </Suspense>
          ) : (
            <LatestActivity state={activity} />
          )}
          <QuickActions />
        </div>
      </div>
      <Suspense fallback={<Skeleton label={t`Loading the tools…`} shape="cards" className="mt-12" />}>
        <FeatureCards />
      </Suspense>
    </PageFrame>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Pause, Play } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import type { ActivityEntry } from './feed-event.ts';
import { eventOfActivity } from './feed-event.ts';
import { FeedList } from './feed-list.tsx';
import { useLiveFeed } from './use-live-feed.ts';

export interface LiveMonitorProps {
  id: string;
  /** What happened before it was opened. */
  earlier: readonly ActivityEntry[];
}

const EARLIER_SHOWN = 10;

/** The live feed: alerts, cases, clusters, units, scans and harvests as they happen. */
export function LiveMonitor({ id, earlier }: LiveMonitorProps) {
  const { events, held, isPaused, setPaused } = useLiveFeed();
  return (
    <Card role="region" aria-labelledby={`${id}-title`} id={id}>
      <CardHeader
        id={`${id}-title`}
        title={t`Live feed`}
        hint={t`Alerts, cases, clusters, units, scans and harvests as they happen.`}
        actions={
          <div className="flex items-center gap-3">
            <Badge tone={isPaused ? 'neutral' : 'accent'}>
              {isPaused ? t`Paused, ${held} new` : t`Live`}
            </Badge>
            <Button size="sm" onClick={() => setPaused(!isPaused)}>
              {isPaused ? <Play aria-hidden className="size-4" /> : <Pause aria-hidden className="size-4" />}
              {isPaused ? t`Go on` : t`Pause`}
            </Button>
          </div>
        }
      />
      {events.length === 0 ? (
        <p className="px-5 py-4 text-sm text-ink-soft">
          <Trans>Nothing has happened since you opened this.</Trans>
        </p>
      ) : (
        <FeedList label={t`Since you opened this`} events={events} />
      )}
      <h3 className="border-t border-line bg-sunken px-5 py-2 text-sm font-medium text-ink-soft">
        <Trans>Before you opened this</Trans>
      </h3>
      <FeedList label={t`Before you opened this`} events={earlierEvents(earlier)} />
    </Card>
  );
}

const earlierEvents = (entries: readonly ActivityEntry[]) =>
  entries.flatMap((entry) => eventOfActivity(entry) ?? []).slice(0, EARLIER_SHOWN);

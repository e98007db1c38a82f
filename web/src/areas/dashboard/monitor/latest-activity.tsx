import { t } from '@lingui/core/macro';
import { Activity } from 'lucide-react';
import type { ReadState } from '../../../platform/read.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type ActivityEntry, eventOfActivity } from './feed-event.ts';
import { FeedList } from './feed-list.tsx';

const SHOWN = 6;

/** What happened to clusters last. */
export function LatestActivity({
  state: { data, isError, isFetching, refetch },
}: {
  state: ReadState<ActivityEntry[]>;
}) {
  const events = data?.flatMap((entry) => eventOfActivity(entry) ?? []).slice(0, SHOWN);
  return (
    <Card role="region" aria-labelledby="latest-title">
      <CardHeader id="latest-title" title={t`Latest activity`} hint={t`Updates live.`} />
      {!events ? (
        isError ? (
          <ErrorState
            title={t`We could not load the activity`}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <Skeleton label={t`Loading activity…`} shape="list" count={4} />
        )
      ) : events.length === 0 ? (
        <EmptyState
          icon={Activity}
          title={t`Nothing yet`}
          text={t`Reports, evidence and pieces appear here.`}
        />
      ) : (
        <FeedList label={t`Latest activity`} events={events} />
      )}
    </Card>
  );
}

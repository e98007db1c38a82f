import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { newest } from '../live/data.ts';
import { MarkAllRead } from './mark-all-read.tsx';
import { NoticeRow } from './notice-row.tsx';

/** The newest notices, as the bell shows them. */
export function NewestNotices({ onLeave }: { onLeave: () => void }) {
  const state = useRead(newest.read, newest.request);
  const notices = state.data?.notices;
  return (
    <>
      <div className="flex min-h-13 items-center justify-between gap-3 border-b border-line px-4 py-2 sm:px-5">
        <h2 className="font-semibold">
          <Trans>Notices</Trans>
        </h2>
        <MarkAllRead notices={notices ?? []} unread={state.data?.unread ?? 0} size="sm" />
      </div>
      {notices ? (
        <ul className="min-h-0 flex-1 divide-y divide-line overflow-y-auto">
          {notices.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} onFollow={onLeave} />
          ))}
        </ul>
      ) : state.isError ? (
        <ErrorState
          title={t`We could not load your notices`}
          onRetry={() => void state.refetch()}
          isRetrying={state.isFetching}
        />
      ) : (
        <Skeleton label={t`Loading your notices…`} shape="list" count={5} />
      )}
      {notices?.length === 0 && (
        <p className="px-5 py-8 text-center text-ink-soft">
          <Trans>
            No notices yet. We’ll tell you here when something happens with your reports and pieces.
          </Trans>
        </p>
      )}
      <p className="border-t border-line px-4 py-3 text-center text-[0.9375rem] sm:px-5">
        <Link href={paths.notices()} onClick={onLeave} className="link">
          <Trans>See all notices</Trans>
        </Link>
      </p>
    </>
  );
}

import type { Notice } from '@fap/shared/notices/inbox-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Bell, CloudOff, Settings } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { connectionStateAtom } from '../../../platform/connection-status.tsx';
import { type PagesState, usePages } from '../../../platform/pages.ts';
import { paths } from '../../../platform/paths.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { useAtomValue } from '../../../platform/store.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MarkAllRead } from '../components/mark-all-read.tsx';
import { NoticeGroups } from '../components/notice-groups.tsx';
import { noticePages, SHOWN, type Shown } from '../live/data.ts';
import { noteVisit } from '../live/visits.ts';

const LABELS: Record<Shown, string> = { all: t`All`, unread: t`Unread` };

/** The inbox: everything one was told of. */
export function NoticesScreen() {
  const [filters, setFilters] = useUrlFilters(paths.notices.query);
  const show: Shown = filters.show === 'unread' ? 'unread' : 'all';
  const list = usePages(noticePages, { query: { show } });
  return (
    <PageFrame
      title={t`Notices`}
      width="reading"
      lead={t`What happened with your reports, pieces and files.`}
      actions={
        <Button asChild>
          <Link href={paths.account()}>
            <Settings aria-hidden className="size-4" />
            <Trans>Choose e-mails</Trans>
          </Link>
        </Button>
      }
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <fieldset className="flex gap-1">
          <legend className="sr-only">
            <Trans>Show</Trans>
          </legend>
          {SHOWN.map((one) => (
            <Button
              key={one}
              variant={one === show ? 'secondary' : 'quiet'}
              aria-pressed={one === show}
              onClick={() => setFilters({ show: one === 'all' ? '' : one })}
            >
              {LABELS[one]}
              {one === 'unread' && !!list.first?.unread && ` (${list.first.unread})`}
            </Button>
          ))}
        </fieldset>
        <MarkAllRead notices={list.items ?? []} unread={list.first?.unread ?? 0} />
      </div>
      <OfflineNote />
      <Inbox list={list} show={show} />
    </PageFrame>
  );
}

function Inbox({ list, show }: { list: PagesState<Notice>; show: Shown }) {
  const { id } = useCurrentUser();
  const [away] = useState(() => noteVisit(id));
  const { items } = list;
  if (!items) {
    return list.isError ? (
      <ErrorState
        title={t`We could not load your notices`}
        onRetry={list.refetch}
        isRetrying={list.isFetching}
      />
    ) : (
      <Skeleton label={t`Loading your notices…`} shape="list" />
    );
  }
  if (items.length === 0) return <NothingHere show={show} />;
  return (
    <>
      <NoticeGroups notices={items} away={away} />
      <ShowMore pages={list} failure={t`We could not load more notices. Please try again.`} />
      <ExportLinks table="notices" things={t`your notices`} query={{ show }} className="mt-6" />
    </>
  );
}

function NothingHere({ show }: { show: Shown }) {
  return show === 'unread' ? (
    <EmptyState icon={Bell} title={t`Nothing unread`} text={t`You’ve read all your notices.`} />
  ) : (
    <EmptyState
      icon={Bell}
      title={t`No notices yet`}
      text={t`We’ll tell you here when a report of yours joins a cluster, or when somebody checks your piece.`}
      actions={
        <Button asChild variant="primary">
          <Link href={paths.clusters()}>
            <Trans>Find a puzzle to help with</Trans>
          </Link>
        </Button>
      }
    />
  );
}

function OfflineNote() {
  const isOffline = useAtomValue(connectionStateAtom) === 'offline';
  if (!isOffline) return null;
  return (
    <p className="mt-3 flex items-start gap-2 text-[0.9375rem] text-ink-soft">
      <CloudOff aria-hidden className="mt-0.5 size-5 shrink-0" />
      <Trans>These may be out of date. New notices appear when you’re back online.</Trans>
    </p>
  );
}

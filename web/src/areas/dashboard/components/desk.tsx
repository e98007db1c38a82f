import { noticeFacts, noticesTopic } from '@fap/shared/notices/events.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { getKept, setKept } from '../../../platform/kept-text.ts';
import { useRead } from '../../../platform/read.ts';
import { useTopic } from '../../../platform/use-topic.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { desk } from '../data.ts';
import { type DeskRow, listRows } from './desk-rows.ts';

/** How many rows there were last time: room for as many is kept while they load, so that nothing below moves. */
const rowsKey = (accountId: string): string => `desk-rows ${accountId}`;
const GRID = 'mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3';

/** What waits for the user: their report, their pieces, reviews, the queues they work on; a first piece where nothing does. */
export function Desk({ accountId }: { accountId: string }) {
  const { data, isError, refetch } = useRead(desk);
  useTopic(noticesTopic(accountId), noticeFacts, { onGathered: () => void desk.refresh() });
  const rows = data && listRows(data);
  const count = rows?.length;
  const [expected] = useState(() => Number(getKept(rowsKey(accountId)) ?? 1));
  useEffect(() => {
    if (count !== undefined) setKept(rowsKey(accountId), String(count));
  }, [accountId, count]);
  if (count === 0) return null;
  return (
    <section aria-labelledby="desk-title" className="mb-10">
      <h2 id="desk-title" className="text-xl font-semibold">
        <Trans>For you</Trans>
      </h2>
      {isError && !rows ? (
        <ErrorState title={t`We could not load what waits for you`} onRetry={() => void refetch()} />
      ) : (
        <ul className={GRID} aria-busy={!rows}>
          {rows?.map((row) => <DeskItem key={`${row.href} ${row.title}`} {...row} />) ??
            Array.from({ length: expected }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty places have nothing else
              <li key={index} aria-hidden className="h-20 rounded-lg bg-sunken motion-safe:animate-pulse" />
            ))}
        </ul>
      )}
    </section>
  );
}

/** Two lines at most, so that a row is as high as the place that was kept for it. */
function DeskItem({ href, icon: Icon, title, text }: DeskRow) {
  return (
    <li className="h-20">
      <Link
        href={href}
        className="flex h-full items-center gap-3 rounded-lg border border-line bg-surface px-4 hover:border-line-strong hover:bg-sunken"
      >
        <Icon aria-hidden className="size-5 shrink-0 text-accent" />
        <span className="min-w-0">
          <span className="block truncate font-medium" title={title}>
            {title}
          </span>
          <span className="block truncate text-sm text-ink-soft" title={text}>
            {text}
          </span>
        </span>
      </Link>
    </li>
  );
}

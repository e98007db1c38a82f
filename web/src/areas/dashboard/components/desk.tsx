import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import type { Desk as DeskData } from '@fap/shared/dashboard/desk.ts';
import { noticeFacts, noticesTopic } from '@fap/shared/notices/events.ts';
import {
  Bell,
  Flag,
  GitMerge,
  GraduationCap,
  type LucideIcon,
  MessageCircle,
  Puzzle,
  Scale,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { getKept, setKept } from '../../../platform/kept-text.ts';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { useTopic } from '../../../platform/use-topic.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { desk } from '../data.ts';

/** A thing that waits: what it is, and why it matters now. */
interface Row {
  href: string;
  icon: LucideIcon;
  title: string;
  text: string;
}

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
        For you
      </h2>
      {isError && !rows ? (
        <ErrorState title="We could not load what waits for you" onRetry={() => void refetch()} />
      ) : (
        <ul className={GRID} aria-busy={!rows}>
          {rows?.map((row) => <DeskRow key={`${row.href} ${row.title}`} {...row} />) ??
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
function DeskRow({ href, icon: Icon, title, text }: Row) {
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

const counted = ({ count, hasMore }: { count: number; hasMore: boolean }, one: string, many: string) =>
  `${count}${hasMore ? '+' : ''} ${count === 1 && !hasMore ? one : many}`;

/** What waits, the most personal first. */
function listRows({ reports, pieces, reviews, merges, flags, unreadNotices }: DeskData): Row[] {
  const rows: Row[] = reports.map((report) => ({
    href: paths.ownReport(report.id),
    icon: MessageCircle,
    title: report.isAsked ? 'An analyst asks you something' : report.title,
    text: report.isAsked
      ? `About your report “${report.title}”`
      : report.clusterName
        ? `Your report is part of ${report.clusterName}`
        : 'Your report',
  }));
  for (const piece of pieces.open)
    rows.push({
      href: paths.puzzle(piece.clusterId, { mode: 'contribute', layer: piece.layer }),
      icon: Puzzle,
      title: piece.status === 'disputed' ? 'Your piece is disputed' : 'Your piece waits for reviews',
      text: `${anatomyLayer(piece.layer).name} · ${piece.clusterName}`,
    });
  if (reviews && reviews.count > 0)
    rows.push({
      href: paths.reviews(),
      icon: Scale,
      title: counted(reviews, 'piece to review', 'pieces to review'),
      text: 'First those one confirmation away from completing a layer',
    });
  if (merges && merges.count > 0)
    rows.push({
      href: paths.clusters(),
      icon: GitMerge,
      title: counted(merges, 'proposed merge', 'proposed merges'),
      text: 'Clusters that may be the same people',
    });
  if (flags && flags.count > 0)
    rows.push({
      href: paths.moderation(),
      icon: Flag,
      title: counted(flags, 'reported thing to decide', 'reported things to decide'),
      text: 'Somebody asks moderators to look',
    });
  // Whoever never wrote nor reviewed a piece.
  if (reviews === null)
    rows.push({
      href: paths.practice(),
      icon: GraduationCap,
      title: 'Your first piece, in ten minutes',
      text: 'A practice puzzle with a made-up story',
    });
  if (unreadNotices > 0)
    rows.push({
      href: paths.notices(),
      icon: Bell,
      title: unreadNotices === 1 ? '1 unread notice' : `${unreadNotices} unread notices`,
      text: 'What happened while you were away',
    });
  return rows;
}

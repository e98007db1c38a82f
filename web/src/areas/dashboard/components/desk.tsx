import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import { DESK_COUNTED, type Desk as DeskData } from '@fap/shared/dashboard/desk.ts';
import { noticeFacts, noticesTopic } from '@fap/shared/notices/events.ts';
import { Bell, Flag, GitMerge, type LucideIcon, MessageCircle, Puzzle, Scale } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { useTopic } from '../../../platform/use-topic.ts';
import { desk } from '../data.ts';

/** A thing that waits: what it is, and why it matters now. */
interface Row {
  href: string;
  icon: LucideIcon;
  title: string;
  text: string;
}

/** What waits for the user: their report, their pieces, reviews, and the queues they work on. Nothing where nothing waits. */
export function Desk({ accountId }: { accountId: string }) {
  const { data } = useRead(desk);
  useTopic(noticesTopic(accountId), noticeFacts, { onGathered: () => void desk.refresh() });
  const rows = data ? listRows(data) : [];
  // Room is kept only for whoever had something here: a heading over nothing would be noise for a newcomer.
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="desk-title" className="mb-10">
      <h2 id="desk-title" className="text-xl font-semibold">
        For you
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {rows.map(({ href, icon: Icon, title, text }) => (
          <li key={`${href} ${title}`}>
            <Link
              href={href}
              className="flex h-full items-start gap-3 rounded-lg border border-line bg-surface px-4 py-3 hover:border-line-strong hover:bg-sunken"
            >
              <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">{title}</span>
                <span className="block text-sm text-ink-soft wrap-anywhere">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const counted = ({ count, hasMore }: { count: number; hasMore: boolean }, one: string, many: string) =>
  `${hasMore ? `More than ${DESK_COUNTED}` : count} ${count === 1 && !hasMore ? one : many}`;

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
      title: counted(reviews, 'piece waits for your review', 'pieces wait for your review'),
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
  if (unreadNotices > 0)
    rows.push({
      href: paths.notices(),
      icon: Bell,
      title: unreadNotices === 1 ? '1 unread notice' : `${unreadNotices} unread notices`,
      text: 'What happened while you were away',
    });
  return rows;
}

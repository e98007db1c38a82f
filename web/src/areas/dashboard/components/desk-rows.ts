import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import type { Desk } from '@fap/shared/dashboard/desk.ts';
import {
  Bell,
  Boxes,
  Flag,
  GitMerge,
  GraduationCap,
  type LucideIcon,
  MessageCircle,
  Puzzle,
  Scale,
  ShieldCheck,
  Siren,
  TriangleAlert,
} from 'lucide-react';
import { paths } from '../../../platform/paths.ts';

/** A thing that waits: what it is, and why it matters now. */
export interface DeskRow {
  href: string;
  icon: LucideIcon;
  title: string;
  text: string;
}

const LIST = new Intl.ListFormat('en');

const counted = ({ count, hasMore }: { count: number; hasMore: boolean }, one: string, many: string) =>
  `${count}${hasMore ? '+' : ''} ${count === 1 && !hasMore ? one : many}`;

/** Alerts of Elder Shield: somebody may be paying a scammer this minute, so they come before all else. */
function listAlerts(desk: Desk): DeskRow[] {
  const { own, guarded } = desk.elderAlerts;
  const rows: DeskRow[] = [];
  if (guarded > 0)
    rows.push({
      href: paths.elderShield(),
      icon: Siren,
      title:
        guarded === 1 ? 'An alert about somebody you protect' : `${guarded} alerts about people you protect`,
      text: 'They may be paying a scammer. Call them on a number you know',
    });
  if (own > 0)
    rows.push({
      href: paths.elderShield(),
      icon: Siren,
      title: own === 1 ? 'An alert about a payment of yours' : `${own} alerts about payments of yours`,
      text: 'Elder Shield says why, and what you can do',
    });
  return rows;
}

/** The rows of a desk, the most personal first. */
export function listRows(desk: Desk): DeskRow[] {
  const { reports, pieces, reviews, merges, flags, strongClusters, failedWork, unreadNotices } = desk;
  const rows: DeskRow[] = [
    ...listAlerts(desk),
    ...reports.map((report) => ({
      href: paths.ownReport(report.id),
      icon: MessageCircle,
      title: report.isAsked ? 'An analyst asks you something' : report.title,
      text: report.isAsked
        ? `About your report “${report.title}”`
        : report.clusterName
          ? `Your report is part of ${report.clusterName}`
          : 'Your report',
    })),
  ];
  if (desk.guardians.length > 0)
    rows.push({
      href: paths.elderShield(),
      icon: ShieldCheck,
      title: `${LIST.format(desk.guardians)} ${desk.guardians.length === 1 ? 'looks' : 'look'} after you`,
      text: 'Asked for money? Stop, and call them first',
    });
  if (desk.lookedAfter.length > 0)
    rows.push({
      href: paths.elderShield(),
      icon: ShieldCheck,
      title: `You look after ${LIST.format(desk.lookedAfter)}`,
      text: 'Their alerts, as far as they let you see them',
    });
  for (const piece of pieces.open)
    rows.push({
      href: paths.puzzle(piece.clusterId, { mode: 'contribute', layer: piece.layer, piece: piece.id }),
      icon: Puzzle,
      title: piece.status === 'disputed' ? 'Your piece is disputed' : 'Your piece waits for reviews',
      text: `${anatomyLayer(piece.layer).name} · ${piece.clusterName}`,
    });
  if (reviews && reviews.count > 0)
    rows.push({
      href: paths.reviews(),
      icon: Scale,
      title: counted(reviews, 'piece to review', 'pieces to review'),
      text: 'Those that help most come first',
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
  if (strongClusters !== null && strongClusters > 0)
    rows.push({
      href: paths.clusters({ strength: 'high' }),
      icon: Boxes,
      title:
        strongClusters === 1
          ? '1 cluster with strong evidence'
          : `${strongClusters} clusters with strong evidence`,
      text: 'Strength 80 or more',
    });
  if (failedWork !== null && failedWork > 0)
    rows.push({
      href: paths.administration({ tab: 'operation' }),
      icon: TriangleAlert,
      title: failedWork === 1 ? '1 thing failed' : `${failedWork} things failed`,
      text: 'Messages, jobs or events that need you to try again',
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

import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import type { Desk } from '@fap/shared/dashboard/desk.ts';
import { plural, t } from '@lingui/core/macro';
import {
  Bell,
  Boxes,
  Flag,
  GitMerge,
  GraduationCap,
  type LucideIcon,
  MessageCircle,
  PenLine,
  Puzzle,
  Scale,
  ShieldCheck,
  Siren,
  TriangleAlert,
} from 'lucide-react';
import { listAll } from '../../../platform/lists.ts';
import { paths } from '../../../platform/paths.ts';

/** A thing that waits: what it is, and why it matters now. */
export interface DeskRow {
  href: string;
  icon: LucideIcon;
  title: string;
  text: string;
}

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
      title: plural(guarded, {
        one: 'An alert about somebody you protect',
        other: '# alerts about people you protect',
      }),
      text: t`They may be paying a scammer. Call them on a number you know`,
    });
  if (own > 0)
    rows.push({
      href: paths.elderShield(),
      icon: Siren,
      title: plural(own, {
        one: 'An alert about a payment of yours',
        other: '# alerts about payments of yours',
      }),
      text: t`Elder Shield says why, and what you can do`,
    });
  return rows;
}

/** The rows of a desk, the most personal first. */
export function listRows(desk: Desk): DeskRow[] {
  const { reports, pieces, reviews, merges, flags, changes, strongClusters, failedWork, unreadNotices } =
    desk;
  const rows: DeskRow[] = [
    ...listAlerts(desk),
    ...reports.map((report) => ({
      href: paths.ownReport(report.id),
      icon: MessageCircle,
      title: report.isAsked ? t`An analyst asks you something` : report.title,
      text: report.isAsked
        ? t`About your report “${report.title}”`
        : report.clusterName
          ? t`Your report is part of ${report.clusterName}`
          : t`Your report`,
    })),
  ];
  if (desk.guardians.length > 0)
    rows.push({
      href: paths.elderShield(),
      icon: ShieldCheck,
      title: t`${listAll(desk.guardians)} ${plural(desk.guardians.length, { one: 'looks', other: 'look' })} after you`,
      text: t`Asked for money? Stop, and call them first`,
    });
  if (desk.lookedAfter.length > 0)
    rows.push({
      href: paths.elderShield(),
      icon: ShieldCheck,
      title: t`You look after ${listAll(desk.lookedAfter)}`,
      text: t`Their alerts, as far as they let you see them`,
    });
  for (const piece of pieces.open)
    rows.push({
      href: paths.puzzle(piece.clusterId, { mode: 'contribute', layer: piece.layer, piece: piece.id }),
      icon: Puzzle,
      title: piece.status === 'disputed' ? t`Your piece is disputed` : t`Your piece waits for reviews`,
      text: `${anatomyLayer(piece.layer).name} · ${piece.clusterName}`,
    });
  if (reviews && reviews.count > 0)
    rows.push({
      href: paths.reviews(),
      icon: Scale,
      title: counted(reviews, t`piece to review`, t`pieces to review`),
      text: t`Those that help most come first`,
    });
  if (merges && merges.count > 0)
    rows.push({
      href: paths.clusters(),
      icon: GitMerge,
      title: counted(merges, t`proposed merge`, t`proposed merges`),
      text: t`Clusters that may be the same people`,
    });
  if (flags && flags.count > 0)
    rows.push({
      href: paths.moderation(),
      icon: Flag,
      title: counted(flags, t`reported thing to decide`, t`reported things to decide`),
      text: t`Somebody asks moderators to look`,
    });
  if (changes && changes.count > 0)
    rows.push({
      href: paths.reviewChanges(),
      icon: PenLine,
      title: counted(changes, t`suggested change to decide`, t`suggested changes to decide`),
      text: t`Better texts for what people learn here`,
    });
  if (strongClusters !== null && strongClusters > 0)
    rows.push({
      href: paths.clusters({ strength: 'high' }),
      icon: Boxes,
      title: plural(strongClusters, {
        one: '# cluster with strong evidence',
        other: '# clusters with strong evidence',
      }),
      text: t`Strength 80 or more`,
    });
  if (failedWork !== null && failedWork > 0)
    rows.push({
      href: paths.administration({ tab: 'operation' }),
      icon: TriangleAlert,
      title: plural(failedWork, { one: '# thing failed', other: '# things failed' }),
      text: t`Messages, jobs or events that need you to try again`,
    });
  // Whoever never wrote nor reviewed a piece.
  if (reviews === null)
    rows.push({
      href: paths.practice(),
      icon: GraduationCap,
      title: t`Your first piece, in ten minutes`,
      text: t`A practice puzzle with a made-up story`,
    });
  if (unreadNotices > 0)
    rows.push({
      href: paths.notices(),
      icon: Bell,
      title: plural(unreadNotices, { one: '# unread notice', other: '# unread notices' }),
      text: t`What happened while you were away`,
    });
  return rows;
}

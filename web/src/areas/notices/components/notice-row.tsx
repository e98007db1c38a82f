import { describeNotice } from '@fap/shared/notices/describe-notice.ts';
import type { Notice } from '@fap/shared/notices/inbox-contract.ts';
import type { NoticeKind } from '@fap/shared/notices/kinds.ts';
import { Trans } from '@lingui/react/macro';
import {
  ArrowLeftRight,
  AtSign,
  CircleCheck,
  Eye,
  FilePen,
  FileText,
  FileWarning,
  Flag,
  Hand,
  type LucideIcon,
  MessageCircle,
  MessageCircleQuestionMark,
  MessageSquareReply,
  Puzzle,
  Radar,
  ShieldAlert,
  ShieldCheck,
  ShieldOff,
  Siren,
  Stamp,
  Unplug,
  UserCog,
  UserPen,
  UserPlus,
  Users,
} from 'lucide-react';
import { Link } from 'wouter';
import { cn } from '../../../ui/class-names.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { markRead } from '../live/data.ts';
import { noticeLink } from '../live/notice-link.ts';

const ICONS: Record<NoticeKind, LucideIcon> = {
  'report-joined': Users,
  'report-moved': ArrowLeftRight,
  'report-used': FileText,
  'report-revealed': Eye,
  'report-asked': MessageCircle,
  'report-answered': MessageCircle,
  'piece-confirmed': CircleCheck,
  'piece-disputed': MessageCircleQuestionMark,
  'review-answered': MessageSquareReply,
  mentioned: AtSign,
  'comment-mentioned': AtSign,
  'layer-completed': Puzzle,
  'takeover-asked': Hand,
  'draft-given': FilePen,
  'cluster-alert': Siren,
  'escalation-proposed': Siren,
  'evidence-anchored': Stamp,
  'evidence-unreadable': FileWarning,
  'piece-moderated': ShieldAlert,
  'comment-moderated': ShieldAlert,
  'flag-decided': Flag,
  'team-invited': UserPlus,
  'units-decided': Radar,
  'webhook-off': Unplug,
  'change-decided': FilePen,
  'name-replaced': UserPen,
  'roles-changed': UserCog,
  'payment-alert': Siren,
  'own-payment-alert': Siren,
  'guardian-joined': ShieldCheck,
  'guardian-conduct': ShieldAlert,
  'guardianship-ended': ShieldOff,
};

export interface NoticeRowProps {
  notice: Notice;
  /** Called when its link was followed. */
  onFollow?: () => void;
}

/** A notice: what happened, when, and a link to the very thing. Following it marks it as read. */
export function NoticeRow({ notice, onFollow }: NoticeRowProps) {
  const { title, text } = describeNotice(notice, notice.clusterName);
  const Icon = ICONS[notice.kind];
  const isUnread = notice.readAt === null;
  const follow = () => {
    // It stays unread if this fails, which costs nothing.
    markRead([notice]).catch(() => {});
    onFollow?.();
  };
  return (
    <li
      className={cn('relative flex gap-3 px-4 py-3 hover:bg-sunken sm:px-5', isUnread && 'bg-accent-soft/50')}
    >
      <Icon
        aria-hidden
        className={cn('mt-0.5 size-5 shrink-0', isUnread ? 'text-accent' : 'text-ink-soft')}
      />
      <div className="min-w-0 flex-1">
        <Link
          href={noticeLink(notice)}
          onClick={follow}
          className={cn(
            'wrap-anywhere after:absolute after:inset-0',
            isUnread ? 'font-semibold' : 'font-medium',
          )}
        >
          {isUnread && (
            <span className="sr-only">
              <Trans>Unread:</Trans>{' '}
            </span>
          )}
          {title}
        </Link>
        <p className="mt-0.5 text-sm text-ink-soft wrap-anywhere">{text}</p>
        <p className="mt-1 text-xs text-ink-soft">
          <RelativeTime at={notice.at} />
        </p>
      </div>
      {isUnread && <span aria-hidden className="mt-2 size-2 shrink-0 rounded-full bg-accent" />}
    </li>
  );
}

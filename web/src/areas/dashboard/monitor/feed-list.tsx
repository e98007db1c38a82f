import { Boxes, FolderOpen, Globe, type LucideIcon, PawPrint, ScanSearch, Siren } from 'lucide-react';
import { Link } from 'wouter';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { FeedEvent, FeedKind } from './feed-event.ts';

const ICONS: Readonly<Record<FeedKind, LucideIcon>> = {
  alert: Siren,
  case: FolderOpen,
  cluster: Boxes,
  unit: PawPrint,
  scan: ScanSearch,
  harvest: Globe,
};

/** Lines of what happened, newest first. */
export function FeedList({ label, events }: { label: string; events: readonly FeedEvent[] }) {
  return (
    <ol aria-label={label} className="grid">
      {events.map(({ key, kind, at, text, subject, href }) => {
        const Icon = ICONS[kind];
        return (
          <li key={key} className="flex items-start gap-3 border-t border-line px-5 py-3 first:border-t-0">
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
            <p className="min-w-0 text-sm">
              <Link href={href} className="font-medium wrap-anywhere hover:text-accent hover:underline">
                {subject}
              </Link>
              <span className="block text-ink-soft">
                {text} · <RelativeTime at={at} />
              </span>
            </p>
          </li>
        );
      })}
    </ol>
  );
}

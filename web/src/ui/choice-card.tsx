import { ArrowRight, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';

export interface ChoiceCardProps {
  href: string;
  icon: LucideIcon;
  title: string;
  text: string;
}

/** A card that is one link. */
export function ChoiceCard({ href, icon: Icon, title, text }: ChoiceCardProps) {
  return (
    <Link
      href={href}
      className="group flex items-start gap-4 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-accent-line hover:bg-accent-soft sm:p-5"
    >
      <Icon aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-accent" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="mt-0.5 block text-sm text-ink-soft">{text}</span>
      </span>
      <ArrowRight
        aria-hidden
        className="mt-1 size-4 shrink-0 text-ink-soft transition-transform group-hover:translate-x-0.5 group-hover:text-accent"
      />
    </Link>
  );
}

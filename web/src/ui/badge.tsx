import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

export type Tone = 'neutral' | 'accent' | 'critical' | 'high' | 'medium' | 'low';

const TONES: Record<Tone, string> = {
  neutral: 'border-line bg-sunken text-ink-soft',
  accent: 'border-accent-line bg-accent-soft text-accent',
  critical: 'border-transparent bg-critical-soft text-critical',
  high: 'border-transparent bg-high-soft text-high',
  medium: 'border-transparent bg-medium-soft text-medium',
  low: 'border-transparent bg-low-soft text-low',
};

export interface BadgeProps {
  tone?: Tone;
  icon?: LucideIcon;
  className?: string;
  children: ReactNode;
}

/** A short status text; use the severity tones only for severity. */
export function Badge({ tone = 'neutral', icon: Icon, className, children }: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {Icon && <Icon aria-hidden className="size-3.5" />}
      {children}
    </span>
  );
}

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

const SIZES = { sm: 'px-2.5 py-0.5 text-xs', md: 'px-3 py-1 text-sm' };

export interface BadgeProps {
  tone?: Tone;
  icon?: LucideIcon;
  /** Beside a heading it is larger than in a list. */
  size?: keyof typeof SIZES;
  /** May break into lines: for words of unknown length. */
  wraps?: boolean;
  className?: string;
  children: ReactNode;
}

/** A short status text; use the severity tones only for severity. */
export function Badge({ tone = 'neutral', icon: Icon, size = 'sm', wraps, className, children }: BadgeProps) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 rounded-full border font-semibold',
        SIZES[size],
        !wraps && 'whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {Icon && <Icon aria-hidden className="size-3.5" />}
      {children}
    </span>
  );
}

import { cn } from '../class-names.ts';

export interface MeterBarProps {
  /** 0–1; what is outside is drawn as the nearest end. */
  share: number;
  /** The class of the filled part; a severity's only where the bar means severity. */
  fill?: string;
  size?: 'sm' | 'md';
  className?: string;
}

/** A share as a bar; the text beside it has the figure, so screen readers leave it out. */
export function MeterBar({ share, fill = 'bg-accent', size = 'sm', className }: MeterBarProps) {
  return (
    <span
      aria-hidden
      className={cn(
        'block w-full overflow-hidden rounded-full bg-line',
        size === 'sm' ? 'h-1.5' : 'h-2.5',
        className,
      )}
    >
      <span
        className={cn('block h-full rounded-full transition-[width] duration-300 ease-calm', fill)}
        style={{ width: `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%` }}
      />
    </span>
  );
}

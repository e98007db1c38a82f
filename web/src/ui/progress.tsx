import { cn } from './class-names.ts';

export interface ProgressProps {
  /** What it measures, for screen readers. */
  label: string;
  /** 0–100, or null if unknown. */
  percent: number | null;
  className?: string;
}

/** A progress bar; the caller also shows the number as text. */
export function Progress({ label, percent, className }: ProgressProps) {
  const known =
    percent === null ? {} : { 'aria-valuenow': percent, 'aria-valuetext': `${Math.round(percent)}%` };
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...known}
      className={cn('h-1.5 w-full overflow-hidden rounded-full bg-line', className)}
    >
      <div
        className="block h-full origin-left rounded-full bg-accent transition-transform duration-300 ease-calm"
        style={{ transform: `translateX(-${100 - (percent ?? 0)}%)` }}
      />
    </div>
  );
}

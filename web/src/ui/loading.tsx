import { cn } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export interface LoadingProps {
  /** What is loading, such as "Loading clusters…". */
  label: string;
  className?: string;
}

/** A spinner with a label. */
export function Loading({ label, className }: LoadingProps) {
  return (
    <div
      role="status"
      className={cn('flex items-center justify-center gap-3 px-4 py-16 text-ink-soft', className)}
    >
      <Spinner className="text-accent" />
      <span>{label}</span>
    </div>
  );
}

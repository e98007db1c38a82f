import { cn } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export interface LoadingProps {
  /** What is being waited for, for example "Loading clusters…". */
  label: string;
  className?: string;
}

/** A wait with its reason. */
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

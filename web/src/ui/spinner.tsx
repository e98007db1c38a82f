import { cn } from './class-names.ts';

/** A small turning ring; it stands still under reduced motion, so a word always goes with it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        'inline-block size-4 shrink-0 rounded-full border-2 border-current border-r-transparent motion-safe:animate-spin',
        className,
      )}
    />
  );
}

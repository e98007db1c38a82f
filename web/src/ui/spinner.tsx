import { cn } from './class-names.ts';

/** A spinning ring; it stops under reduced motion, so always add a text. */
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

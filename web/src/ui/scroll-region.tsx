import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

/** A region that scrolls sideways on its own, also by keyboard. */
export function ScrollRegion({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className={cn('scroll-fade relative overflow-x-auto', className)}
    >
      {children}
    </section>
  );
}

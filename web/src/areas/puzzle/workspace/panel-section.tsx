import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../../ui/class-names.ts';

export interface PanelSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  /** Id of the heading. */
  titleId?: string;
  /** One sentence below the title. */
  hint?: string | undefined;
  actions?: ReactNode;
}

/** A titled part of a panel. */
export function PanelSection({
  title,
  titleId,
  hint,
  actions,
  className,
  children,
  ...rest
}: PanelSectionProps) {
  return (
    <section className={cn('border-b border-line px-4 py-4 last:border-b-0', className)} {...rest}>
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="min-w-0">
          <h2 id={titleId} className="text-[0.9375rem] font-semibold">
            {title}
          </h2>
          {hint && <p className="mt-0.5 text-sm text-ink-soft">{hint}</p>}
        </div>
        {actions}
      </div>
      <div className="mt-3">{children}</div>
    </section>
  );
}

import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

/** A bordered surface. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('rounded-lg border border-line bg-surface', className)} {...rest} />;
}

/** The padded content of a card. */
export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('p-5 sm:p-6', className)} {...rest} />;
}

export interface CardHeaderProps {
  title: string;
  /** One sentence below the title. */
  hint?: string | undefined;
  actions?: React.ReactNode;
  id?: string;
}

/** The title row of a card. */
export function CardHeader({ title, hint, actions, id }: CardHeaderProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-3 border-b border-line px-5 py-4 sm:px-6">
      <div className="min-w-0">
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        {hint && <p className="mt-0.5 text-sm text-ink-soft">{hint}</p>}
      </div>
      {actions}
    </div>
  );
}

import type { AgentFigure } from '@fap/shared/agents/figures.ts';
import { t } from '@lingui/core/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { cn } from '../../../ui/class-names.ts';
import { formatCount } from '../../../ui/format-count.ts';

export interface CountLinkProps {
  accountId: string;
  figure: AgentFigure;
  count: number;
  /** What is counted, for screen readers. */
  label: string;
  className?: string;
}

/** A number that opens the rows it counts. */
export function CountLink({ accountId, figure, count, label, className }: CountLinkProps) {
  return (
    <Link
      href={paths.agentRows(accountId, figure)}
      aria-label={t`${formatCount(count)} ${label}: show the list`}
      className={cn(
        'tabular-nums underline decoration-line-strong decoration-1 underline-offset-4 hover:text-accent hover:decoration-accent',
        className,
      )}
    >
      {formatCount(count)}
    </Link>
  );
}

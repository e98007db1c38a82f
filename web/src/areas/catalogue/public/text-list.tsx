import { cn } from '../../../ui/class-names.ts';

export interface TextListProps {
  items: readonly string[];
  className?: string;
}

/** A bulleted list of sentences. */
export function TextList({ items, className }: TextListProps) {
  return (
    <ul className={cn('list-disc space-y-1.5 pl-5 marker:text-line-strong', className)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** A numbered list of steps. */
export function StepList({ items, className }: TextListProps) {
  return (
    <ol className={cn('space-y-4', className)}>
      {items.map((item, index) => (
        <li key={item} className="flex gap-3.5">
          <span
            aria-hidden
            className="flex size-7 shrink-0 items-center justify-center rounded-full border border-accent-line bg-surface text-sm font-semibold text-accent tabular-nums"
          >
            {index + 1}
          </span>
          <span className="min-w-0 pt-0.5">{item}</span>
        </li>
      ))}
    </ol>
  );
}

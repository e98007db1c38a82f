import { CircleAlert } from 'lucide-react';
import { cn } from './class-names.ts';

export interface StepIndicatorProps {
  steps: readonly string[];
  /** 1 for the first. */
  current: number;
  /** Steps with errors. */
  faulty: ReadonlySet<number>;
  /** Steps that were left with something missing. */
  unfinished: ReadonlySet<number>;
  onChoose: (step: number) => void;
}

/** The steps of a form; each can be opened at any time. */
export function StepIndicator({ steps, current, faulty, unfinished, onChoose }: StepIndicatorProps) {
  return (
    <nav aria-label="Steps">
      <ol className="grid grid-cols-5 gap-1.5 sm:gap-3">
        {steps.map((name, index) => {
          const step = index + 1;
          const isCurrent = step === current;
          const isUnfinished = unfinished.has(step) && !faulty.has(step);
          return (
            <li key={name}>
              <button
                type="button"
                aria-current={isCurrent ? 'step' : undefined}
                onClick={() => onChoose(step)}
                className={cn(
                  'flex min-h-11 w-full items-start border-t-4 border-line pt-2 text-left text-sm leading-snug text-ink-soft hover:border-accent-line hover:text-ink',
                  step < current && 'border-accent-line',
                  isCurrent && 'border-accent font-semibold text-ink hover:border-accent',
                  isUnfinished && 'border-medium',
                  faulty.has(step) && 'border-critical text-critical',
                )}
              >
                <span className="sm:hidden">
                  <span className="sr-only">{name}: step </span>
                  {step}
                </span>
                <span className="hidden sm:inline">
                  {step}. {name}
                </span>
                {faulty.has(step) && <span className="sr-only"> (needs correction)</span>}
                {isUnfinished && (
                  <>
                    <CircleAlert aria-hidden className="ml-1 size-4 shrink-0 text-medium" />
                    <span className="sr-only"> (not complete)</span>
                  </>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <p aria-hidden className="mt-1 text-sm font-semibold sm:hidden">
        Step {current} of {steps.length}: {steps[current - 1]}
      </p>
    </nav>
  );
}

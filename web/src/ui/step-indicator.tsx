import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
    <nav aria-label={t`Steps`}>
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
                  'flex min-h-11 w-full items-start border-t-4 pt-2 text-left text-sm leading-snug',
                  isCurrent && 'font-semibold',
                  lineOf({ isFaulty: faulty.has(step), isUnfinished, isCurrent, isPast: step < current }),
                  faulty.has(step)
                    ? 'text-critical'
                    : isCurrent
                      ? 'text-ink'
                      : 'text-ink-soft hover:text-ink',
                )}
              >
                <span className="sm:hidden">
                  <span className="sr-only">
                    <Trans>{name}: step</Trans>{' '}
                  </span>
                  {step}
                </span>
                <span className="hidden sm:inline">
                  {step}. {name}
                </span>
                {faulty.has(step) && (
                  <span className="sr-only">
                    {' '}
                    <Trans>(needs correction)</Trans>
                  </span>
                )}
                {isUnfinished && (
                  <>
                    <CircleAlert aria-hidden className="ml-1 size-4 shrink-0 text-medium" />
                    <span className="sr-only">
                      {' '}
                      <Trans>(not complete)</Trans>
                    </span>
                  </>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <p aria-hidden className="mt-1 text-sm font-semibold sm:hidden">
        <Trans>
          Step {current} of {steps.length}: {steps[current - 1]}
        </Trans>
      </p>
    </nav>
  );
}

/** The line above a step: the most urgent of what is true of it. */
function lineOf(
  step: Readonly<Record<'isFaulty' | 'isUnfinished' | 'isCurrent' | 'isPast', boolean>>,
): string {
  if (step.isFaulty) return 'border-critical';
  if (step.isUnfinished) return 'border-medium';
  if (step.isCurrent) return 'border-accent';
  return step.isPast ? 'border-accent-line' : 'border-line hover:border-accent-line';
}

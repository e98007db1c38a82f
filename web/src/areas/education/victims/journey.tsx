import {
  JOURNEY,
  type JourneyStep,
  nextStep,
  type StepStatus,
  statusOf,
} from '@fap/shared/education/victims/journey.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, RotateCcw, StepForward } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';

/** The five steps of a report, drawn as a path that can be walked through with one button. */
export function Journey() {
  const [current, setCurrent] = useState(1);
  const isLast = current === JOURNEY.length;
  const active = JOURNEY[current - 1];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="max-w-prose">
        <Trans>
          This is an example of how a report moves along. The times are what we usually aim for, not a
          promise.{' '}
          <Link href={paths.ownReports()} className="link">
            Your own reports
          </Link>{' '}
          show what really happened, and when.
        </Trans>
      </p>
      <ol className="grid lg:grid-cols-5 lg:gap-4">
        {JOURNEY.map((entry) => (
          <Step key={entry.step} entry={entry} status={statusOf(entry.step, current)} />
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        <Trans>
          Now at step {current} of {JOURNEY.length}: {active?.title}
        </Trans>
      </p>
      <div>
        <Button variant="primary" size="lg" onClick={() => setCurrent(nextStep(current))}>
          {isLast ? (
            <>
              <RotateCcw aria-hidden className="size-4" />
              <Trans>Restart Simulation</Trans>
            </>
          ) : (
            <>
              <StepForward aria-hidden className="size-4" />
              <Trans>Simulate Next Step</Trans>
            </>
          )}
        </Button>
      </div>
    </div>
  );
}

const STATUS_NAMES: Record<StepStatus, string> = {
  completed: t`Completed`,
  active: t`Active`,
  pending: t`Pending`,
};

function Step({ entry, status }: { entry: JourneyStep; status: StepStatus }) {
  const { step, title, description, timeframe, outcome } = entry;
  const isLast = step === JOURNEY.length;
  return (
    <li
      aria-current={status === 'active' ? 'step' : undefined}
      className="relative flex gap-4 pb-8 last:pb-0 lg:flex-col lg:gap-3 lg:pb-0"
    >
      {!isLast && (
        // Down from the circle on phones, to the right of it where the steps stand side by side.
        <span
          aria-hidden
          className={cn(
            'absolute top-10 bottom-0 left-5 w-0.5 -translate-x-1/2 lg:top-5 lg:right-[-1rem] lg:bottom-auto lg:left-10 lg:h-0.5 lg:w-auto lg:translate-x-0',
            status === 'completed' ? 'bg-accent' : 'bg-line',
          )}
        />
      )}
      <span
        aria-hidden
        className={cn(
          'relative flex size-10 shrink-0 items-center justify-center rounded-full border-2 font-semibold tabular-nums',
          status === 'completed' && 'border-accent bg-accent text-on-accent',
          status === 'active' && 'border-accent bg-accent-soft text-accent',
          status === 'pending' && 'border-line bg-surface text-ink-soft',
        )}
      >
        {status === 'completed' ? <Check className="size-5" /> : step}
      </span>
      <div className="min-w-0">
        <p className={cn('text-sm font-semibold', status === 'pending' ? 'text-ink-soft' : 'text-accent')}>
          {STATUS_NAMES[status]}
        </p>
        <h2 className="mt-0.5 text-lg leading-snug font-semibold text-balance">{title}</h2>
        <p className="mt-1 text-sm text-ink-soft">
          <span className="sr-only">
            <Trans>Usual aim:</Trans>{' '}
          </span>
          {timeframe}
        </p>
        <p className="mt-3 max-w-prose">{description}</p>
        {status !== 'pending' && (
          <p className="mt-3 max-w-prose border-l-4 border-accent-line pl-3 text-ink-soft">
            <span className="font-semibold text-ink">
              <Trans>After this step:</Trans>
            </span>{' '}
            {outcome}
          </p>
        )}
      </div>
    </li>
  );
}

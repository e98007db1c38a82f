import type { OperationStep } from '@fap/shared/recondogs/operations.ts';
import { unitOf } from '@fap/shared/recondogs/units.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Pause, Play } from 'lucide-react';
import { useId } from 'react';
import { dateFormat } from '../../../platform/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { RUN_WORDS } from '../components/run-status-badge.tsx';
import type { usePlayer } from './use-player.ts';

const clock = dateFormat({ dateStyle: 'medium', timeStyle: 'medium' });

export interface ReplayBarProps {
  player: ReturnType<typeof usePlayer>;
  steps: readonly OperationStep[];
  isRunning: boolean;
}

/** Scrubs through an operation, or plays it; its words say what happened at the shown moment. */
export function ReplayBar({ player, steps, isRunning }: ReplayBarProps) {
  const sliderId = useId();
  const step = steps[player.at - 1];
  const words = step
    ? `${unitOf(step.unit).name}: ${RUN_WORDS[step.status].toLowerCase()}`
    : t`Before the first step`;
  return (
    <div className="grid gap-3 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-x-4">
      <Button onClick={player.toggle} disabled={steps.length === 0}>
        {player.isPlaying ? (
          <Pause aria-hidden className="size-4" />
        ) : (
          <Play aria-hidden className="size-4" />
        )}
        {player.isPlaying ? t`Pause` : t`Replay`}
      </Button>
      <div className="min-w-0">
        <label htmlFor={sliderId} className="sr-only">
          <Trans>Moment of the operation</Trans>
        </label>
        <input
          id={sliderId}
          type="range"
          min={0}
          max={steps.length}
          step={1}
          value={player.at}
          onChange={(event) => player.scrub(Number(event.target.value))}
          aria-valuetext={t`Step ${player.at} of ${steps.length}. ${words}`}
          className="block h-6 w-full cursor-pointer accent-accent"
        />
        <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
          <span>
            <span className="font-medium text-ink">
              <Trans>
                Step {player.at} of {steps.length}
              </Trans>
            </span>
            {' · '}
            {words}
          </span>
          <span className="tabular-nums">
            {player.isAtEnd && isRunning ? t`Live` : step ? clock.format(new Date(step.at)) : ''}
          </span>
        </p>
      </div>
    </div>
  );
}

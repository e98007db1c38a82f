import { ALERT_COMPLETION_PERCENT } from '@fap/shared/clusters/constants.ts';
import type { PuzzleLayer } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { cn } from '../../../ui/class-names.ts';
import { LAYER_STATE_WORDS } from '../../clusters/public/layer-state-words.ts';

export interface CompletionMeterProps {
  layers: readonly PuzzleLayer[];
  completionRate: number;
  /** On a phone takes one line. */
  isSlim?: boolean;
}

const FILL = { complete: 'bg-accent', partial: 'bg-accent/40', missing: 'bg-line' } as const;

/** How much of the anatomy is solved: one segment per layer, in the order of the scam. */
export function CompletionMeter({ layers, completionRate, isSlim = false }: CompletionMeterProps) {
  const count = (status: PuzzleLayer['status']) => layers.filter((layer) => layer.status === status).length;
  const percent = Math.round(completionRate * 10) / 10;
  return (
    <section
      aria-label={t`Completion`}
      className={cn(isSlim && 'max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3')}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="text-lg leading-none font-semibold tabular-nums">
          {percent}%
          <span className="ml-1.5 text-sm font-medium text-ink-soft">
            <Trans>complete</Trans>
          </span>
        </p>
        <p className={cn('text-xs text-ink-soft', isSlim && 'max-sm:hidden')}>
          <Trans>
            <span className="font-medium text-ink">{count('complete')}</span> complete ·{' '}
            <span className="font-medium text-ink">{count('partial')}</span> partial ·{' '}
            <span className="font-medium text-ink">{count('missing')}</span> missing
          </Trans>
        </p>
      </div>
      <div
        role="progressbar"
        aria-label={t`Puzzle completion`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`${percent}%`}
        className={cn('flex gap-0.5', isSlim ? 'max-sm:flex-1 sm:mt-1.5' : 'mt-1.5')}
      >
        {layers.map((layer) => (
          <span
            key={layer.layer}
            title={`${layer.layer} ${layer.name}: ${LAYER_STATE_WORDS[layer.status]}`}
            className={cn('h-2 flex-1 rounded-[2px] transition-colors duration-500', FILL[layer.status])}
          />
        ))}
      </div>
      {completionRate >= 100 && (
        <p className="mt-2 text-sm font-medium text-accent">
          <Trans>All layers are solved. More evidence still makes it stronger.</Trans>
        </p>
      )}
      {completionRate >= ALERT_COMPLETION_PERCENT && (
        <p className="mt-2 text-sm font-medium text-accent">
          <Trans>
            {ALERT_COMPLETION_PERCENT}% reached. We haven’t informed anybody outside: analysts decide what
            goes into a dossier.
          </Trans>
        </p>
      )}
    </section>
  );
}

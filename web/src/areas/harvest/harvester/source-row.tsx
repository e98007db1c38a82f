import type { ListedSource } from '@fap/shared/harvest/entities.ts';
import { GOOD_STATES, type SourceState } from '@fap/shared/harvest/sources.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleAlert, LoaderCircle } from 'lucide-react';
import { formatNumber } from '../../../platform/locale.ts';
import { Badge } from '../../../ui/badge.tsx';
import { MeterBar } from '../../../ui/chart/meter-bar.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { cn } from '../../../ui/class-names.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { SOURCE_STATE_LABELS } from '../sources/tier-labels.ts';
import type { SourceProgress } from './progress-of.ts';
import { SourceDetails } from './source-details.tsx';

export interface SourceRowProps {
  source: ListedSource;
  progress: SourceProgress | undefined;
  isSelected: boolean;
  isLocked: boolean;
  onSelect: (isSelected: boolean) => void;
}

const isGood = (state: SourceState) => GOOD_STATES.includes(state);

/** A source: whether it is chosen, how it does now and did before, and what it brought. */
export function SourceRow({ source, progress, isSelected, isLocked, onSelect }: SourceRowProps) {
  const { name, type, status, entriesContributed, lastSuccessAt, reliability } = source;
  return (
    <tr className="border-t border-line">
      <td className="py-3 pr-4 align-top">
        <Checkbox
          label={name}
          name={name}
          hint={
            <span className="text-xs">
              {type.toUpperCase()}
              {status === 'inactive' && t` · inactive`}
            </span>
          }
          isChecked={isSelected}
          onChange={onSelect}
          isDisabled={isLocked}
        />
      </td>
      <td className="py-3 pr-4 align-top">
        <StateBadge source={source} progress={progress} />
        <p className="mt-1 text-xs text-ink-soft">
          {lastSuccessAt === null ? (
            t`No good fetch yet`
          ) : (
            <Trans>
              Good <RelativeTime at={lastSuccessAt} />
            </Trans>
          )}
        </p>
      </td>
      <td className="min-w-32 py-3 pr-4 align-top">
        <span className="text-sm font-medium tabular-nums">
          {reliability === null ? t`Not measured` : `${reliability}%`}
        </span>
        {reliability !== null && <MeterBar share={reliability / 100} className="mt-1" />}
        <Recent states={source.recent} />
      </td>
      <td className="py-3 pr-4 text-right align-top tabular-nums">{formatNumber(entriesContributed)}</td>
      <td className="py-3 text-right align-top">
        <SourceDetails source={source} />
      </td>
    </tr>
  );
}

function StateBadge({ source: { state }, progress }: Pick<SourceRowProps, 'source' | 'progress'>) {
  if (progress?.status === 'running')
    return (
      <Badge tone="accent" icon={LoaderCircle} className="[&>svg]:motion-safe:animate-spin">
        {progress.total === null ? t`Fetching` : t`${progress.processed} of ${progress.total}`}
      </Badge>
    );
  if (progress?.status === 'queued')
    return (
      <Badge tone="accent">
        <Trans>Waiting</Trans>
      </Badge>
    );
  if (state === null)
    return (
      <Badge>
        <Trans>Not fetched yet</Trans>
      </Badge>
    );
  return isGood(state) ? (
    <Badge>{SOURCE_STATE_LABELS[state]}</Badge>
  ) : (
    <Badge tone="high" icon={CircleAlert}>
      {SOURCE_STATE_LABELS[state]}
    </Badge>
  );
}

/** The latest fetches as small bars, the newest on the right: full for a good one, low for a failed one. */
function Recent({ states }: { states: readonly SourceState[] }) {
  if (states.length === 0) return null;
  const good = states.filter(isGood).length;
  return (
    <>
      <span className="sr-only">
        <Trans>
          {good} of the last {states.length} fetches were good
        </Trans>
      </span>
      <span aria-hidden className="mt-1.5 flex h-4 items-end gap-0.5">
        {states.map((state, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a fetch is its place among the latest ones
            key={place}
            className={cn('w-1.5 rounded-[1px]', isGood(state) ? 'h-4 bg-accent-line' : 'h-2 bg-high')}
          />
        ))}
      </span>
    </>
  );
}

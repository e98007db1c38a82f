import type { AvailableUnit } from '@fap/shared/recondogs/entities.ts';
import { plural, t } from '@lingui/core/macro';
import { formatNumber } from '../../../platform/locale.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { cn } from '../../../ui/class-names.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { isOver } from '../live-status.ts';
import { FindingList } from './finding-list.tsx';
import { RUN_WORDS, RunStatusBadge } from './run-status-badge.tsx';

export interface UnitRowProps {
  unit: AvailableUnit;
  isSelected: boolean;
  isLocked: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** A unit with a box to select it, its state on the target, and the findings of its last run. */
export function UnitRow({ unit, isSelected, isLocked, onSelect }: UnitRowProps) {
  const { name, codename, specialty, lastRun, status } = unit;
  return (
    <li className={cn('px-5 py-4 transition-colors', status !== 'ready' && 'bg-accent-soft/50')}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Checkbox
          label={
            <>
              {name}{' '}
              <span className="ml-1 text-xs font-semibold tracking-wide text-ink-soft">{codename}</span>
            </>
          }
          hint={specialty}
          isChecked={isSelected}
          onChange={onSelect}
          isDisabled={isLocked}
        />
        <span className="max-sm:pl-9">
          <RunStatusBadge unit={unit} />
        </span>
      </div>
      <div className="mt-1 pl-9 text-sm text-ink-soft">
        <p>{successOf(unit)}</p>
        {lastRun && isOver(lastRun.status) && <LastRun name={name} run={lastRun} />}
      </div>
    </li>
  );
}

interface LastRunProps {
  name: string;
  run: NonNullable<AvailableUnit['lastRun']>;
}

function LastRun({ name, run }: LastRunProps) {
  return (
    <>
      <p>
        <span className="font-medium text-ink">{RUN_WORDS[run.status]}</span>
        {run.endedAt && (
          <>
            {' '}
            <RelativeTime at={run.endedAt} />
          </>
        )}
        {run.reason && `: ${run.reason}`}
      </p>
      <FindingList unitName={name} findings={run.findings} />
    </>
  );
}

function successOf({ successRate, finishedRuns }: AvailableUnit): string {
  if (finishedRuns === 0) return t`No finished runs yet`;
  const runs = t`${formatNumber(finishedRuns)} finished ${plural(finishedRuns, { one: 'run', other: 'runs' })}`;
  return successRate === null ? t`${runs}, too few for a rate` : t`Success rate ${successRate}% over ${runs}`;
}

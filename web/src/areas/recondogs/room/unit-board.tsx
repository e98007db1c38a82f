import { ACTIVE_MINUTES, type RoomUnit } from '@fap/shared/recondogs/command-room.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { cn } from '../../../ui/class-names.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { SHOWN, type Shown, STATE_DOTS, STATE_WORDS, shownUnits } from './unit-look.ts';

export interface UnitBoardProps {
  units: readonly RoomUnit[];
  shown: Shown;
  onShow: (shown: Shown) => void;
  /** The key of the selected unit. */
  selected: string;
  onSelect: (key: string) => void;
}

const LABELS: Readonly<Record<Shown, string>> = {
  '': t`All`,
  active: t`Active`,
  triggered: t`Triggered`,
  dormant: t`Dormant`,
};

const NONE: Readonly<Record<Shown, string>> = {
  '': t`No unit is here right now.`,
  active: t`No unit is active right now.`,
  triggered: t`No unit is triggered right now.`,
  dormant: t`No unit is dormant right now.`,
};

/** The twenty units as a board to pick one from, filtered by their state. */
export function UnitBoard({ units, shown, onShow, selected, onSelect }: UnitBoardProps) {
  const visible = shownUnits(units, shown);
  return (
    <section aria-labelledby="units-title" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="units-title" className="text-xl font-semibold">
          {t`ReconDogs (${visible.length}/20)`}
        </h2>
        <fieldset className="min-w-0">
          <legend className="sr-only">
            <Trans>Show units by state</Trans>
          </legend>
          <div className="grid grid-cols-2 gap-1 rounded-md border border-line bg-sunken p-1 sm:inline-flex">
            {SHOWN.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === shown}
                onClick={() => onShow(one)}
                className={cn(
                  'min-h-9 rounded-sm px-3 text-sm font-medium whitespace-nowrap',
                  one === shown
                    ? 'bg-surface text-accent shadow-[0_0_0_1px_var(--color-line-strong)]'
                    : 'text-ink-soft hover:text-ink',
                )}
              >
                {LABELS[one]} <span className="tabular-nums">{shownUnits(units, one).length}</span>
              </button>
            ))}
          </div>
        </fieldset>
      </div>
      {visible.length === 0 ? (
        <p className="rounded-lg border border-line bg-surface px-5 py-4 text-ink-soft">{NONE[shown]}</p>
      ) : (
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-3 xl:grid-cols-4">
          {visible.map((unit) => (
            <li key={unit.key} className="min-w-0">
              <UnitTile unit={unit} isSelected={unit.key === selected} onSelect={() => onSelect(unit.key)} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm text-ink-soft">
        <Trans>
          Active: at work, or was within the last {ACTIVE_MINUTES} minutes. Triggered: sent, and waits for its
          turn. Dormant: anything else.
        </Trans>
      </p>
    </section>
  );
}

interface UnitTileProps {
  unit: RoomUnit;
  isSelected: boolean;
  onSelect: () => void;
}

function UnitTile({ unit, isSelected, onSelect }: UnitTileProps) {
  const { codename, name, state, lastActiveAt } = unit;
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onSelect}
      className={cn(
        'flex h-full w-full flex-col rounded-lg border px-3 py-2.5 text-left transition-colors',
        isSelected
          ? 'border-accent bg-accent-soft'
          : 'border-line bg-surface hover:border-accent-line hover:bg-accent-soft',
      )}
    >
      <span className="flex w-full items-center justify-between gap-2">
        <span className="text-xs font-semibold tracking-wide text-ink-soft">{codename}</span>
        <span aria-hidden className={cn('size-2.5 shrink-0 rounded-full', STATE_DOTS[state])} />
      </span>
      <span className="mt-0.5 text-sm leading-tight font-semibold">{name}</span>
      <span className="mt-auto pt-1 text-xs text-ink-soft">
        {STATE_WORDS[state]}
        {lastActiveAt && (
          <>
            {' · '}
            <RelativeTime at={lastActiveAt} />
          </>
        )}
      </span>
    </button>
  );
}

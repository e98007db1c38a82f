import type { AvailableUnit } from '@fap/shared/recondogs/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCurrentUser } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { UnitRow } from './unit-row.tsx';

export interface UnitListProps {
  units: readonly AvailableUnit[];
  selected: readonly string[];
  onSelect: (keys: string[]) => void;
}

/** The twenty units; users who may deploy can select them. */
export function UnitList({ units, selected, onSelect }: UnitListProps) {
  const { capabilities } = useCurrentUser();
  const isLocked = !capabilities.includes('recondogs.deploy');
  const handleSelect = (key: string, isSelected: boolean) => {
    const others = selected.filter((other) => other !== key);
    onSelect(isSelected ? [...others, key] : others);
  };
  const busy = units.filter(({ status }) => status !== 'ready').length;
  return (
    <section aria-labelledby="units">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="units" className="text-xl font-semibold">
            <Trans>Units</Trans>
          </h2>
          <p role="status" className="text-sm text-ink-soft">
            {busy === 0
              ? t`No units at work on this cluster`
              : t`${busy} of ${units.length} at work on this cluster`}
            {selected.length > 0 && t`, ${selected.length} selected`}
          </p>
        </div>
        <div className="flex gap-2">
          <Button size="sm" disabled={isLocked} onClick={() => onSelect(units.map(({ key }) => key))}>
            <Trans>Select all available</Trans>
          </Button>
          <Button size="sm" disabled={isLocked || selected.length === 0} onClick={() => onSelect([])}>
            <Trans>Clear</Trans>
          </Button>
        </div>
      </div>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {units.map((unit) => (
          <UnitRow
            key={unit.key}
            unit={unit}
            isSelected={selected.includes(unit.key)}
            isLocked={isLocked}
            onSelect={(isSelected) => handleSelect(unit.key, isSelected)}
          />
        ))}
      </ul>
    </section>
  );
}

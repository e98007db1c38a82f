import { t } from '@lingui/core/macro';
import { Field } from '../../../ui/field.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { type ClusterFilters, STRENGTH_OPTIONS, TYPE_OPTIONS, VERIFIED_OPTIONS } from './cluster-filters.ts';

export interface ClusterFilterBarProps {
  filters: ClusterFilters;
  onChange: (change: Partial<ClusterFilters>) => void;
}

const CHOICES = [
  { name: 'type', label: t`Scam type`, options: TYPE_OPTIONS },
  { name: 'strength', label: t`Strength`, options: STRENGTH_OPTIONS },
  { name: 'verified', label: t`Verified by`, options: VERIFIED_OPTIONS },
] as const;

/** The search field and three filters of the list. */
export function ClusterFilterBar({ filters, onChange }: ClusterFilterBarProps) {
  return (
    <search className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]">
      <Field label={t`Search`} className="col-span-2 sm:col-span-3 lg:col-span-1">
        {(control) => (
          <SearchInput
            {...control}
            placeholder={t`Name, id or words from the description`}
            value={filters.q}
            onChange={(event) => onChange({ q: event.target.value })}
          />
        )}
      </Field>
      {CHOICES.map(({ name, label, options }) => (
        <Field key={name} label={label} className={name === 'type' ? 'max-sm:col-span-2' : undefined}>
          {(control) => (
            <Select
              {...control}
              options={options}
              value={filters[name]}
              onChange={(event) => onChange({ [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </search>
  );
}

import { t } from '@lingui/core/macro';
import { Field } from '../../../ui/field.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Select, type SelectOption } from '../../../ui/select.tsx';
import { RISK_OPTIONS, SCAM_TYPE_OPTIONS, STATUS_OPTIONS } from '../case-options.ts';

/** The limit of the contract, in characters. */
const MAX_WORDS = 200;
const ALL = { value: '', label: t`All` };

export type CaseFilters = Record<'q' | 'status' | 'risk' | 'type', string>;

const CHOICES: readonly { name: Exclude<keyof CaseFilters, 'q'>; label: string; options: SelectOption[] }[] =
  [
    { name: 'status', label: t`Status`, options: [ALL, ...STATUS_OPTIONS] },
    { name: 'risk', label: t`Risk`, options: [ALL, ...RISK_OPTIONS] },
    { name: 'type', label: t`Scam type`, options: [ALL, ...SCAM_TYPE_OPTIONS] },
  ];

export interface CaseFilterBarProps {
  filters: CaseFilters;
  onChange: (change: Partial<CaseFilters>) => void;
}

/** Search and filters of the list of cases. */
export function CaseFilterBar({ filters, onChange }: CaseFilterBarProps) {
  return (
    <search className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-3 lg:grid-cols-[minmax(0,1fr)_10rem_10rem_13rem]">
      <Field label={t`Search cases`} className="sm:col-span-3 lg:col-span-1">
        {(control) => (
          <SearchInput
            {...control}
            placeholder={t`Number, title, words of the description`}
            maxLength={MAX_WORDS}
            value={filters.q}
            onChange={(event) => onChange({ q: event.target.value })}
          />
        )}
      </Field>
      {CHOICES.map(({ name, label, options }) => (
        <Field key={name} label={label}>
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

import type { ScamFlow } from '@fap/shared/education/flows/scam-flow-entry.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { cn } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/field.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { familyOptions, filterFlows } from './filter-flows.ts';
import { formatMinutes } from './flow-words.ts';

export interface FlowPickerProps {
  flows: readonly ScamFlow[];
  chosen: ScamFlow | null;
  search: string;
  family: string;
  onFilter: (change: { search?: string; family?: string }) => void;
  onChoose: (flow: ScamFlow) => void;
}

/** The list of patterns, by words and by group of families. */
export function FlowPicker({ flows, chosen, search, family, onFilter, onChoose }: FlowPickerProps) {
  const [typed, setTyped] = useState(search);
  const shown = filterFlows(flows, { search: typed, family });
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:max-lg:grid-cols-2">
        <Field label={t`Search patterns`}>
          {(control) => (
            <SearchInput
              {...control}
              value={typed}
              onChange={({ target: { value } }) => {
                setTyped(value);
                onFilter({ search: value });
              }}
            />
          )}
        </Field>
        <Field label={t`Families`}>
          {(control) => (
            <Select
              {...control}
              options={familyOptions(flows)}
              value={family}
              onChange={({ target: { value } }) => onFilter({ family: value })}
            />
          )}
        </Field>
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {shown.length === 0
          ? t`No patterns found. Try fewer words, or choose all families.`
          : t`${shown.length} of ${flows.length} patterns`}
      </p>
      {shown.length > 0 && (
        <ul
          aria-label={t`Patterns`}
          className="divide-y divide-line overflow-y-auto rounded-lg border border-line bg-surface max-lg:max-h-72"
        >
          {shown.map((flow) => (
            <li key={flow.id}>
              <button
                type="button"
                aria-current={flow.id === chosen?.id ? 'true' : undefined}
                onClick={() => onChoose(flow)}
                className={cn(
                  'block w-full border-l-4 px-4 py-3 text-left -outline-offset-2',
                  flow.id === chosen?.id
                    ? 'border-accent bg-accent-soft'
                    : 'border-transparent hover:bg-sunken',
                )}
              >
                <span className="block font-semibold">{flow.name}</span>
                <span className="mt-0.5 block text-sm text-ink-soft">
                  <Trans>
                    {flow.familyName} · {flow.stages.length} stages · {formatMinutes(flow.totalDuration)}
                  </Trans>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { INDICATOR_STATES } from '@fap/shared/indicators/indicator-state.ts';
import { INDICATOR_TYPES } from '@fap/shared/indicators/indicator-types.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Download, SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { usePages } from '../../../platform/pages.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { Field } from '../../../ui/field.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { Select } from '../../../ui/select.tsx';
import { indexPages, stixUrl } from '../data.ts';
import { STATE_LABELS } from '../indicator-state-badge.tsx';
import { INDICATOR_LABELS } from '../public/indicator-label.ts';
import { IndicatorRow } from './indicator-row.tsx';

const NAMES = ['type', 'state', 'decided'] as const;
const NO_FILTER = { type: '', state: '', decided: '' };
const ANY = { value: '', label: t`All` };
const DECIDED = [ANY, { value: 'yes', label: t`Decided` }, { value: 'no', label: t`Not decided` }];

/** The index with its filters, and what the filters leave as files. */
export function IndexPanel() {
  const [filters, setFilters] = useUrlFilters(NAMES);
  const query = useMemo(() => {
    const type = INDICATOR_TYPES.find((one) => one === filters.type);
    const state = INDICATOR_STATES.find((one) => one === filters.state);
    const decided = (['yes', 'no'] as const).find((one) => one === filters.decided);
    return { ...(type && { type }), ...(state && { state }), ...(decided && { decided }) };
  }, [filters]);
  const index = usePages(indexPages, { query });
  return (
    <section aria-labelledby="index-title" className="mt-10">
      <h2 id="index-title" className="text-xl font-semibold">
        <Trans>The index</Trans>
      </h2>
      <p className="mt-1 max-w-3xl text-ink-soft">
        <Trans>
          Newest first. Phone numbers, e-mail addresses, accounts and cards may be somebody’s own; they are
          listed once they are confirmed. Until then, look them up.
        </Trans>
      </p>
      <search className="mt-4 flex flex-wrap items-end gap-4">
        <Filter
          label={t`Type`}
          value={query.type ?? ''}
          options={[ANY, ...INDICATOR_TYPES.map((value) => ({ value, label: INDICATOR_LABELS[value] }))]}
          onChange={(type) => setFilters({ type })}
        />
        <Filter
          label={t`State`}
          value={query.state ?? ''}
          options={[ANY, ...INDICATOR_STATES.map((value) => ({ value, label: STATE_LABELS[value] }))]}
          onChange={(state) => setFilters({ state })}
        />
        <Filter
          label={t`Decision`}
          value={query.decided ?? ''}
          options={DECIDED}
          onChange={(decided) => setFilters({ decided })}
        />
      </search>
      <div className="mt-4 flex flex-wrap gap-2">
        <ExportLinks table="indicators" things={t`indicators`} query={query} />
        <Button asChild size="sm">
          <a href={stixUrl(query)} download>
            <Download aria-hidden className="size-4" />
            <Trans>Confirmed ones as STIX 2.1</Trans>
          </a>
        </Button>
      </div>
      <PagedList
        pages={index}
        things={t`indicators`}
        empty={
          <EmptyState
            icon={SearchX}
            title={t`No indicator found`}
            text={t`Nothing in the index fits these filters.`}
            actions={
              <Button onClick={() => setFilters(NO_FILTER)}>
                <Trans>Clear filters</Trans>
              </Button>
            }
          />
        }
      >
        {(items) => (
          <ul aria-label={t`Indicators`} className="mt-5 divide-y divide-line border-y border-line">
            {items.map((indicator) => (
              <IndicatorRow key={indicator.id} indicator={indicator} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

interface FilterProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function Filter({ label, value, options, onChange }: FilterProps) {
  return (
    <Field label={label} className="w-full sm:w-56">
      {(control) => (
        <Select
          {...control}
          value={value}
          options={options}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

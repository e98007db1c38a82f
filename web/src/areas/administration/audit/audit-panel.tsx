import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { usePages } from '../../../platform/pages.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { Field } from '../../../ui/field.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { AuditRow } from './audit-row.tsx';
import { auditTrail } from './data.ts';

const NAMES = ['actor', 'action', 'entity', 'from', 'to'] as const;
const EMPTY = { actor: '', action: '', entity: '', from: '', to: '' };
const FIELDS = [
  {
    name: 'actor',
    label: t`Who`,
    hint: t`Name, e-mail or id; “platform” for the platform itself`,
    type: 'text',
  },
  { name: 'action', label: t`Action`, hint: t`How it begins, such as account.`, type: 'text' },
  { name: 'entity', label: t`What`, hint: t`The id of a thing or its cluster`, type: 'text' },
  { name: 'from', label: t`First day`, hint: 'UTC', type: 'date' },
  { name: 'to', label: t`Last day`, hint: 'UTC', type: 'date' },
] as const;

/** The audit trail: who did what to which thing; search and export. */
export function AuditPanel() {
  const [filters, setFilters] = useUrlFilters(NAMES);
  const asked = useDeferredValue(filters);
  const query = useMemo(
    () => ({
      actor: asked.actor,
      action: asked.action,
      entity: asked.entity,
      ...(asked.from ? { from: asked.from } : {}),
      ...(asked.to ? { to: asked.to } : {}),
    }),
    [asked],
  );
  const trail = usePages(auditTrail, { query });
  const { items } = trail;
  return (
    <section aria-label={t`Audit trail`}>
      <search className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {FIELDS.map(({ name, label, hint, type }) => (
          <Field key={name} label={label} hint={hint}>
            {(control) => (
              <TextInput
                {...control}
                type={type}
                maxLength={type === 'text' ? 100 : undefined}
                value={filters[name]}
                onChange={(event) => setFilters({ [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </search>
      <ExportLinks table="audit" things={t`audit trail`} query={query} className="mt-5" />
      {!items ? (
        trail.isError ? (
          <ErrorState
            title={t`We could not load the audit trail`}
            onRetry={trail.refetch}
            isRetrying={trail.isFetching}
          />
        ) : (
          <Skeleton label={t`Loading the audit trail…`} shape="table" />
        )
      ) : items.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={t`No entry found`}
          text={t`Try fewer words or a longer time.`}
          actions={
            <Button onClick={() => setFilters(EMPTY)}>
              <Trans>Clear search</Trans>
            </Button>
          }
        />
      ) : (
        <>
          <ol className="mt-5 divide-y divide-line border-y border-line">
            {items.map((entry) => (
              <AuditRow key={entry.id} entry={entry} />
            ))}
          </ol>
          <ShowMore pages={trail} failure={t`We could not load more entries. Please try again.`} />
        </>
      )}
    </section>
  );
}

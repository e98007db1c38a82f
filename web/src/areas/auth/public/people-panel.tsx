import { ACCOUNT_FILTERS } from '@fap/shared/auth/admin-contract.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import { useDeferredValue } from 'react';
import { formatNumber } from '../../../platform/locale.ts';
import { usePages } from '../../../platform/pages.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { Field } from '../../../ui/field.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { people } from '../people/data.ts';
import { InviteDialog } from '../people/invite-dialog.tsx';
import { OpenInvitations } from '../people/open-invitations.tsx';
import { PersonRow } from '../people/person-row.tsx';

const NAMES = ['q', 'show'] as const;
const LABELS: Record<(typeof ACCOUNT_FILTERS)[number], string> = {
  all: t`All accounts`,
  'with-role': t`With a role`,
  suspended: t`Suspended`,
};

/** People's accounts: search, roles, suspension and sign-out, for admins. */
export function PeoplePanel() {
  const [filters, setFilters] = useUrlFilters(NAMES);
  const q = useDeferredValue(filters.q.trim());
  const filter = ACCOUNT_FILTERS.find((one) => one === filters.show) ?? 'all';
  const list = usePages(people, { query: { q, filter } });
  const { items, total } = list;
  return (
    <section aria-label={t`People`}>
      <div className="mb-5">
        <InviteDialog />
      </div>
      <OpenInvitations />
      <search className="mt-6 flex flex-wrap items-end gap-4">
        <Field label={t`Search people`} className="w-full max-w-sm">
          {(control) => (
            <SearchInput
              {...control}
              placeholder={t`Name, e-mail or id`}
              maxLength={200}
              value={filters.q}
              onChange={(event) => setFilters({ q: event.target.value })}
            />
          )}
        </Field>
        <Field label={t`Show`}>
          {(control) => (
            <Select
              {...control}
              value={filter}
              onChange={(event) =>
                setFilters({ show: event.target.value === 'all' ? '' : event.target.value })
              }
              options={ACCOUNT_FILTERS.map((value) => ({ value, label: LABELS[value] }))}
            />
          )}
        </Field>
      </search>
      <p role="status" className="mt-4 text-sm text-ink-soft">
        {total !== null && `${formatNumber(total)} ${plural(total, { one: 'account', other: 'accounts' })}`}
      </p>
      {!items ? (
        list.isError ? (
          <ErrorState
            title={t`We could not load the accounts`}
            onRetry={list.refetch}
            isRetrying={list.isFetching}
          />
        ) : (
          <Skeleton label={t`Loading accounts…`} shape="list" />
        )
      ) : items.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={t`No account found`}
          text={t`Try fewer words or show all accounts.`}
          actions={
            <Button onClick={() => setFilters({ q: '', show: '' })}>
              <Trans>Clear search and filter</Trans>
            </Button>
          }
        />
      ) : (
        <>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {items.map((account) => (
              <PersonRow key={account.id} account={account} onChanged={list.refetch} />
            ))}
          </ul>
          <ShowMore pages={list} failure={t`We could not load more accounts. Please try again.`} />
          <ExportLinks table="accounts" things={t`accounts`} query={{ q, filter }} className="mt-4" />
        </>
      )}
    </section>
  );
}

import { ACCOUNT_FILTERS } from '@fap/shared/auth/admin-contract.ts';
import { SearchX } from 'lucide-react';
import { useDeferredValue } from 'react';
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
  all: 'All accounts',
  'with-role': 'With a role',
  suspended: 'Suspended',
};

/** People's accounts: search, roles, suspension and sign-out, for admins. */
export function PeoplePanel() {
  const [filters, setFilters] = useUrlFilters(NAMES);
  const q = useDeferredValue(filters.q.trim());
  const filter = ACCOUNT_FILTERS.find((one) => one === filters.show) ?? 'all';
  const list = usePages(people, { query: { q, filter } });
  const { items, total } = list;
  return (
    <section aria-label="People">
      <div className="mb-5">
        <InviteDialog />
      </div>
      <OpenInvitations />
      <search className="mt-6 flex flex-wrap items-end gap-4">
        <Field label="Search people" className="w-full max-w-sm">
          {(control) => (
            <SearchInput
              {...control}
              placeholder="Name, e-mail or id"
              maxLength={200}
              value={filters.q}
              onChange={(event) => setFilters({ q: event.target.value })}
            />
          )}
        </Field>
        <Field label="Show">
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
        {total !== null && `${total.toLocaleString('en-US')} ${total === 1 ? 'account' : 'accounts'}`}
      </p>
      {!items ? (
        list.isError ? (
          <ErrorState
            title="We could not load the accounts"
            onRetry={list.refetch}
            isRetrying={list.isFetching}
          />
        ) : (
          <Skeleton label="Loading accounts…" shape="list" />
        )
      ) : items.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title="No account found"
          text="Try fewer words or show all accounts."
          actions={<Button onClick={() => setFilters({ q: '', show: '' })}>Clear search and filter</Button>}
        />
      ) : (
        <>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {items.map((account) => (
              <PersonRow key={account.id} account={account} onChanged={list.refetch} />
            ))}
          </ul>
          <ShowMore pages={list} failure="We could not load more accounts. Please try again." />
          <ExportLinks table="accounts" things="accounts" query={{ q, filter }} className="mt-4" />
        </>
      )}
    </section>
  );
}

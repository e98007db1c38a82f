import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Database, SearchX } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { ROOM_FOR_TABLES, useMedia } from '../../../platform/use-media.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ReadError } from '../../clusters/public/read-error.tsx';
import type { VaultEntries } from '../use-vault-entries.ts';
import { EntryRow } from './entry-row.tsx';
import { EntryTable } from './entry-table.tsx';

export interface EntryListProps {
  vault: VaultEntries;
  /** What the vault is asked with. */
  query: Readonly<Record<string, string>>;
  isFiltered: boolean;
  onClear: () => void;
}

/** The entries of the vault, or why there are none. */
export function EntryList({ vault, query, isFiltered, onClear }: EntryListProps) {
  const hasRoom = useMedia(ROOM_FOR_TABLES);
  const { items: entries, error, isPrevious, refetch } = vault;
  if (!entries) {
    return error ? (
      <ReadError title={t`We could not load the vault`} state={vault} />
    ) : (
      <Skeleton label={t`Loading the vault…`} shape="table" />
    );
  }
  return (
    <>
      <p role="status" className="mb-3 text-sm text-ink-soft">
        {isPrevious ? t`Searching…` : describeCount(entries.length, vault.hasMore)}
      </p>
      {error && (
        <p role="alert" className="mb-3 text-sm text-high">
          <Trans>We could not refresh the vault, so this may be out of date.</Trans>{' '}
          <button type="button" className="link" onClick={refetch}>
            <Trans>Try again</Trans>
          </button>
        </p>
      )}
      {entries.length > 0 ? (
        <div aria-busy={isPrevious} className={cn(isPrevious && 'opacity-60')}>
          {hasRoom ? (
            <EntryTable entries={entries} />
          ) : (
            <ul
              aria-label={t`Vault entries`}
              className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
            >
              {entries.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
        </div>
      ) : (
        !isPrevious && <NoEntries isFiltered={isFiltered} onClear={onClear} />
      )}
      {!isPrevious && (
        <ShowMore pages={vault} failure={t`We could not load older entries. Please try again.`} />
      )}
      {entries.length > 0 && (
        <ExportLinks table="vault" things={t`vault entries`} query={query} className="mt-4" />
      )}
    </>
  );
}

function describeCount(count: number, hasMore: boolean): string {
  if (count === 0) return '';
  if (hasMore) return t`The newest ${count} entries.`;
  return plural(count, { one: '# entry.', other: '# entries, newest first.' });
}

function NoEntries({ isFiltered, onClear }: Pick<EntryListProps, 'isFiltered' | 'onClear'>) {
  return isFiltered ? (
    <EmptyState
      icon={SearchX}
      title={t`No entries found`}
      text={t`Try fewer words or remove the filter.`}
      actions={
        <Button onClick={onClear}>
          <Trans>Clear search and filter</Trans>
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={Database}
      title={t`No entries yet`}
      text={t`Files you add as evidence appear here, with the state of their timestamp.`}
      actions={
        <Button asChild variant="primary">
          <Link href={paths.scanToolkit()}>
            <Trans>Add evidence</Trans>
          </Link>
        </Button>
      }
    />
  );
}

import { type Evidence, readingContract } from '@fap/shared/evidence/reading-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { pages, usePages } from '../../../platform/pages.ts';
import { paths } from '../../../platform/paths.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatBytes } from '../../../ui/format-size.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const clusterEvidence = pages(readingContract.list, {
  itemsOf: ({ evidence }) => evidence,
  idOf: ({ id }) => id,
});

export interface EvidencePickerProps {
  clusterId: string;
  /** The chosen item's id; empty for none. */
  value: string;
  error?: string | undefined;
  onChange: (id: string) => void;
}

/** Chooses one of the cluster's exhibits, as everybody sees them. */
export function EvidencePicker({ clusterId, value, error, onChange }: EvidencePickerProps) {
  const [search, setSearch] = useState('');
  const errorId = useId();
  const list = usePages(clusterEvidence, { query: { clusterId } });
  // A report's own words are open to their reporter alone: no reviewer could check a piece by them.
  const items = list.items?.filter(({ kind }) => kind === 'file');
  if (!items)
    return list.isError && !list.isFetching ? (
      <ErrorState title={t`We could not load the exhibits`} onRetry={list.refetch} />
    ) : (
      <Skeleton label={t`Loading the exhibits…`} shape="list" count={4} />
    );
  if (items.length === 0 && !list.hasMore)
    return (
      <p className="mt-4 text-ink-soft">
        <Trans>
          This cluster has no exhibits yet. They come with reports. Please choose another kind of piece.
        </Trans>
      </p>
    );
  const shown = items.filter((item) => matches(item, search) || item.id === value);
  return (
    <fieldset className="mt-4" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 font-medium">
        <Trans>Which exhibit?</Trans>
      </legend>
      <SearchInput
        aria-label={t`Search the exhibits`}
        placeholder={t`Name, kind or fingerprint`}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <ul className="mt-2 max-h-64 divide-y divide-line overflow-y-auto rounded-md border border-line">
        {shown.map((item) => (
          <li key={item.id} className="flex items-center hover:bg-sunken">
            <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 px-3 py-2">
              <input
                type="radio"
                name="exhibit"
                className="size-4 accent-accent"
                checked={item.id === value}
                onChange={() => onChange(item.id)}
              />
              <span className="min-w-0 flex-1">
                <span className="block truncate">{item.fileName}</span>
                <span className="block text-sm text-ink-soft">
                  {item.fileType} · {formatBytes(item.fileSize)} · <RelativeTime at={item.createdAt} />
                </span>
              </span>
              <span className="font-mono text-sm text-ink-soft">{item.sha256.slice(0, 8)}</span>
            </label>
            <a
              href={paths.evidence(item.id)}
              target="_blank"
              rel="noreferrer"
              className="link shrink-0 px-3 py-2 text-sm"
              aria-label={t`Read ${item.fileName}, ${item.sha256.slice(0, 8)}, in a new tab`}
            >
              <Trans>Read</Trans>
            </a>
          </li>
        ))}
        {shown.length === 0 && (
          <li className="px-3 py-2 text-ink-soft">
            <Trans>No exhibit found.</Trans>
          </li>
        )}
      </ul>
      {error && (
        <p id={errorId} role="alert" className="mt-1 text-sm text-high">
          {error}
        </p>
      )}
      <ShowMore pages={list} failure={t`We could not load more exhibits. Please try again.`} />
    </fieldset>
  );
}

function matches({ fileName, fileType, sha256 }: Evidence, search: string): boolean {
  const words = search.trim().toLowerCase();
  return [fileName, fileType, sha256].some((text) => text.toLowerCase().includes(words));
}

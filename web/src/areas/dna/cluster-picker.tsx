import { SCAM_TYPE_LABELS } from '@fap/shared/catalogue/scam-types.ts';
import type { ActiveCluster } from '@fap/shared/clusters/entities.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatNumber } from '../../platform/locale.ts';
import type { PagesState } from '../../platform/pages.ts';
import { Button } from '../../ui/button.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { ScamTypeMark } from '../clusters/public/scam-type-mark.tsx';
import { Percent } from './public/percent.tsx';

export interface ClusterPickerProps {
  pages: PagesState<ActiveCluster>;
  words: string;
  onWords: (words: string) => void;
  selected: string;
  onSelect: (clusterId: string) => void;
}

/** Active clusters to choose from, filtered by words. */
export function ClusterPicker({ pages, words, onWords, selected, onSelect }: ClusterPickerProps) {
  const { items, isError, hasMore, isLoadingMore, loadMore } = pages;
  const shown = items ?? [];
  const total = pages.total ?? shown.length;
  return (
    <div className="flex min-h-0 flex-col lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)]">
      <SearchInput
        aria-label={t`Search clusters`}
        placeholder={t`Name or id`}
        value={words}
        onChange={(event) => onWords(event.target.value)}
      />
      <p role="status" className="py-2 text-sm text-ink-soft">
        {items || isError
          ? t`${formatNumber(total)} active ${plural(total, { one: 'cluster', other: 'clusters' })}`
          : t`Loading clusters…`}
      </p>
      {/* Of one height on a phone, so that what is below stays where it is. */}
      <ul className="min-h-0 overflow-y-auto rounded-lg border border-line bg-surface max-lg:h-72">
        {shown.map(({ id, name, scamType, strength }) => (
          <li key={id} className="border-b border-line last:border-b-0">
            <button
              type="button"
              aria-pressed={id === selected}
              onClick={() => onSelect(id)}
              className="flex w-full items-center gap-3 border-l-3 border-transparent px-3 py-2.5 text-left hover:bg-sunken focus-visible:-outline-offset-2 aria-pressed:border-accent aria-pressed:bg-accent-soft"
            >
              <ScamTypeMark type={scamType} />
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{name}</span>
                <span className="flex justify-between gap-3 text-sm text-ink-soft">
                  <span>{SCAM_TYPE_LABELS[scamType]}</span>
                  <Percent value={strength} />
                </span>
              </span>
            </button>
          </li>
        ))}
        {hasMore && (
          <li className="px-4 py-3">
            <Button size="sm" onClick={loadMore} isBusy={isLoadingMore}>
              <Trans>Show more</Trans>
            </Button>
          </li>
        )}
        {items?.length === 0 && (
          <li className="px-4 py-6 text-center text-ink-soft">
            <Trans>No clusters found. Try fewer words.</Trans>
          </li>
        )}
      </ul>
    </div>
  );
}

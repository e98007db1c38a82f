import { t } from '@lingui/core/macro';
import { diffWordsWithSpace } from 'diff';

export interface WordDiffProps {
  before: string;
  after: string;
}

/** A text before and after a change, side by side, with the words that only one of them has. */
export function WordDiffBody({ before, after }: WordDiffProps) {
  const parts = diffWordsWithSpace(before, after);
  const keyed = parts.map(({ value, added, removed }, place) => ({ value, added, removed, place }));
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[repeat(2,minmax(0,1fr))]">
      <div>
        <dt className="text-sm font-semibold text-ink-soft">{t`Before`}</dt>
        <dd lang="en" className="mt-1.5 rounded-md bg-sunken px-4 py-3 wrap-anywhere">
          {keyed
            .filter(({ added }) => !added)
            .map(({ value, removed, place }) =>
              removed ? (
                <del key={place} className="bg-critical-soft text-critical decoration-1">
                  {value}
                </del>
              ) : (
                <span key={place}>{value}</span>
              ),
            )}
        </dd>
      </div>
      <div>
        <dt className="text-sm font-semibold text-ink-soft">{t`After`}</dt>
        <dd lang="en" className="mt-1.5 rounded-md bg-sunken px-4 py-3 wrap-anywhere">
          {keyed
            .filter(({ removed }) => !removed)
            .map(({ value, added, place }) =>
              added ? (
                <ins
                  key={place}
                  className="bg-accent-soft font-medium text-accent decoration-1 underline-offset-4"
                >
                  {value}
                </ins>
              ) : (
                <span key={place}>{value}</span>
              ),
            )}
        </dd>
      </div>
    </dl>
  );
}

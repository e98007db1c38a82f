import type { ContentEntryShown } from '@fap/shared/education/content/proposals-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { History } from 'lucide-react';
import { usePages } from '../../../platform/pages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ReadError } from '../../clusters/public/read-error.tsx';
import { versionPages } from './data.ts';
import { labelOf, STATE_WORDS } from './proposal-words.ts';
import { WordDiff } from './word-diff.tsx';

/** The accepted changes of an entry, without names. */
export function EntryVersions({
  kind,
  entryId,
  title,
}: Pick<ContentEntryShown, 'kind' | 'entryId' | 'title'>) {
  const list = usePages(versionPages, { params: { kind, entryId } });
  const { items } = list;
  if (!items && list.isError)
    return <ReadError title={t`We could not load the accepted changes`} state={list} />;
  if (!items) return <Skeleton label={t`Loading the accepted changes…`} shape="list" />;
  if (items.length === 0)
    return (
      <EmptyState
        icon={History}
        title={t`No accepted changes yet`}
        text={t`When an analyst accepts a change of ${title}, it’s listed here.`}
      />
    );
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {items.map(({ id, place, version, baseText, text, state, at }) => (
          <li key={id}>
            <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
              <span className="font-semibold wrap-anywhere text-ink">
                {place ? `${place.section}: ${labelOf(place)}` : t`A text that’s no longer there`}
              </span>
              <span>
                <Trans>Version {version}</Trans>
              </span>
              <Badge tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].name}</Badge>
              <ExactTime at={at} />
            </p>
            <WordDiff before={baseText} after={text} />
          </li>
        ))}
      </ul>
      <ShowMore pages={list} failure={t`We could not load more changes. Please try again.`} />
      <ExportLinks
        table="content-versions"
        things={t`accepted changes`}
        query={{ kind, entryId }}
        className="mt-4"
      />
    </>
  );
}

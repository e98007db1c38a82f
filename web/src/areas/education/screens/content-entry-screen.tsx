import { CONTENT_KINDS } from '@fap/shared/education/content/proposal-rules.ts';
import type { ContentEntryShown } from '@fap/shared/education/content/proposals-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, SearchX } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { isStatus } from '../../../platform/api-error.ts';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { usePathParams } from '../../../platform/use-path-params.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ReadError } from '../../clusters/public/read-error.tsx';
import { contentEntry } from '../content/data.ts';
import { EntryLink } from '../content/entry-link.tsx';
import { EntryTexts } from '../content/entry-texts.tsx';

const EntryVersions = lazyPart(async () => (await import('../content/entry-versions.tsx')).EntryVersions);

/** The texts of an entry, for whoever has a better one, and how they changed. */
export function ContentEntryScreen() {
  const { kind: name, id } = usePathParams(paths.contentEntry);
  const kind = CONTENT_KINDS.find((known) => known === name);
  return kind ? <Entry kind={kind} entryId={id} /> : <EntryMissing />;
}

function Entry({ kind, entryId }: Pick<ContentEntryShown, 'kind' | 'entryId'>) {
  const state = useRead(contentEntry, { params: { kind, entryId } });
  const [{ text }, setFilters] = useUrlFilters(paths.contentEntry.query);
  if (isStatus(state.error, 404) || isStatus(state.error, 400)) return <EntryMissing />;
  const entry = state.data;
  return (
    <PageFrame
      title={t`Suggest a change`}
      width="reading"
      lead={t`Found a mistake, or have clearer words? Choose a text and write it better. Analysts decide, and an accepted text appears with the next release.`}
      back={
        <EntryLink kind={kind} entryId={entryId} className="link inline-flex items-center gap-1.5 py-1">
          <ArrowLeft aria-hidden className="size-4" />
          {entry ? t`Back to ${entry.title}` : t`Back`}
        </EntryLink>
      }
      actions={
        <Button asChild>
          <Link href={paths.ownChanges()}>
            <Trans>My suggestions</Trans>
          </Link>
        </Button>
      }
    >
      {entry ? (
        <Tabs
          label={t`About ${entry.title}`}
          items={[
            {
              id: 'texts',
              label: t`Texts`,
              content: <EntryTexts entry={entry} part={text} onShowAll={() => setFilters({ text: '' })} />,
            },
            {
              id: 'versions',
              label: t`Accepted changes`,
              content: (
                <Suspense fallback={<Skeleton label={t`Loading the accepted changes…`} shape="list" />}>
                  <EntryVersions {...entry} />
                </Suspense>
              ),
            },
          ]}
        />
      ) : state.isError ? (
        <ReadError title={t`We could not load the texts`} state={state} />
      ) : (
        <Skeleton label={t`Loading the texts…`} shape="list" />
      )}
    </PageFrame>
  );
}

const EntryMissing = () => (
  <PageFrame title={t`No such entry`} width="reading">
    <EmptyState
      icon={SearchX}
      title={t`There’s nothing here to change`}
      text={t`It may have another name now. You’ll find “Suggest a change” beside what you read.`}
      actions={
        <Button asChild variant="primary">
          <Link href={paths.education()}>
            <Trans>Open the Education Center</Trans>
          </Link>
        </Button>
      }
    />
  </PageFrame>
);

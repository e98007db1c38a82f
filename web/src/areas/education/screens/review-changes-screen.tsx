import { PROPOSALS_TOPIC, proposalFacts } from '@fap/shared/education/content/proposal-events.ts';
import type { QueuedProposal } from '@fap/shared/education/content/proposals-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ListChecks, ShieldX } from 'lucide-react';
import { Link } from 'wouter';
import { usePages } from '../../../platform/pages.ts';
import { paths } from '../../../platform/paths.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { useTopic } from '../../../platform/use-topic.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { PersonName } from '../../../ui/person-name.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ReadError } from '../../clusters/public/read-error.tsx';
import { queuePages } from '../content/data.ts';
import { DecideDialog } from '../content/decide-dialog.tsx';
import { ProposalCard, Said } from '../content/proposal-parts.tsx';

type Shown = 'open' | 'accepted' | 'declined';
const TABS = [
  { id: 'open', label: t`Waiting`, content: <Queue show="open" /> },
  { id: 'accepted', label: t`Accepted`, content: <Queue show="accepted" /> },
  { id: 'declined', label: t`Not taken`, content: <Queue show="declined" /> },
];

/** What people suggested, for analysts to decide. */
export function ReviewChangesScreen() {
  const [{ show }, setFilters] = useUrlFilters(paths.reviewChanges.query);
  const { capabilities } = useCurrentUser();
  const isReviewer = capabilities.includes('content.review');
  return (
    <PageFrame
      title={t`Suggested changes to review`}
      width="reading"
      lead={
        isReviewer
          ? t`Better texts that people suggested for what we teach. Somebody other than the author decides.`
          : undefined
      }
    >
      {isReviewer ? (
        <Tabs
          label={t`Suggested changes`}
          items={TABS}
          value={TABS.some(({ id }) => id === show) ? show : 'open'}
          onChange={(id) => setFilters({ show: id === 'open' ? '' : id })}
        />
      ) : (
        <EmptyState
          icon={ShieldX}
          title={t`This page is for analysts`}
          text={t`Your own suggestions have a page of their own.`}
          actions={
            <Button asChild variant="primary">
              <Link href={paths.ownChanges()}>
                <Trans>My suggestions</Trans>
              </Link>
            </Button>
          }
        />
      )}
    </PageFrame>
  );
}

const EMPTY: Readonly<Record<Shown, { title: string; text: string }>> = {
  open: { title: t`Nothing is waiting`, text: t`New suggestions appear here live.` },
  accepted: {
    title: t`Nothing was accepted yet`,
    text: t`What is accepted waits here for the next release.`,
  },
  declined: { title: t`Nothing was declined yet`, text: t`What you decline is listed here with your note.` },
};

function Queue({ show }: { show: Shown }) {
  const queue = usePages(queuePages, { query: { show } });
  useTopic(PROPOSALS_TOPIC, proposalFacts, {
    onGathered: () => queue.refetch(),
    onTruncated: queue.refetch,
  });
  const { items } = queue;
  if (!items && queue.isError)
    return <ReadError title={t`We could not load the suggestions`} state={queue} />;
  if (!items) return <Skeleton label={t`Loading the suggestions…`} shape="list" />;
  if (items.length === 0) return <EmptyState icon={ListChecks} {...EMPTY[show]} />;
  return (
    <>
      {show === 'accepted' && (
        <p className="mb-5 max-w-prose text-ink-soft">
          <Trans>
            To release them: download this list as JSON and run <code>npx pnpm content:apply</code> with the
            file. It writes the texts into the source, so that they go through all checks of a release.
          </Trans>
        </p>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {items.map((proposal) => (
          <li key={proposal.id}>
            <Queued proposal={proposal} onDecided={queue.refetch} />
          </li>
        ))}
      </ul>
      <ShowMore pages={queue} failure={t`We could not load more suggestions. Please try again.`} />
      <ExportLinks
        table="content-proposals"
        things={t`suggested changes`}
        query={{ show }}
        className="mt-4"
      />
    </>
  );
}

function Queued({ proposal, onDecided }: { proposal: QueuedProposal; onDecided: () => void }) {
  const { id, state, author, decidedBy, note, todayText } = proposal;
  const user = useCurrentUser();
  return (
    <ProposalCard
      proposal={proposal}
      by={
        <span>
          <Trans>
            by <PersonName id={author.id} name={author.displayName} />
          </Trans>
        </span>
      }
    >
      {state === 'outdated' && (
        <Said title={t`The text has changed since. Today it reads:`}>
          <p lang="en" className="max-w-prose wrap-anywhere">
            {todayText ?? t`It’s no longer there.`}
          </p>
        </Said>
      )}
      {decidedBy && (
        <p className="text-sm text-ink-soft">
          <Trans>
            Decided by <PersonName id={decidedBy.id} name={decidedBy.displayName} />
          </Trans>
        </p>
      )}
      {note !== '' && (
        <Said title={t`Note to the author`}>
          <p className="max-w-prose whitespace-pre-wrap wrap-anywhere">{note}</p>
        </Said>
      )}
      {(state === 'open' || state === 'outdated') &&
        (author.id === user.id ? (
          <p className="text-sm text-ink-soft">
            <Trans>You suggested this yourself, so somebody else decides.</Trans>
          </p>
        ) : (
          <div className="flex flex-wrap gap-3">
            {state === 'open' && <DecideDialog id={id} decision="accept" onDecided={onDecided} />}
            <DecideDialog id={id} decision="decline" onDecided={onDecided} />
          </div>
        ))}
    </ProposalCard>
  );
}

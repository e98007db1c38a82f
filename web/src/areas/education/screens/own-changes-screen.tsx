import type { OwnProposal } from '@fap/shared/education/content/proposals-contract.ts';
import { noticeFacts, noticesTopic } from '@fap/shared/notices/events.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PenLine } from 'lucide-react';
import { Link } from 'wouter';
import { conflictReasonOf } from '../../../platform/api-error.ts';
import { usePages } from '../../../platform/pages.ts';
import { paths } from '../../../platform/paths.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useTopic } from '../../../platform/use-topic.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ReadError } from '../../clusters/public/read-error.tsx';
import { ownPages, withdraw } from '../content/data.ts';
import { ProposalCard, Said } from '../content/proposal-parts.tsx';
import { STATE_WORDS } from '../content/proposal-words.ts';

/** The changes one suggested, what was decided on them, and why. */
export function OwnChangesScreen() {
  const { id: accountId, capabilities } = useCurrentUser();
  const list = usePages(ownPages);
  // A decision comes with a notice.
  useTopic(noticesTopic(accountId), noticeFacts, {
    onGathered: (facts) => {
      if (facts.some(({ key, fact }) => key === 'added' && fact.kind === 'change-decided')) list.refetch();
    },
    onTruncated: list.refetch,
  });
  const { items } = list;
  return (
    <PageFrame
      title={t`My suggested changes`}
      width="reading"
      lead={t`Better texts you suggested for what people learn here, and what analysts decided.`}
      actions={
        capabilities.includes('content.review') && (
          <Button asChild>
            <Link href={paths.reviewChanges()}>
              <Trans>Decide on suggestions</Trans>
            </Link>
          </Button>
        )
      }
    >
      {!items && list.isError && <ReadError title={t`We could not load your suggestions`} state={list} />}
      {!items && !list.isError && <Skeleton label={t`Loading your suggestions…`} shape="list" />}
      {items?.length === 0 && (
        <EmptyState
          icon={PenLine}
          title={t`Nothing suggested yet`}
          text={t`Found a mistake, or have clearer words? Use “Suggest a change” beside what you read.`}
          actions={
            <Button asChild variant="primary">
              <Link href={paths.education()}>
                <Trans>Open the Education Center</Trans>
              </Link>
            </Button>
          }
        />
      )}
      {items && items.length > 0 && (
        <>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {items.map((proposal) => (
              <li key={proposal.id}>
                <ProposalCard proposal={proposal}>
                  <Outcome proposal={proposal} />
                </ProposalCard>
              </li>
            ))}
          </ul>
          <ShowMore pages={list} failure={t`We could not load more suggestions. Please try again.`} />
          <ExportLinks table="own-content-proposals" things={t`my suggestions`} className="mt-4" />
        </>
      )}
    </PageFrame>
  );
}

function Outcome({ proposal: { id, state, note } }: { proposal: OwnProposal }) {
  const back = useAction({
    run: () => withdraw(id),
    onSuccess: () => {
      void ownPages.refresh();
      toast({ title: t`Withdrawn`, variant: 'success' });
    },
    onFailure: (error) => {
      void ownPages.refresh();
      toast({
        title: t`Not withdrawn`,
        description: conflictReasonOf(error, t`Please try again.`),
        variant: 'destructive',
      });
    },
  });
  return (
    <>
      {note !== '' && (
        <Said title={t`Note of the analyst`}>
          <p className="max-w-prose whitespace-pre-wrap wrap-anywhere">{note}</p>
        </Said>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{STATE_WORDS[state].text}</p>
        {(state === 'open' || state === 'outdated') && (
          <Button size="sm" isBusy={back.isPending} onClick={() => back.mutate()}>
            <Trans>Withdraw</Trans>
          </Button>
        )}
      </div>
    </>
  );
}

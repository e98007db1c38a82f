import type { MergeProposal } from '@fap/shared/merges/contract.ts';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { type PagesState, usePages } from '../../../platform/pages.ts';
import { paths } from '../../../platform/paths.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { ReadError } from '../../clusters/public/read-error.tsx';
import { useOnlineRetry } from '../../clusters/public/use-online-retry.ts';
import { useLiveFamilies } from '../../families/public/use-live-families.ts';
import { mergeInto, mergeProposals } from './data.ts';

/** How many shared indicators a proposal lists; the cluster pages list all. */
const SHOWN = 3;

const FAILED = 'We could not load proposed merges';

const HINT = 'These clusters name the same party. Once split, a pair isn’t proposed again.';

/** For analysts: clusters that name the same party as this one and could be merged. Renders nothing if there are none. */
export function ProposedMerges({ clusterId }: { clusterId: string }) {
  return useCanMerge() ? <ProposalsOfCluster clusterId={clusterId} /> : null;
}

/** For analysts: a button that lists all proposed merges. Renders nothing if there are none. */
export function ProposedMergesButton() {
  return useCanMerge() ? <AllProposals /> : null;
}

const useCanMerge = (): boolean => useCurrentUser().capabilities.includes('cluster.merge');

function ProposalsOfCluster({ clusterId }: { clusterId: string }) {
  const proposals = useProposals({ clusterId });
  // Most clusters have no proposals, so nothing is shown while they load.
  if (hasNothingToShow(proposals)) return null;
  return (
    <section aria-label="Proposed merges" className="mt-10">
      <Card>
        <CardHeader title="Proposed merges" hint={HINT} />
        <CardBody>
          <ProposalList proposals={proposals} />
        </CardBody>
      </Card>
    </section>
  );
}

function AllProposals() {
  const proposals = useProposals({});
  const { items, hasMore } = proposals;
  const [isOpen, setOpen] = useState(false);
  // Its place is kept while they load; a button that appears later would push the page down on a phone.
  if (!items && !proposals.error)
    return (
      <Button disabled className="invisible" aria-hidden>
        <Merge aria-hidden className="size-4" />
        Proposed merges (0)
      </Button>
    );
  if (hasNothingToShow(proposals)) return null;
  return (
    <Dialog
      title="Proposed merges"
      description={HINT}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <Merge aria-hidden className="size-4" />
          Proposed merges{items && ` (${items.length}${hasMore ? '+' : ''})`}
        </Button>
      }
    >
      <ProposalList proposals={proposals} />
    </Dialog>
  );
}

type Proposals = PagesState<MergeProposal>;

function useProposals(query: { clusterId?: string }): Proposals {
  const proposals = usePages(mergeProposals, { query });
  useLiveFamilies(true, proposals.refetch);
  useOnlineRetry(proposals);
  return proposals;
}

const hasNothingToShow = ({ items, error }: Proposals): boolean => (items ? items.length === 0 : !error);

function ProposalList({ proposals }: { proposals: Proposals }) {
  const { items } = proposals;
  if (!items) return <ReadError title={FAILED} state={proposals} />;
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {items.map((proposal) => (
          <Proposal key={`${proposal.cluster.id} ${proposal.into.id}`} proposal={proposal} />
        ))}
      </ul>
      <ShowMore pages={proposals} failure="We could not load more proposed merges. Please try again." />
    </>
  );
}

function Proposal({ proposal }: { proposal: MergeProposal }) {
  const { cluster, into, percent, identifiers } = proposal;
  const more = identifiers.length - SHOWN;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="grid min-w-0 gap-1">
        <p>
          <Link href={paths.cluster(cluster.id)} className="link font-medium">
            {cluster.name}
          </Link>{' '}
          into{' '}
          <Link href={paths.cluster(into.id)} className="link font-medium">
            {into.name}
          </Link>
        </p>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {percent === null
            ? 'Not enough data for six layers'
            : `${Math.round(percent)}% alike in six layers`}
          {' · both name '}
          {identifiers.slice(0, SHOWN).join(', ')}
          {more > 0 && ` and ${more} more`}
        </p>
      </div>
      <ReasonDialog
        title={`Merge ${cluster.name}`}
        description={`Its reports will count for ${into.name}. This moves nothing, and you can undo it.`}
        action="Merge"
        label={`Merge ${cluster.name} into ${into.name}`}
        run={(reason) => mergeInto(cluster.id, { intoClusterId: into.id, reason })}
        success={{
          title: 'Clusters merged',
          description: 'Its reports now count for the other cluster. You can undo this at any time.',
        }}
        failure={{ title: 'Not merged', description: 'We could not merge the clusters. Please try again.' }}
      />
    </li>
  );
}

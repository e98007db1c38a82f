import { Merge } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../platform/lazy-part.ts';
import { usePages } from '../../../platform/pages.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useOnlineRetry } from '../../clusters/public/use-online-retry.ts';
import { useLiveFamilies } from '../../families/public/use-live-families.ts';
import { mergeProposals, type Proposals } from './data.ts';

const ProposalList = lazyPart(async () => (await import('./proposal-list.tsx')).ProposalList);

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
          <Suspense fallback={<Skeleton label="Loading…" shape="list" count={2} />}>
            <ProposalList proposals={proposals} />
          </Suspense>
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
      <Suspense fallback={<Skeleton label="Loading…" shape="list" count={2} />}>
        <ProposalList proposals={proposals} />
      </Suspense>
    </Dialog>
  );
}

function useProposals(query: { clusterId?: string }): Proposals {
  const proposals = usePages(mergeProposals, { query });
  useLiveFamilies(true, proposals.refetch);
  useOnlineRetry(proposals);
  return proposals;
}

const hasNothingToShow = ({ items, error }: Proposals): boolean => (items ? items.length === 0 : !error);

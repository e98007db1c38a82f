import { Suspense } from 'react';
import { useCurrentUser } from '../../../platform/session.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { ProposalsPlace } from './proposals-place.tsx';

const ProposalsOfCluster = lazyPart(
  async () => (await import('../proposals-of-cluster.tsx')).ProposalsOfCluster,
);
const AllProposals = lazyPart(async () => (await import('../all-proposals.tsx')).AllProposals);

/** For analysts: clusters that name the same party as this one and could be merged. Renders nothing if there are none. */
export function ProposedMerges({ clusterId }: { clusterId: string }) {
  if (!useCanMerge()) return null;
  // Most clusters have no proposals, so nothing is shown while they load.
  return (
    <Suspense>
      <ProposalsOfCluster clusterId={clusterId} />
    </Suspense>
  );
}

/** For analysts: a button that lists all proposed merges. Renders nothing if there are none. */
export function ProposedMergesButton() {
  if (!useCanMerge()) return null;
  return (
    <Suspense fallback={<ProposalsPlace />}>
      <AllProposals />
    </Suspense>
  );
}

const useCanMerge = (): boolean => useCurrentUser().capabilities.includes('cluster.merge');

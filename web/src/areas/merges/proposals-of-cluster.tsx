import { t } from '@lingui/core/macro';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { ProposalList } from './proposal-list.tsx';
import { hasNothingToShow, PROPOSALS_HINT, useProposals } from './use-proposals.ts';

/** A card with the proposed merges of a cluster; nothing if there are none. */
export function ProposalsOfCluster({ clusterId }: { clusterId: string }) {
  const proposals = useProposals({ clusterId });
  // Most clusters have no proposals, so nothing is shown while they load.
  if (hasNothingToShow(proposals)) return null;
  return (
    <section aria-label={t`Proposed merges`} className="mt-10">
      <Card>
        <CardHeader title={t`Proposed merges`} hint={PROPOSALS_HINT} />
        <CardBody>
          <ProposalList proposals={proposals} />
        </CardBody>
      </Card>
    </section>
  );
}

import type { MergeProposal } from '@fap/shared/merges/contract.ts';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ReadError } from '../../clusters/public/read-error.tsx';
import { useOnlineRetry } from '../../clusters/public/use-online-retry.ts';
import { useLiveFamilies } from '../../families/public/use-live-families.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { mergeInto, mergeProposals } from './data.ts';

/** Identifiers shown of a proposal; the detail pages show all. */
const SHOWN = 3;

const NOT_READ = 'Proposed merges could not be loaded';

const HINT = 'These clusters name the same party. A pair that was split is proposed no more.';

/** For analysts: clusters that name the same party as this one and could be merged; nothing where there are none. */
export function ProposedMerges({ clusterId }: { clusterId: string }) {
  return useMayMerge() ? <ProposalsOfCluster clusterId={clusterId} /> : null;
}

/** For analysts: opens the list of all clusters that could be merged; nothing where there are none. */
export function ProposedMergesButton() {
  return useMayMerge() ? <AllProposals /> : null;
}

const useMayMerge = (): boolean => useCurrentUser().capabilities.includes('cluster.merge');

function ProposalsOfCluster({ clusterId }: { clusterId: string }) {
  const proposals = useProposals();
  const shown = proposals.data?.filter(({ cluster, into }) => [cluster.id, into.id].includes(clusterId));
  // Most clusters have none: nothing stands here before it is known.
  if (shown ? shown.length === 0 : !proposals.error) return null;
  return (
    <section aria-label="Proposed merges" className="mt-10">
      <Card>
        <CardHeader title="Proposed merges" hint={HINT} />
        <CardBody>
          {shown ? <ProposalList proposals={shown} /> : <ReadError title={NOT_READ} state={proposals} />}
        </CardBody>
      </Card>
    </section>
  );
}

function AllProposals() {
  const proposals = useProposals();
  const [isOpen, setOpen] = useState(false);
  if (proposals.data ? proposals.data.length === 0 : !proposals.error) return null;
  return (
    <Dialog
      title="Proposed merges"
      description={HINT}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <Merge aria-hidden className="size-4" />
          Proposed merges{proposals.data && ` (${proposals.data.length})`}
        </Button>
      }
    >
      {proposals.data ? (
        <ProposalList proposals={proposals.data} />
      ) : (
        <ReadError title={NOT_READ} state={proposals} />
      )}
    </Dialog>
  );
}

function useProposals() {
  const proposals = useRead(mergeProposals);
  useLiveFamilies(true, readProposalsAgain);
  useOnlineRetry(proposals);
  return proposals;
}

function readProposalsAgain(): void {
  void mergeProposals.refresh();
}

function ProposalList({ proposals }: { proposals: readonly MergeProposal[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {proposals.map((proposal) => (
        <Proposal key={`${proposal.cluster.id} ${proposal.into.id}`} proposal={proposal} />
      ))}
    </ul>
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
        description={`Its reports speak for ${into.name} from then on. Nothing is moved, and it can be taken back.`}
        action="Merge"
        label={`Merge ${cluster.name} into ${into.name}`}
        run={(reason) => mergeInto(cluster.id, { intoClusterId: into.id, reason })}
        success={{
          title: 'Clusters merged',
          description: 'Its reports speak for the other cluster now. You can take this back at any time.',
        }}
        failure={{ title: 'Not merged', description: 'The clusters could not be merged. Please try again.' }}
      />
    </li>
  );
}

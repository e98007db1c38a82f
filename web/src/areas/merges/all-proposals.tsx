import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ExportLinks } from '../../ui/export-links.tsx';
import { ProposalList } from './proposal-list.tsx';
import { ProposalsPlace } from './public/proposals-place.tsx';
import { hasNothingToShow, PROPOSALS_HINT, useProposals } from './use-proposals.ts';

/** A button that opens all proposed merges; nothing if there are none. */
export function AllProposals() {
  const proposals = useProposals({});
  const { items, hasMore } = proposals;
  const [isOpen, setOpen] = useState(false);
  if (!items && !proposals.error) return <ProposalsPlace />;
  if (hasNothingToShow(proposals)) return null;
  return (
    <Dialog
      title={t`Proposed merges`}
      description={PROPOSALS_HINT}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <Merge aria-hidden className="size-4" />
          <Trans>Proposed merges{items && ` (${items.length}${hasMore ? '+' : ''})`}</Trans>
        </Button>
      }
    >
      <ProposalList proposals={proposals} />
      <ExportLinks table="merge-proposals" things={t`proposed merges`} className="mt-4" />
    </Dialog>
  );
}

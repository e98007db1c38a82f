import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';

/** The place of the button while it loads: one that appears later would push the page down on a phone. */
export const ProposalsPlace = () => (
  <Button disabled className="invisible" aria-hidden>
    <Trans>Proposed merges (0)</Trans>
  </Button>
);

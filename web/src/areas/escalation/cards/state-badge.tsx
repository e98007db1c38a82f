import type { ShownState } from '@fap/shared/escalation/states.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, type Tone } from '../../../ui/badge.tsx';

const LOOKS: Record<ShownState, { label: string; tone: Tone }> = {
  proposed: { label: t`Proposed`, tone: 'accent' },
  'approved-once': { label: t`Approved once`, tone: 'accent' },
  approved: { label: t`Approved`, tone: 'low' },
  rejected: { label: t`Rejected`, tone: 'neutral' },
  withdrawn: { label: t`Withdrawn`, tone: 'neutral' },
};

/** The state of a proposal, in words; without one, that there is none. */
export function StateBadge({ state }: { state: ShownState | undefined }) {
  if (state === undefined)
    return (
      <Badge>
        <Trans>Not proposed</Trans>
      </Badge>
    );
  return <Badge tone={LOOKS[state].tone}>{LOOKS[state].label}</Badge>;
}

import type { AnchorState } from '@fap/shared/vault/constants.ts';
import { Trans } from '@lingui/react/macro';
import { BadgeCheck, CircleAlert, Clock, FlaskConical, type LucideIcon, ShieldCheck } from 'lucide-react';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { STATE_WORDS } from '../vault-words.ts';

const LOOK: Readonly<Record<AnchorState, { tone: Tone; icon: LucideIcon }>> = {
  processing: { tone: 'accent', icon: Clock },
  anchored: { tone: 'low', icon: BadgeCheck },
  verified: { tone: 'low', icon: ShieldCheck },
  failed: { tone: 'critical', icon: CircleAlert },
};

/** The state of an anchor as a badge. */
export function StateBadge({ state }: { state: AnchorState }) {
  return <Badge {...LOOK[state]}>{STATE_WORDS[state].name}</Badge>;
}

/** Marks a block of the demo's own chain. */
export function DevelopmentChainBadge() {
  return (
    <Badge icon={FlaskConical}>
      <Trans>Development chain</Trans>
    </Badge>
  );
}

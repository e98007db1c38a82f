import type { ShownState } from '@fap/shared/escalation/states.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';

const LOOKS: Record<ShownState, { label: string; tone: Tone }> = {
  proposed: { label: 'Proposed', tone: 'accent' },
  'approved-once': { label: 'Approved once', tone: 'accent' },
  approved: { label: 'Approved', tone: 'low' },
  rejected: { label: 'Rejected', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
};

/** The state of a proposal, in words; without one, that there is none. */
export function StateBadge({ state }: { state: ShownState | undefined }) {
  if (state === undefined) return <Badge>Not proposed</Badge>;
  return <Badge tone={LOOKS[state].tone}>{LOOKS[state].label}</Badge>;
}

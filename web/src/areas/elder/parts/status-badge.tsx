import type { PaymentStatus } from '@fap/shared/elder/rules.ts';
import type { Decision } from '@fap/shared/elder/scopes.ts';
import { t } from '@lingui/core/macro';
import { Ban, CircleCheck, CirclePause, Flag, type LucideIcon, Undo2 } from 'lucide-react';
import { Badge, type Tone } from '../../../ui/badge.tsx';

interface Look {
  word: string;
  tone: Tone;
  icon: LucideIcon;
}

const LOOKS: Record<PaymentStatus, Look> = {
  cleared: { word: t`Nothing found`, tone: 'low', icon: CircleCheck },
  flagged: { word: t`Flagged`, tone: 'high', icon: Flag },
  intercepted: { word: t`Paused in Elder Shield`, tone: 'critical', icon: CirclePause },
  blocked: { word: t`Blocked in Elder Shield`, tone: 'critical', icon: Ban },
};
/** Somebody released it: that is not to say that nothing was found. */
const RELEASED: Look = { word: t`Released`, tone: 'neutral', icon: Undo2 };

export interface StatusBadgeProps {
  status: PaymentStatus;
  decision?: Decision | null;
}

const lookOf = ({ status, decision = null }: StatusBadgeProps): Look =>
  decision === 'release' ? RELEASED : LOOKS[status];

/** What Elder Shield thinks of a payment; it says nothing of what a bank did. */
export function StatusBadge(props: StatusBadgeProps) {
  const { word, tone, icon } = lookOf(props);
  return (
    <Badge tone={tone} icon={icon} wraps>
      {word}
    </Badge>
  );
}

/** The same on a coloured card, where a badge would only look indented. */
export function StatusWords(props: StatusBadgeProps) {
  const { word, icon: Icon } = lookOf(props);
  return (
    <span className="flex items-center gap-2 font-semibold text-ink">
      <Icon aria-hidden className="size-5 shrink-0" />
      {word}
    </span>
  );
}

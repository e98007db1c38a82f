import type { PaymentStatus } from '@fap/shared/elder/rules.ts';
import { Ban, CircleCheck, CirclePause, Flag, type LucideIcon } from 'lucide-react';
import { Badge, type Tone } from '../../../ui/badge.tsx';

const LOOKS: Record<PaymentStatus, { word: string; tone: Tone; icon: LucideIcon }> = {
  cleared: { word: 'Nothing found', tone: 'low', icon: CircleCheck },
  flagged: { word: 'Flagged', tone: 'high', icon: Flag },
  intercepted: { word: 'Paused in Elder Shield', tone: 'critical', icon: CirclePause },
  blocked: { word: 'Blocked in Elder Shield', tone: 'critical', icon: Ban },
};

/** What Elder Shield thinks of a payment; it says nothing of what a bank did. */
export function StatusBadge({ status }: { status: PaymentStatus }) {
  const { word, tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon} wraps>
      {word}
    </Badge>
  );
}

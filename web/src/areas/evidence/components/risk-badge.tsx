import { CircleCheck, CircleHelp, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import { Badge, type Tone } from '../../../ui/badge.tsx';

const LOOK: Record<string, { tone: Tone; icon: LucideIcon }> = {
  HIGH: { tone: 'critical', icon: OctagonAlert },
  MEDIUM: { tone: 'medium', icon: TriangleAlert },
  LOW: { tone: 'low', icon: CircleCheck },
  UNKNOWN: { tone: 'neutral', icon: CircleHelp },
};

/** How risky a text reads, in a word. */
export function RiskBadge({ level }: { level: 'LOW' | 'MEDIUM' | 'HIGH' | 'UNKNOWN' }) {
  const { tone, icon } = LOOK[level] ?? { tone: 'neutral' as const, icon: CircleHelp };
  return (
    <Badge tone={tone} icon={icon} className="px-3 py-1 text-sm">
      {level} risk
    </Badge>
  );
}

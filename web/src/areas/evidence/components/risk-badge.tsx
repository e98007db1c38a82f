import { CircleCheck, CircleHelp, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import { Badge, type Tone } from '../../../ui/badge.tsx';

export type RiskLevel = 'LOW' | 'MEDIUM' | 'HIGH' | 'UNKNOWN';

const LOOK: Record<RiskLevel, { tone: Tone; icon: LucideIcon }> = {
  HIGH: { tone: 'critical', icon: OctagonAlert },
  MEDIUM: { tone: 'medium', icon: TriangleAlert },
  LOW: { tone: 'low', icon: CircleCheck },
  UNKNOWN: { tone: 'neutral', icon: CircleHelp },
};

/** The risk level of a text as a badge. */
export function RiskBadge({ level, isSmall }: { level: RiskLevel; isSmall?: boolean }) {
  const { tone, icon } = LOOK[level];
  return (
    <Badge tone={tone} icon={icon} {...(isSmall ? {} : { className: 'px-3 py-1 text-sm' })}>
      {level} risk
    </Badge>
  );
}

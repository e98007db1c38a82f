import type { Severity } from '@fap/shared/catalogue/catalogue-cluster.ts';
import { Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import { Badge, type Tone } from '../../../ui/badge.tsx';

const LOOK: Record<Severity, { tone: Tone; icon: LucideIcon }> = {
  Critical: { tone: 'critical', icon: OctagonAlert },
  High: { tone: 'high', icon: TriangleAlert },
  Medium: { tone: 'medium', icon: TriangleAlert },
  Low: { tone: 'low', icon: Info },
};

/** A badge with the usual severity of the harm. */
export function SeverityBadge({ severity }: { severity: Severity }) {
  const { tone, icon } = LOOK[severity];
  return (
    <Badge tone={tone} icon={icon}>
      {severity} risk
    </Badge>
  );
}

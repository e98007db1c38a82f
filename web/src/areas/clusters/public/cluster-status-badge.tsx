import type { ClusterStatus } from '@fap/shared/clusters/constants.ts';
import { Activity, Eye, type LucideIcon } from 'lucide-react';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { SEVERITY_LOOKS } from '../../../ui/severity-look.ts';

const LOOK: Record<ClusterStatus, { tone: Tone; icon: LucideIcon }> = {
  'High Risk': SEVERITY_LOOKS.high,
  Active: { tone: 'accent', icon: Activity },
  Monitoring: { tone: 'neutral', icon: Eye },
};

/** A badge with a cluster's status. */
export function ClusterStatusBadge({ status }: { status: ClusterStatus }) {
  const { tone, icon } = LOOK[status];
  return (
    <Badge tone={tone} icon={icon}>
      {status}
    </Badge>
  );
}

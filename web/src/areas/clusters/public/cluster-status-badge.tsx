import type { ClusterStatus } from '@fap/shared/clusters/constants.ts';
import { t } from '@lingui/core/macro';
import { Activity, Eye, type LucideIcon } from 'lucide-react';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { SEVERITY_LOOKS } from '../../../ui/severity-look.ts';

const LOOK: Record<ClusterStatus, { tone: Tone; icon: LucideIcon; word: string }> = {
  'High Risk': { ...SEVERITY_LOOKS.high, word: t`High Risk` },
  Active: { tone: 'accent', icon: Activity, word: t`Active` },
  Monitoring: { tone: 'neutral', icon: Eye, word: t`Monitoring` },
};

/** A badge with a cluster's status. */
export function ClusterStatusBadge({ status }: { status: ClusterStatus }) {
  const { tone, icon, word } = LOOK[status];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}

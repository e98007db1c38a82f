import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Badge } from '../../../ui/badge.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { CommandCard } from '../components/command-card.tsx';
import { StatusPanels } from '../components/status-panels.tsx';
import { useTarget } from '../use-target.ts';

const TARGET = ['cluster'] as const;

/** Deploys units to a cluster and follows them; the target is in the URL. */
export function RecondogsControlScreen() {
  const [{ cluster }, setTarget] = useUrlFilters(TARGET);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const { clusterId: target, isSettled } = useTarget(cluster);
  return (
    <PageFrame
      title={t`ReconDogs Control Panel`}
      lead={t`Send investigation units to a cluster’s evidence and follow each one live.`}
      actions={
        <Badge tone="accent" icon={ShieldAlert} className="self-center">
          <Trans>Admin</Trans>
        </Badge>
      }
    >
      <div className="grid gap-8">
        <CommandCard
          target={target}
          onTarget={(clusterId) => setTarget({ cluster: clusterId })}
          selected={selected}
          onTriggered={() => setSelected([])}
        />
        <StatusPanels
          key={target}
          target={target}
          isTargetSettled={isSettled}
          selected={selected}
          onSelect={setSelected}
        />
      </div>
    </PageFrame>
  );
}

import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../../platform/read.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Badge } from '../../../ui/badge.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { clusterList } from '../../clusters/public/cluster-list.ts';
import { CommandCard } from '../components/command-card.tsx';
import { StatusPanels } from '../components/status-panels.tsx';
import { targetOf } from '../target-cluster.ts';

const TARGET = ['cluster'] as const;

/** Sends units to a cluster and follows them; the target stands in the URL. */
export function RecondogsControlScreen() {
  const clusters = useRead(clusterList);
  const [{ cluster }, setTarget] = useUrlFilters(TARGET);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const target = targetOf(cluster, clusters.data);
  return (
    <PageFrame
      title="ReconDogs Control Panel"
      lead="Sends investigation units to a cluster’s evidence and follows each of them while it runs."
      actions={
        <Badge tone="accent" icon={ShieldAlert} className="self-center">
          Admin
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
          isTargetSettled={cluster !== '' || !clusters.isPending}
          selected={selected}
          onSelect={setSelected}
        />
      </div>
    </PageFrame>
  );
}

import { DASHBOARD_TOPIC, dashboardFacts } from '@fap/shared/dashboard/events.ts';
import { useEffect, useState } from 'react';
import { topics } from '../../platform/topics.ts';

/** The tracked-nodes counter as the server tells it, the same in every browser; null until it has. */
export function useTrackedNodes(): number | null {
  const [nodes, setNodes] = useState<number | null>(null);
  useEffect(
    () =>
      topics().subscribe(DASHBOARD_TOPIC, undefined, ({ name, payload }) => {
        const { trackedNodes } = payload;
        if (name === dashboardFacts.stats.name && typeof trackedNodes === 'number') setNodes(trackedNodes);
      }),
    [],
  );
  return nodes;
}

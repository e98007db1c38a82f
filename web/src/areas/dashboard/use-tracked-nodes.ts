import { DASHBOARD_TOPIC, dashboardFacts } from '@fap/shared/dashboard/events.ts';
import { useState } from 'react';
import { useTopic } from '../../platform/use-topic.ts';

/** The tracked-nodes counter from the server, the same in every browser; null until the first value arrives. */
export function useTrackedNodes(): number | null {
  const [nodes, setNodes] = useState<number | null>(null);
  useTopic(DASHBOARD_TOPIC, dashboardFacts, { on: { stats: ({ trackedNodes }) => setNodes(trackedNodes) } });
  return nodes;
}

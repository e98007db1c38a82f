import { CLUSTERS_TOPIC, clusterFacts } from '@fap/shared/clusters/events.ts';
import { useEffect } from 'react';
import { useTopic } from '../../../platform/use-topic.ts';

/** Facts of this many milliseconds cause one refetch. */
const GATHER_MS = 800;

/** While on, refetches after facts about relatives of clusters. */
export function useLiveFamilies(isOn: boolean, refetch: () => void): void {
  useEffect(() => {
    // Something may have changed while it was off.
    if (isOn) refetch();
  }, [isOn, refetch]);
  useTopic(CLUSTERS_TOPIC, clusterFacts, {
    isOn,
    gatherMs: GATHER_MS,
    onGathered: (facts) => {
      if (facts.some(({ key }) => key === 'related')) refetch();
    },
    onTruncated: refetch,
  });
}

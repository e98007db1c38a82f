import { CLUSTERS_TOPIC, clusterFacts } from '@fap/shared/clusters/events.ts';
import { useEffect } from 'react';
import { useTopic } from '../../../platform/use-topic.ts';

/** A burst of facts is followed by one read this much later, in milliseconds. */
const READ_AFTER_MS = 800;

/** While it is on, what is told of clusters' relatives is followed by a new read. */
export function useLiveFamilies(isOn: boolean, readAgain: () => void): void {
  useEffect(() => {
    // What changed while it was off.
    if (isOn) readAgain();
  }, [isOn, readAgain]);
  useTopic(CLUSTERS_TOPIC, clusterFacts, {
    isOn,
    gatherMs: READ_AFTER_MS,
    onGathered: (facts) => {
      if (facts.some(({ key }) => key === 'related')) readAgain();
    },
    onTruncated: readAgain,
  });
}

import { CLUSTERS_TOPIC, clusterFacts } from '@fap/shared/clusters/events.ts';
import { useEffect } from 'react';
import { TOPIC_TRUNCATED, topics } from '../../../platform/topics.ts';

/** A burst of facts is followed by one read this much later, in milliseconds. */
const READ_AFTER_MS = 800;

/** While it is on, what is told of clusters' relatives is followed by a new read. */
export function useLiveFamilies(isOn: boolean, readAgain: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    // What changed while it was off.
    readAgain();
    let timer: number | undefined;
    const stop = topics().subscribe(CLUSTERS_TOPIC, undefined, ({ name }) => {
      if (name !== clusterFacts.related.name && name !== TOPIC_TRUNCATED) return;
      timer ??= window.setTimeout(() => {
        timer = undefined;
        readAgain();
      }, READ_AFTER_MS);
    });
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [isOn, readAgain]);
}

import { CHAIN_TOPIC, CLUSTERS_TOPIC, clusterFacts } from '@fap/shared/clusters/events.ts';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { TOPIC_TRUNCATED, topics } from '../../../platform/topics.ts';

/** What was told of a cluster: its DNA anew, or something else that changes its figures. */
export interface ClusterNews {
  clusterId: string;
  /** Told with the DNA; undefined when the news is another. */
  strength?: number | null;
}

/** Bursts of facts are told together, this much later, in milliseconds. */
const TELL_AFTER_MS = 300;

/** Tells what changed in clusters while this part is shown; null when something was missed and all must be read anew. */
export function useClusterNews(onNews: (news: readonly ClusterNews[] | null) => void): void {
  const listener = useRef(onNews);
  useEffect(() => {
    listener.current = onNews;
  });
  useEffect(() => {
    let waiting: ClusterNews[] = [];
    let hasMissed = false;
    let timer: number | undefined;
    const tell = () => {
      timer = undefined;
      listener.current(hasMissed ? null : waiting);
      waiting = [];
      hasMissed = false;
    };
    const stops = [CLUSTERS_TOPIC, CHAIN_TOPIC].map((topic) =>
      topics().subscribe(topic, undefined, ({ name, payload }) => {
        if (name === TOPIC_TRUNCATED) hasMissed = true;
        else waiting.push(newsOf(name, payload));
        timer ??= window.setTimeout(tell, TELL_AFTER_MS);
      }),
    );
    return () => {
      for (const stop of stops) stop();
      window.clearTimeout(timer);
    };
  }, []);
}

function newsOf(name: string, payload: Record<string, unknown>): ClusterNews {
  const dna = name === clusterFacts.dna.name ? v.safeParse(clusterFacts.dna.payload, payload) : null;
  return dna?.success ? dna.output : { clusterId: String(payload.clusterId ?? '') };
}

import { CHAIN_TOPIC, CLUSTERS_TOPIC, chainFacts, clusterFacts } from '@fap/shared/clusters/events.ts';
import { useTopic } from '../../../platform/use-topic.ts';

const TOPICS = [CLUSTERS_TOPIC, CHAIN_TOPIC];
const FACTS = { ...clusterFacts, ...chainFacts };

/** Tells in which clusters something changed while this part is shown; null when something was missed and all must be read anew. */
export function useClusterChanges(onNews: (clusterIds: ReadonlySet<string> | null) => void): void {
  useTopic(TOPICS, FACTS, {
    onGathered: (facts) => onNews(new Set(facts.map(({ fact }) => fact.clusterId))),
    onTruncated: () => onNews(null),
  });
}

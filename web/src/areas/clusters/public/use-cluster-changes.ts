import { CHAIN_TOPIC, CLUSTERS_TOPIC, chainFacts, clusterFacts } from '@fap/shared/clusters/events.ts';
import { useTopic } from '../../../platform/use-topic.ts';

const TOPICS = [CLUSTERS_TOPIC, CHAIN_TOPIC];
const FACTS = { ...clusterFacts, ...chainFacts };

/** Calls `onChange` with the ids of changed clusters, or with null when facts were missed and everything must be refetched. */
export function useClusterChanges(onChange: (clusterIds: ReadonlySet<string> | null) => void): void {
  useTopic(TOPICS, FACTS, {
    onGathered: (facts) => onChange(new Set(facts.map(({ fact }) => fact.clusterId))),
    onJoined: () => onChange(null),
    onTruncated: () => onChange(null),
  });
}

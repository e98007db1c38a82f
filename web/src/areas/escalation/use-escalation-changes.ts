import { CLUSTERS_TOPIC, clusterFacts } from '@fap/shared/clusters/events.ts';
import { puzzleFacts, puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { useTopic } from '../../platform/use-topic.ts';
import { refreshEscalations } from './data.ts';

const { escalated } = clusterFacts;
const { layer } = puzzleFacts;

/** Keeps the screen current: decisions about proposals, and layers of the clusters it shows, on which their summaries stand. */
export function useEscalationChanges(clusterIds: readonly string[]): void {
  useTopic(
    [CLUSTERS_TOPIC, ...clusterIds.map(puzzleTopic)],
    { escalated, layer },
    { onGathered: refreshEscalations, onJoined: refreshEscalations, onTruncated: refreshEscalations },
  );
}

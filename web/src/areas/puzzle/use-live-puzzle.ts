import { puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { useEffect } from 'react';
import { useResource } from '../../platform/resource.ts';
import { TOPIC_TRUNCATED, topics } from '../../platform/topics.ts';
import { puzzleResource } from './data.ts';
import { applyPuzzleFact } from './realtime.ts';

/** A cluster's puzzle that changes as others work on it. */
export function useLivePuzzle(clusterId: string) {
  const request = { params: { clusterId } };
  const state = useResource(puzzleResource, request);
  const isRead = state.data !== undefined;
  const seq = state.data?.seq;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `seq` says where to begin; moving it must not begin anew
  useEffect(() => {
    if (!isRead) return;
    return topics().subscribe(puzzleTopic(clusterId), seq, (fact) => {
      if (fact.name === TOPIC_TRUNCATED) return void puzzleResource.refresh({ params: { clusterId } });
      puzzleResource.patch((puzzle) => applyPuzzleFact(puzzle, fact), { params: { clusterId } });
    });
  }, [clusterId, isRead]);
  return state;
}

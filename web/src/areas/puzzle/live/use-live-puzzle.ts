import { puzzleFacts, puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { useEffect } from 'react';
import { useResource } from '../../../platform/resource.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { toast } from '../../../platform/toast-store.ts';
import { TOPIC_TRUNCATED, topics } from '../../../platform/topics.ts';
import { puzzleResource } from './data.ts';
import { momentTime } from './format-moment.ts';
import { applyPuzzleFact, type Emptied, type Restored, reviewsUnseenPiece } from './realtime.ts';
import { noteRewrite } from './rewritten-boards.ts';

/** A cluster's puzzle that changes as others work on it. */
export function useLivePuzzle(clusterId: string) {
  const { id: userId } = useCurrentUser();
  const request = { params: { clusterId } };
  const state = useResource(puzzleResource, request);
  const isRead = state.data !== undefined;
  const seq = state.data?.seq;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `seq` says where to begin; moving it must not begin anew
  useEffect(() => {
    if (!isRead) return;
    return topics().subscribe(puzzleTopic(clusterId), seq, (fact) => {
      if (fact.name === TOPIC_TRUNCATED) return void puzzleResource.refresh({ params: { clusterId } });
      let isUnseen = false;
      puzzleResource.patch(
        (puzzle) => {
          isUnseen = reviewsUnseenPiece(puzzle, fact);
          return applyPuzzleFact(puzzle, fact);
        },
        { params: { clusterId } },
      );
      if (isUnseen) void puzzleResource.refresh({ params: { clusterId } });
      if (fact.name === puzzleFacts.restored.name) tellRestored(fact.payload as unknown as Restored, userId);
      if (fact.name === puzzleFacts.emptied.name) tellEmptied(fact.payload as unknown as Emptied, userId);
      if (REWRITES.has(fact.name)) noteRewrite(clusterId);
    });
  }, [clusterId, isRead, userId]);
  return state;
}

/** What changes the whole board at once: its cards are nobody's single deletions. */
const REWRITES: ReadonlySet<string> = new Set([puzzleFacts.restored.name, puzzleFacts.emptied.name]);

/** The board changes under everybody's hands at once: they are told by whom. */
function tellRestored({ actor, versionOf }: Restored, userId: string): void {
  if (actor.id === userId) return;
  toast({
    title: `${actor.displayName} restored an earlier version`,
    description: `Board and notes are as they were on ${momentTime(versionOf)}. The history keeps what was there before.`,
  });
}

function tellEmptied({ actor }: Emptied, userId: string): void {
  if (actor.id === userId) return;
  toast({ title: 'An admin emptied the board', description: 'The history still has what was there.' });
}

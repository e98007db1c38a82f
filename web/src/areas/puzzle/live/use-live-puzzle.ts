import type { FactPayload } from '@fap/shared/kernel/topic.ts';
import { puzzleFacts, puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { useRead } from '../../../platform/read.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useTopic } from '../../../platform/use-topic.ts';
import { puzzleResource } from './data.ts';
import { momentTime } from './format-moment.ts';
import { applyPuzzleFact, reviewsUnseenPiece } from './realtime.ts';
import { noteRewrite } from './rewritten-boards.ts';

/** A cluster's puzzle that changes as others work on it. */
export function useLivePuzzle(clusterId: string) {
  const { id: userId } = useCurrentUser();
  const request = { params: { clusterId } };
  const state = useRead(puzzleResource, request);
  const isRead = state.data !== undefined;
  useTopic(puzzleTopic(clusterId), puzzleFacts, {
    isOn: isRead,
    after: state.data?.seq,
    on: {
      restored: (fact) => {
        tellRestored(fact, userId);
        noteRewrite(clusterId);
      },
      emptied: (fact) => {
        tellEmptied(fact, userId);
        noteRewrite(clusterId);
      },
    },
    onEach: (told) => {
      let isUnseen = false;
      puzzleResource.patch((puzzle) => {
        isUnseen = reviewsUnseenPiece(puzzle, told);
        return applyPuzzleFact(puzzle, told);
      }, request);
      if (isUnseen) void puzzleResource.refresh(request);
    },
    onTruncated: () => void puzzleResource.refresh(request),
  });
  return state;
}

/** The board changes under everybody's hands at once: they are told by whom. */
function tellRestored({ actor, versionOf }: FactPayload<typeof puzzleFacts.restored>, userId: string): void {
  if (actor.id === userId) return;
  toast({
    title: `${actor.displayName} restored an earlier version`,
    description: `Board and notes are as they were on ${momentTime(versionOf)}. The history keeps what was there before.`,
  });
}

function tellEmptied({ actor }: FactPayload<typeof puzzleFacts.emptied>, userId: string): void {
  if (actor.id === userId) return;
  toast({ title: 'An admin emptied the board', description: 'The history still has what was there.' });
}

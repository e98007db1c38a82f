import type { FactPayload } from '@fap/shared/kernel/topic.ts';
import { puzzleFacts, puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { useRead } from '../../../platform/read.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useTopic } from '../../../platform/use-topic.ts';
import { momentTime } from '../public/format-moment.ts';
import { puzzleResource } from './data.ts';
import { type Moment, momentOf, showMoment } from './moments.ts';
import { applyPuzzleFact, isReviewOfUnseenPiece, type PuzzleFact } from './realtime.ts';
import { emitRewrite } from './rewritten-boards.ts';

/** Loads a cluster's puzzle and keeps it current. */
export function useLivePuzzle(clusterId: string) {
  const { id: userId } = useCurrentUser();
  const request = { params: { clusterId } };
  const state = useRead(puzzleResource, request);
  const isRead = state.data !== undefined;
  const topic = puzzleTopic(clusterId);
  const arriving = useRef(new Set<PuzzleFact[]>());
  const readAgain = async () => {
    const meanwhile: PuzzleFact[] = [];
    arriving.current.add(meanwhile);
    await puzzleResource.refresh(request);
    arriving.current.delete(meanwhile);
    // The answer may be older than what came while it was on its way, and no fact comes twice.
    const missed = meanwhile.filter(({ fact }) => fact.topic === topic);
    puzzleResource.patch((puzzle) => missed.reduce(applyPuzzleFact, puzzle), request);
  };
  useTopic(topic, puzzleFacts, {
    isOn: isRead,
    after: state.data?.seq,
    on: {
      restored: (fact) => {
        toastRestored(fact, userId);
        emitRewrite(clusterId);
      },
      emptied: (fact) => {
        toastReset(fact, userId);
        emitRewrite(clusterId);
      },
    },
    onEach: (fact) => {
      for (const facts of arriving.current) facts.push(fact);
      let isUnseen = false;
      let moment: Moment | null = null;
      puzzleResource.patch((puzzle) => {
        isUnseen = isReviewOfUnseenPiece(puzzle, fact);
        moment = momentOf(puzzle, fact);
        return applyPuzzleFact(puzzle, fact);
      }, request);
      if (moment) showMoment(moment);
      if (isUnseen) void readAgain();
    },
    onTruncated: () => void readAgain(),
  });
  return state;
}

/** Says who restored a version, because the board changes for everybody at once. */
function toastRestored({ actor, versionOf }: FactPayload<typeof puzzleFacts.restored>, userId: string): void {
  if (actor.id === userId) return;
  toast({
    title: t`${actor.displayName} restored an earlier version`,
    description: t`Board and notes are back to how they were on ${momentTime(versionOf)}. The version before stays in the history.`,
  });
}

function toastReset({ actor }: FactPayload<typeof puzzleFacts.emptied>, userId: string): void {
  if (actor.id === userId) return;
  toast({ title: t`An admin emptied the board`, description: t`The history still has everything.` });
}

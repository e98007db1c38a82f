import { can } from '@fap/shared/auth/capabilities.ts';
import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import { NOTES_TARGET } from '@fap/shared/comments/entities.ts';
import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { puzzleRoom } from '@fap/shared/puzzle/events.ts';
import { t } from '@lingui/core/macro';
import { PanelBottom, PanelLeft, PanelRight } from 'lucide-react';
import { memo, Suspense, useRef } from 'react';
import type { CollabRoom } from '../../../platform/collab-room.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { OpeningRoom } from '../../../ui/opening-room.tsx';
import { PartBoundary } from '../../../ui/part-boundary.tsx';
import { ResetBoard } from '../board/reset-board.tsx';
import { useCardDraft } from '../board/use-card-draft.ts';
import { CommentButton } from '../comments/comment-button.tsx';
import type { Begun } from '../notes/notes-peek.tsx';
import { SharedNotes } from '../notes/shared-notes.tsx';
import { FoldToggle } from '../workspace/folding.tsx';

// A large chunk; the layers are shown while it loads.
const SharedBoard = lazyPart(async () => (await import('../board/shared-board.tsx')).SharedBoard);

export interface SharedPartProps {
  /** Null while the document opens. */
  room: CollabRoom | null;
  clusterId: string;
  user: CurrentUser;
}

export interface BoardPartProps extends SharedPartProps {
  layer: number;
  /** The pieces whose status the cards show. */
  pieces: readonly Contribution[];
  /** Opens a card's piece in its layer. */
  onOpenPiece: (piece: Contribution) => void;
  /** The card that the address leads to; '' for none. */
  linked: string;
  followed: string | null;
  onStopFollowing: () => void;
}

/** The board that everybody on the puzzle shares. */
export const BoardPart = memo(function BoardPart({ room, clusterId, user, layer, ...rest }: BoardPartProps) {
  const draft = useCardDraft(clusterId, user.id);
  const opening = <Loading label={t`Opening the shared board…`} />;
  return (
    <Suspense fallback={opening}>
      {room ? (
        <PartBoundary key={room.doc.guid} title={t`We could not show the shared board`}>
          <SharedBoard
            room={room}
            clusterId={clusterId}
            user={user}
            draft={draft}
            layer={layer}
            {...rest}
            before={<FoldToggle part="layers" icon={PanelLeft} className="-ml-2" />}
            actions={
              <>
                {can(user.roles, 'board.reset') && <ResetBoard clusterId={clusterId} />}
                <FoldToggle part="details" icon={PanelRight} className="-mr-2" />
              </>
            }
          />
        </PartBoundary>
      ) : (
        <OpeningRoom room={puzzleRoom(clusterId)}>{opening}</OpeningRoom>
      )}
    </Suspense>
  );
});

/** The notes that everybody on the puzzle writes together. */
export const NotesPart = memo(function NotesPart({ room, clusterId }: SharedPartProps) {
  // Outlives the document: what was begun in one goes into the next.
  const begun = useRef<Begun | null>(null);
  if (!room) return <OpeningRoom room={puzzleRoom(clusterId)} />;
  return (
    <PartBoundary key={room.doc.guid} title={t`We could not show the shared notes`}>
      <SharedNotes
        room={room}
        begun={begun}
        clusterId={clusterId}
        actions={
          <div className="flex items-center gap-1">
            <CommentButton target={{ kind: 'notes', id: NOTES_TARGET }} what={t`the notes`} />
            <FoldToggle part="notes" icon={PanelBottom} className="-mr-2" />
          </div>
        }
      />
    </PartBoundary>
  );
});

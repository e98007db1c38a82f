import { can } from '@fap/shared/auth/capabilities.ts';
import type { CurrentUser } from '@fap/shared/auth/contract.ts';
import { NOTES_TARGET } from '@fap/shared/comments/entities.ts';
import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { History } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { CollabRoom } from '../../../platform/collab-room.ts';
import { Button } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PartBoundary } from '../../../ui/part-boundary.tsx';
import { ResetBoard } from '../board/reset-board.tsx';
import { CommentButton } from '../comments/comment-button.tsx';

// Board and editor are large chunks; the layers are shown while they load.
const SharedBoard = lazy(async () => ({ default: (await import('../board/shared-board.tsx')).SharedBoard }));
const SharedNotes = lazy(async () => ({ default: (await import('../notes/shared-notes.tsx')).SharedNotes }));

export interface SharedPartProps {
  /** Null while the document opens. */
  room: CollabRoom | null;
  clusterId: string;
  user: CurrentUser;
  onHistory: () => void;
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
export function BoardPart({ room, clusterId, user, layer, onHistory, ...rest }: BoardPartProps) {
  return (
    <Suspense fallback={<Loading label="Opening the shared board…" />}>
      {room && (
        <PartBoundary key={room.doc.guid} title="We could not show the shared board">
          <SharedBoard
            room={room}
            clusterId={clusterId}
            user={user}
            layer={layer}
            {...rest}
            actions={
              <>
                {can(user.roles, 'board.reset') && <ResetBoard clusterId={clusterId} />}
                <HistoryButton onClick={onHistory} />
              </>
            }
          />
        </PartBoundary>
      )}
    </Suspense>
  );
}

/** The notes that everybody on the puzzle writes together. */
export function NotesPart({ room, clusterId, onHistory }: SharedPartProps) {
  return (
    <Suspense fallback={<Loading label="Opening the shared notes…" />}>
      {room && (
        <PartBoundary key={room.doc.guid} title="We could not show the shared notes">
          <SharedNotes
            room={room}
            clusterId={clusterId}
            actions={
              <div className="flex flex-wrap gap-1">
                <CommentButton target={{ kind: 'notes', id: NOTES_TARGET }} what="the notes" />
                <HistoryButton onClick={onHistory} />
              </div>
            }
          />
        </PartBoundary>
      )}
    </Suspense>
  );
}

function HistoryButton({ onClick }: { onClick: () => void }) {
  return (
    <Button size="sm" onClick={onClick}>
      <History aria-hidden className="size-4" />
      History
    </Button>
  );
}

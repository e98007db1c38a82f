import { addCard } from '@fap/shared/puzzle/board-doc.ts';
import { BOARD_LABEL_MAX_LENGTH } from '@fap/shared/puzzle/board-shapes.ts';
import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ReactFlowProvider } from '@xyflow/react';
import { Plus } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { CollabRoom } from '../../../platform/collab-room.ts';
import { newId } from '../../../platform/ids.ts';
import { useRead } from '../../../platform/read.ts';
import { toast } from '../../../platform/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { moveFocusTo } from '../../../ui/move-focus.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { puzzleResource } from '../live/data.ts';
import { BoardList } from './board-list.tsx';
import { BoardSurface } from './board-surface.tsx';
import { withPieceWords } from './piece-status.ts';
import { RemovalDialog } from './removal-dialog.tsx';
import { RemovedNotices } from './removed-notices.tsx';
import type { Lost } from './rename-card.ts';
import { useBoard } from './use-board.ts';
import { useBoardUndo } from './use-board-undo.ts';
import { type CardAuthor, useCardAuthors } from './use-card-authors.ts';
import type { CardDraft } from './use-card-draft.ts';
import { useCardRemoval } from './use-card-removal.ts';
import { useRemovedCards } from './use-removed-cards.ts';

export interface SharedBoardProps {
  room: CollabRoom;
  clusterId: string;
  user: CardAuthor;
  /** The words of the next card; kept by the parent, because the board is drawn anew with each document. */
  draft: CardDraft;
  /** The layer a new card belongs to; 0 for none. */
  layer: number;
  /** What stands before the title, and the buttons at its end. */
  before?: ReactNode;
  actions?: ReactNode;
  /** The pieces whose status the cards show; without them those of the puzzle that the page has loaded. */
  pieces?: readonly Contribution[];
  /** Opens a card's piece in its layer; without it a link does. */
  onOpenPiece?: (piece: Contribution) => void;
  /** The card that a link leads to; '' for none. */
  linked?: string;
  /** The account whose view of the board is followed. */
  followed?: string | null;
  onStopFollowing?: () => void;
}

const TITLE_ID = 'board-title';
const WHY_LOST: Record<Lost, string> = {
  deleted: t`The card you wrote on was deleted`,
  changed: t`Somebody else wrote on this card meanwhile`,
  replaced: t`The board was loaded again while you wrote`,
};

/** The board that everybody on this puzzle shares. It fills the height its parent gives it. */
export function SharedBoard({
  room,
  clusterId,
  user,
  draft,
  layer,
  before,
  actions,
  pieces,
  onOpenPiece,
  linked = '',
  followed = null,
  onStopFollowing = () => undefined,
}: SharedBoardProps) {
  const { doc } = room;
  const { id, displayName } = user;
  const stored = useBoard(doc);
  const { data: puzzle } = useRead(puzzleResource, { params: { clusterId } });
  const known = pieces ?? puzzle?.contributions;
  const byId = useMemo(() => new Map((known ?? []).map((piece) => [piece.id, piece])), [known]);
  const pieceOf = useCallback((pieceId: string | undefined) => byId.get(pieceId ?? '') ?? null, [byId]);
  const board = useMemo(() => withPieceWords(stored, pieceOf), [stored, pieceOf]);
  const authorOf = useCardAuthors({ doc, clusterId, user }, board.pieces);
  const { remove, question } = useCardRemoval(doc, id, authorOf);
  const { removals, restore, dismiss } = useRemovedCards(room, clusterId);
  const undo = useBoardUndo(doc);
  const [added, setAdded] = useState('');
  const { append } = draft;
  const offer = useCallback(
    (words: string, why: Lost) => {
      append(words);
      toast({ title: WHY_LOST[why], description: t`Your words are in the field above the board.` });
    },
    [append],
  );
  return (
    <section aria-labelledby={TITLE_ID} className="flex h-full min-h-0 flex-col bg-surface">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 pt-1.5">
        {before}
        {/* On a phone the bar below says which part this is. */}
        <h2 id={TITLE_ID} tabIndex={-1} className="text-[0.9375rem] font-semibold max-sm:sr-only">
          <Trans>Shared board</Trans>
        </h2>
        <NewCard
          draft={draft}
          onAdd={(label) => {
            // Where a new document comes, the words wait for it.
            if (doc.isDestroyed) return;
            draft.clear();
            const cardId = newId();
            addCard(doc, cardId, { label, layer, kind: 'note', by: displayName });
            setAdded(cardId);
          }}
        />
        <div className="flex items-center gap-2">{actions}</div>
      </div>
      <div className="@container relative flex min-h-0 flex-1 flex-col overflow-y-auto p-3 max-sm:pt-1 max-sm:pb-1 lg:px-0 lg:pt-1 lg:pb-0">
        <ReactFlowProvider>
          <BoardSurface
            room={room}
            board={board}
            clusterId={clusterId}
            title={puzzle?.clusterName ?? t`Shared board`}
            user={user}
            layer={layer}
            undo={undo}
            authorOf={authorOf}
            pieceOf={pieceOf}
            onRemove={remove}
            onOpenPiece={onOpenPiece}
            linked={linked}
            added={added}
            onAdded={setAdded}
            onLost={offer}
            followed={followed}
            onStopFollowing={onStopFollowing}
          />
        </ReactFlowProvider>
        <BoardList
          doc={doc}
          board={board}
          clusterId={clusterId}
          userName={displayName}
          onRemove={remove}
          onLost={offer}
        />
        <RemovedNotices
          removals={removals}
          onUndo={restore}
          onClose={(key) => {
            dismiss(key);
            moveFocusTo(document.getElementById(TITLE_ID));
          }}
        />
        <RemovalDialog question={question} />
      </div>
    </section>
  );
}

interface NewCardProps {
  draft: CardDraft;
  onAdd: (label: string) => void;
}

function NewCard({ draft: { label, write }, onAdd }: NewCardProps) {
  return (
    <form
      className="flex min-w-56 flex-1 gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (label.trim()) onAdd(label.trim());
      }}
    >
      <TextInput
        aria-label={t`Text of a new card`}
        placeholder={t`Text of a new card`}
        maxLength={BOARD_LABEL_MAX_LENGTH}
        value={label}
        onChange={(event) => write(event.target.value)}
        size="sm"
        className="min-w-0 flex-1"
      />
      <Button type="submit" size="sm" disabled={!label.trim()}>
        <Plus aria-hidden className="size-4" />
        <Trans>New card</Trans>
      </Button>
    </form>
  );
}

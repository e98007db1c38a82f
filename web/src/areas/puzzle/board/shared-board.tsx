import { addCard } from '@fap/shared/puzzle/board-doc.ts';
import { BOARD_LABEL_MAX_LENGTH } from '@fap/shared/puzzle/board-shapes.ts';
import { ReactFlowProvider } from '@xyflow/react';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CollabRoom } from '../../../platform/collab-room.ts';
import { newId } from '../../../platform/ids.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { BoardCanvas } from './board-canvas.tsx';
import { BoardList } from './board-list.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { RemovedNotices } from './removed-notices.tsx';
import { useBoard } from './use-board.ts';
import { useBoardUndo } from './use-board-undo.ts';
import { type CardAuthor, useCardAuthors } from './use-card-authors.ts';
import { useCardRemoval } from './use-card-removal.ts';
import { useRemovedCards } from './use-removed-cards.ts';

export interface SharedBoardProps {
  room: CollabRoom;
  clusterId: string;
  user: CardAuthor;
  /** The layer a new card belongs to; 0 for none. */
  layer: number;
  /** Buttons beside the title. */
  actions?: ReactNode;
}

/** The board that everybody on this puzzle shares. */
export function SharedBoard({ room, clusterId, user, layer, actions }: SharedBoardProps) {
  const { doc } = room;
  const { id, displayName } = user;
  const board = useBoard(doc);
  const authorOf = useCardAuthors({ doc, clusterId, user }, board.pieces);
  const { remove, question } = useCardRemoval(doc, id, authorOf);
  const { removals, restore } = useRemovedCards(room, clusterId);
  useBoardUndo(doc);
  return (
    <Card>
      <CardHeader
        title="Shared board"
        hint="Move cards and draw lines between them. Everybody sees it at once. Ctrl+Z undoes your last step."
        actions={actions}
      />
      <CardBody>
        <NewCard onAdd={(label) => addCard(doc, newId(), { label, layer, kind: 'note', by: displayName })} />
        <div className="mt-3 h-[26rem] overflow-hidden rounded-md border border-line bg-canvas">
          <ReactFlowProvider>
            <BoardCanvas
              room={room}
              board={board}
              userName={displayName}
              authorOf={authorOf}
              onRemove={remove}
            />
          </ReactFlowProvider>
        </div>
        <BoardList doc={doc} board={board} clusterId={clusterId} userName={displayName} onRemove={remove} />
        <RemovedNotices removals={removals} onUndo={restore} />
        <RemovalDialog question={question} />
      </CardBody>
    </Card>
  );
}

function NewCard({ onAdd }: { onAdd: (label: string) => void }) {
  const [label, setLabel] = useState('');
  return (
    <form
      className="flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!label.trim()) return;
        onAdd(label.trim());
        setLabel('');
      }}
    >
      <TextInput
        aria-label="Text of a new card"
        placeholder="Text of a new card"
        maxLength={BOARD_LABEL_MAX_LENGTH}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
        className="min-w-48 flex-1"
      />
      <Button type="submit" disabled={!label.trim()}>
        <Plus aria-hidden className="size-4" />
        New card
      </Button>
    </form>
  );
}

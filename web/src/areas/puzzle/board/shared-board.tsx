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

export interface SharedBoardProps {
  room: CollabRoom;
  clusterId: string;
  userName: string;
  /** The layer a new card belongs to; 0 for none. */
  layer: number;
  /** Buttons beside the title. */
  actions?: ReactNode;
}

/** The board everybody on this puzzle shares. */
export function SharedBoard({ room, clusterId, userName, layer, actions }: SharedBoardProps) {
  const [label, setLabel] = useState('');
  return (
    <Card>
      <CardHeader
        title="Shared board"
        hint="Put cards where they belong and draw lines between them. Everybody sees it at once."
        actions={actions}
      />
      <CardBody>
        <form
          className="flex flex-wrap gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (!label.trim()) return;
            addCard(room.doc, newId(), { label: label.trim(), layer, kind: 'note', by: userName });
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
        <div className="mt-3 h-[26rem] overflow-hidden rounded-md border border-line bg-canvas">
          <ReactFlowProvider>
            <BoardCanvas room={room} clusterId={clusterId} userName={userName} />
          </ReactFlowProvider>
        </div>
        <BoardList doc={room.doc} userName={userName} />
      </CardBody>
    </Card>
  );
}

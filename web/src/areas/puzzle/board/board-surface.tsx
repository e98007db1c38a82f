import { type Board, type BoardCard, setLineKind } from '@fap/shared/puzzle/board-doc.ts';
import type { LinkKind } from '@fap/shared/puzzle/board-shapes.ts';
import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Move } from 'lucide-react';
import { memo, useMemo, useRef, useState } from 'react';
import type { CollabRoom } from '../../../platform/collab-room.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useStableHandler } from '../../../platform/use-stable-handler.ts';
import { Button } from '../../../ui/button.tsx';
import { BoardCanvas, type Tool } from './board-canvas.tsx';
import { BoardToolbar } from './board-toolbar.tsx';
import { ExhibitDialog } from './exhibit-dialog.tsx';
import { type ExportFormat, exportBoard } from './export/export-board.ts';
import { statusLook } from './piece-status.ts';
import type { Lost } from './rename-card.ts';
import { useBoardClipboard } from './use-board-clipboard.ts';
import { useBoardCommands } from './use-board-commands.ts';
import { useBoardSelection } from './use-board-selection.ts';
import type { BoardUndo } from './use-board-undo.ts';
import type { CardAuthor } from './use-card-authors.ts';
import type { ToRemove } from './use-card-removal.ts';
import { useTouchBoard } from './use-touch-board.ts';

export interface BoardSurfaceProps {
  room: CollabRoom;
  board: Board;
  clusterId: string;
  /** Stands above an exported picture. */
  title: string;
  user: CardAuthor;
  layer: number;
  undo: BoardUndo;
  authorOf: (id: string) => CardAuthor | null;
  pieceOf: (id: string | undefined) => Contribution | null;
  onRemove: (what: ToRemove) => void;
  onOpenPiece: ((piece: Contribution) => void) | undefined;
  /** The card that a link leads to; '' for none. */
  linked: string;
  /** The card or frame just added otherwise than on the canvas; '' for none. */
  added: string;
  onAdded: (id: string) => void;
  /** Gets what was typed on a card and is not on it. */
  onLost: (words: string, why: Lost) => void;
  followed: string | null;
  onStopFollowing: () => void;
}

/** The toolbar and the canvas, with what they share: the selection, the tool and the kind of new lines. */
export const BoardSurface = memo(function BoardSurface(props: BoardSurfaceProps) {
  const { room, board, clusterId, user, layer, onRemove } = props;
  const { doc } = room;
  const canvas = useRef<HTMLDivElement>(null);
  const selection = useBoardSelection();
  const { selected } = selection;
  const [tool, setTool] = useState<Tool>('hand');
  const [newKind, setNewKind] = useState<LinkKind | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [editing, setEditing] = useState<string | null>(null);
  const { isResting, hasTouch, choose } = useTouchBoard(canvas);
  const commands = useBoardCommands({
    doc,
    board,
    clusterId,
    userName: user.displayName,
    layer,
    selection,
    canvas,
    onAdded: props.onAdded,
    onNaming: setEditing,
  });
  useBoardClipboard({ clusterId, board, selected, canvas, onPaste: commands.onPaste });
  const chosenLines = useMemo(() => board.links.filter(({ id }) => selected.has(id)), [board, selected]);
  const [line] = chosenLines;
  const exporting = useAction({
    run: (format: ExportFormat) => {
      const statusOf = ({ pieceId }: BoardCard) => (pieceId ? statusLook(props.pieceOf(pieceId)).word : '');
      return exportBoard(board, { title: props.title, statusOf }, format);
    },
    onFailure: () =>
      toast({
        title: t`The board was not exported`,
        description: t`This browser could not draw it. Please try SVG.`,
        variant: 'destructive',
      }),
  });
  const handleLineKind = useStableHandler((kind: LinkKind | null) => {
    if (!line) return setNewKind(kind);
    doc.transact(() => {
      for (const { id } of chosenLines) setLineKind(doc, id, kind);
    });
  });
  const handleFrame = useStableHandler(commands.addFrame);
  const handleExhibit = useStableHandler(() => setChoosing(true));
  const handleAlign = useStableHandler(commands.align);
  const handleArrange = useStableHandler(commands.arrange);
  const handleDelete = useStableHandler(() =>
    onRemove({ cards: commands.chosen.map(({ id }) => id), lines: chosenLines.map(({ id }) => id) }),
  );
  const handleDone = useStableHandler(() => canvas.current?.focus({ preventScroll: true }));
  const handleExport = useStableHandler((format: ExportFormat) => exporting.mutate(format));
  return (
    <>
      <BoardToolbar
        undo={props.undo}
        tool={tool}
        onTool={setTool}
        isEmpty={board.pieces.length === 0}
        chosenCards={commands.chosen.length}
        chosenLines={chosenLines.length}
        lineKind={line ? (line.kind ?? null) : newKind}
        onLineKind={handleLineKind}
        onFrame={handleFrame}
        onExhibit={handleExhibit}
        onAlign={handleAlign}
        onArrange={handleArrange}
        onDelete={handleDelete}
        onDone={handleDone}
        onExport={handleExport}
      />
      <div className="@container relative mt-1 min-h-80 flex-1 overflow-hidden border border-line bg-canvas max-lg:rounded-md lg:min-h-60 lg:border-x-0">
        <BoardCanvas
          room={room}
          board={board}
          clusterId={clusterId}
          userName={user.displayName}
          layer={layer}
          authorOf={props.authorOf}
          pieceOf={props.pieceOf}
          onRemove={onRemove}
          onOpenPiece={props.onOpenPiece}
          selection={selection}
          tool={tool}
          lineKind={newKind}
          isResting={isResting}
          canvas={canvas}
          editing={editing}
          onEdit={setEditing}
          linked={props.linked}
          added={props.added}
          onLost={props.onLost}
          followed={props.followed}
          onStopFollowing={props.onStopFollowing}
        />
        {board.pieces.length === 0 && (
          <p className="pointer-events-none absolute inset-x-6 top-1/3 text-center text-sm text-ink-soft">
            <Trans>Double-click for a new card, or press N. Everybody sees every change at once.</Trans>
          </p>
        )}
        {hasTouch && (
          <Button
            size="sm"
            aria-pressed={!isResting}
            // Beside the zoom, at the end where cards have no buttons.
            className="absolute bottom-3 left-16 z-10 shadow-panel"
            onClick={() => choose(isResting)}
          >
            <Move aria-hidden className="size-4" />
            {isResting ? t`Move the board` : t`Scroll the page`}
          </Button>
        )}
      </div>
      {isChoosing && (
        <ExhibitDialog clusterId={clusterId} onAdd={commands.addExhibit} onClose={() => setChoosing(false)} />
      )}
    </>
  );
});

import {
  type Alignment,
  alignCards,
  arrangeByLayer,
  arrangeByLines,
  type Placed,
} from '@fap/shared/puzzle/board-arrange.ts';
import { type BoardCopy, pasteCards } from '@fap/shared/puzzle/board-clipboard.ts';
import { addCard, type Board, keptPlace, moveCards, placeCard } from '@fap/shared/puzzle/board-doc.ts';
import { boundsOf, frameSize, freePlace, listInFrame, rectOf } from '@fap/shared/puzzle/board-geometry.ts';
import { FRAME_KIND } from '@fap/shared/puzzle/board-shapes.ts';
import { t } from '@lingui/core/macro';
import { useReactFlow } from '@xyflow/react';
import { type RefObject, useCallback } from 'react';
import type { Doc } from 'yjs';
import { newId } from '../../../platform/ids.ts';
import { middleOf } from './board-view.ts';
import type { BoardSelection } from './use-board-selection.ts';

const FRAME_MARGIN = 28;
/** Room for a frame's title above what is in it. */
const FRAME_TITLE = 48;
const PASTE_OFFSET = 32;

export interface BoardCommandsInput {
  doc: Doc;
  board: Board;
  clusterId: string;
  userName: string;
  layer: number;
  selection: BoardSelection;
  canvas: RefObject<HTMLElement | null>;
  /** Gets a new card or frame, to bring it into view. */
  onAdded: (id: string) => void;
  /** Gets a new frame, to have its title written. */
  onNaming: (id: string) => void;
}

export type Arrangement = 'layers' | 'lines';

/** What the toolbar and the clipboard do to the board; each is one step of undo. */
export function useBoardCommands(input: BoardCommandsInput) {
  const { doc, board, clusterId, userName, layer, selection, canvas, onAdded, onNaming } = input;
  const { screenToFlowPosition } = useReactFlow();
  const middle = () => middleOf(canvas.current, screenToFlowPosition);
  const chosen = board.pieces.filter(({ id }) => selection.selected.has(id));

  const onPaste = useCallback(
    (copy: BoardCopy) => {
      const own = boundsOf(board.pieces.filter(({ id }) => selection.selected.has(id)).map(rectOf));
      const { x, y } = own ?? middleOf(canvas.current, screenToFlowPosition);
      const at = { x: x + PASTE_OFFSET, y: y + PASTE_OFFSET };
      selection.set(pasteCards(doc, copy, { clusterId, by: userName, at, newId }));
    },
    [doc, board, clusterId, userName, selection, canvas, screenToFlowPosition],
  );

  /** A frame around the chosen cards, else an empty one where the board is free, near the middle of the view. */
  const addFrame = () => {
    const around = boundsOf(chosen.map(rectOf));
    const { x, y } = middle();
    const place = around
      ? {
          x: around.x - FRAME_MARGIN,
          y: around.y - FRAME_TITLE,
          w: around.width + 2 * FRAME_MARGIN,
          h: around.height + FRAME_TITLE + FRAME_MARGIN,
        }
      : emptyFrame({ x, y }, board.pieces);
    const id = newId();
    placeCard(doc, id, { ...keptPlace(place), layer: 0, label: t`Group`, kind: FRAME_KIND, by: userName });
    onAdded(id);
    onNaming(id);
  };
  const addExhibit = (evidenceId: string, label: string) => {
    const id = newId();
    addCard(doc, id, { label, layer, kind: 'note', by: userName, evidenceId });
    onAdded(id);
  };
  const align = (alignment: Alignment) => moveCards(doc, alignCards(placed(chosen), alignment));

  /** The chosen cards, else all outside frames, which keep their place. */
  const arrange = (by: Arrangement) => {
    const frames = board.pieces.filter(({ kind }) => kind === FRAME_KIND);
    const inFrames = new Set(frames.flatMap((frame) => listInFrame(frame, board.pieces)));
    const free = board.pieces.filter(({ id, kind }) => kind !== FRAME_KIND && !inFrames.has(id));
    const some = chosen.filter(({ kind }) => kind !== FRAME_KIND);
    const cards = placed(some.length > 1 ? some : free);
    const bounds = boundsOf(cards);
    if (!bounds) return;
    const below = boundsOf(frames.map(rectOf));
    const origin =
      some.length > 1 || !below ? bounds : { x: below.x, y: below.y + below.height + 2 * FRAME_MARGIN };
    moveCards(
      doc,
      by === 'layers' ? arrangeByLayer(cards, origin) : arrangeByLines(cards, board.links, origin),
    );
  };
  return { chosen, onPaste, addFrame, addExhibit, align, arrange };
}

function emptyFrame(middle: { x: number; y: number }, cards: Board['pieces']) {
  const { width, height } = frameSize({});
  const wanted = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  return { ...freePlace(wanted, cards.map(rectOf), FRAME_MARGIN), w: width, h: height };
}

const placed = (cards: Board['pieces']): Placed[] =>
  cards.map((card) => ({ ...rectOf(card), id: card.id, layer: card.layer }));

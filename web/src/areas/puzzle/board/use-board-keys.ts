import { type Board, moveCards } from '@fap/shared/puzzle/board-doc.ts';
import { listInFrame } from '@fap/shared/puzzle/board-geometry.ts';
import { FRAME_KIND } from '@fap/shared/puzzle/board-shapes.ts';
import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import type { Doc } from 'yjs';
import type { BoardSelection } from './use-board-selection.ts';

const STEP = 5;
const FAST = 4;
const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface BoardKeys {
  board: Board;
  doc: Doc;
  selection: BoardSelection;
  canvas: RefObject<HTMLElement | null>;
  /** N: begins a new card. */
  onNew: () => void;
}

/** The keys of the board: N adds, arrows move what is chosen, Ctrl+A chooses all, Escape nothing. */
export function useBoardKeys({ board, doc, selection, canvas, onNew }: BoardKeys) {
  return useCallback(
    (event: KeyboardEvent) => {
      const { target, key } = event;
      if (target instanceof Element && target.matches('input, textarea, select')) return;
      const isCommand = event.ctrlKey || event.metaKey;
      if (key.toLowerCase() === 'n' && !isCommand && !event.altKey) {
        event.preventDefault();
        onNew();
      } else if (key.toLowerCase() === 'a' && isCommand) {
        event.preventDefault();
        selection.set(board.pieces.map(({ id }) => id));
      } else if (key === 'Escape') selection.set([]);
      // On a card or the rectangle around several, the canvas moves them itself.
      else if (ARROWS[key] && target === canvas.current && selection.selected.size > 0) {
        event.preventDefault();
        const [x, y] = ARROWS[key];
        const step = event.shiftKey ? STEP * FAST : STEP;
        shift(doc, board, selection.selected, { x: x * step, y: y * step });
      }
    },
    [board, doc, selection, canvas, onNew],
  );
}

/** Moves the chosen cards, and what is in a chosen frame, by the same way. */
function shift(doc: Doc, board: Board, ids: ReadonlySet<string>, by: { x: number; y: number }): void {
  const chosen = board.pieces.filter(({ id }) => ids.has(id));
  const inside = chosen.flatMap((card) => (card.kind === FRAME_KIND ? listInFrame(card, board.pieces) : []));
  const moved = new Set([...chosen.map(({ id }) => id), ...inside]);
  moveCards(
    doc,
    new Map(
      board.pieces
        .filter(({ id }) => moved.has(id))
        .map(({ id, x, y }) => [id, { x: x + by.x, y: y + by.y }]),
    ),
  );
}

import { type Board, keptPlace, moveCards, type Place } from '@fap/shared/puzzle/board-doc.ts';
import { frameSize, listInFrame } from '@fap/shared/puzzle/board-geometry.ts';
import { FRAME_KIND } from '@fap/shared/puzzle/board-shapes.ts';
import type { NodeChange } from '@xyflow/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Doc } from 'yjs';
import type { CanvasNode } from './canvas-nodes.ts';

/** Throttle for sending dragged cards, in milliseconds. */
const SEND_EVERY_MS = 50;

const NOWHERE: ReadonlyMap<string, Place> = new Map();
/** Where somebody else moved a dropped card in the same moment, it goes there after this long, in milliseconds. */
const SETTLE_MS = 1_000;

/**
 * Moves cards, and with a frame what is in it. While a card is dragged it follows the pointer in this window and the
 * others get its place a few times a second.
 */
export function useCardMoves(doc: Doc, board: Board) {
  const [places, setPlaces] = useState<ReadonlyMap<string, Place>>(NOWHERE);
  const [droppedAt, setDroppedAt] = useState<number | null>(null);
  const sentAt = useRef(0);
  const held = useRef<Map<string, readonly string[]> | null>(null);

  const withHeld = useCallback(
    (moved: ReadonlyMap<string, Place>, isDragging: boolean): Map<string, Place> => {
      const all = new Map(moved);
      const byId = new Map(board.pieces.map((piece) => [piece.id, piece]));
      const contents = held.current ?? new Map<string, readonly string[]>();
      for (const [id, place] of moved) {
        const frame = byId.get(id);
        if (frame?.kind !== FRAME_KIND) continue;
        const inside: readonly string[] = contents.get(id) ?? listInFrame(frame, board.pieces);
        contents.set(id, inside);
        const from = places.get(id) ?? frame;
        for (const other of inside) {
          const card = byId.get(other);
          if (!card || moved.has(other)) continue;
          const at = places.get(other) ?? card;
          all.set(other, { x: at.x + place.x - from.x, y: at.y + place.y - from.y });
        }
      }
      // What a frame holds is settled when the drag begins: it picks nothing up on its way.
      held.current = isDragging ? contents : null;
      return all;
    },
    [board.pieces, places],
  );

  const move = useCallback(
    (changes: readonly NodeChange<CanvasNode>[]) => {
      const { moved, resized, isOngoing } = readChanges(changes, board, places);
      if (moved.size + resized.size === 0) return;
      const hand = new Map([...withHeld(moved, isOngoing), ...resized]);
      // Where it is dropped it stays: the hand may be between two pixels, the board keeps whole ones.
      const all = isOngoing ? hand : new Map([...hand].map(([id, place]) => [id, keptPlace(place)] as const));
      const now = performance.now();
      if (!isOngoing || now - sentAt.current >= SEND_EVERY_MS) {
        sentAt.current = now;
        moveCards(doc, all);
      }
      setPlaces(all);
      setDroppedAt(isOngoing ? null : now);
    },
    [doc, board, places, withHeld],
  );
  // The board is read from the document a turn later; without the places the cards would jump back until then.
  useEffect(() => {
    if (droppedAt === null) return;
    const settle = () => {
      setPlaces(NOWHERE);
      setDroppedAt(null);
    };
    if (areReached(places, board)) return settle();
    const timer = window.setTimeout(settle, droppedAt + SETTLE_MS - performance.now());
    return () => window.clearTimeout(timer);
  }, [droppedAt, places, board]);
  return { places, move };
}

/** Whether the board has the cards where they were dropped; those that were deleted meanwhile are nowhere. */
function areReached(places: ReadonlyMap<string, Place>, { pieces }: Board): boolean {
  return pieces.every((piece) => {
    const place = places.get(piece.id);
    return !place || Object.entries(place).every(([side, value]) => piece[side as keyof Place] === value);
  });
}

/** Sorts the canvas's changes: cards that move, and frames that are resized, which leave what is in them alone. */
function readChanges(
  changes: readonly NodeChange<CanvasNode>[],
  board: Board,
  places: ReadonlyMap<string, Place>,
) {
  const moved = new Map<string, Place>();
  const resized = new Map<string, Place>();
  let isOngoing = false;
  for (const change of changes) {
    if (change.type === 'dimensions' && change.resizing !== undefined) {
      isOngoing ||= change.resizing;
      const frame = board.pieces.find(({ id }) => id === change.id);
      if (!frame) continue;
      // The last change of all says only that it is over; the corner is where the hand left it.
      const { x, y } = places.get(change.id) ?? frame;
      const { width, height } = change.dimensions ?? frameSize(frame);
      resized.set(change.id, { x, y, w: width, h: height });
    }
    if (change.type === 'position' && change.position) {
      isOngoing ||= change.dragging === true;
      moved.set(change.id, change.position);
    }
  }
  for (const [id, size] of resized) {
    const corner = moved.get(id);
    if (corner) resized.set(id, { ...size, ...corner });
    moved.delete(id);
  }
  return { moved, resized, isOngoing };
}

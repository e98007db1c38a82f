import { type Board, placeCard } from '@fap/shared/puzzle/board-doc.ts';
import { CARD_MIN_HEIGHT, CARD_WIDTH, freePlace, rectOf } from '@fap/shared/puzzle/board-geometry.ts';
import { FRAME_KIND } from '@fap/shared/puzzle/board-shapes.ts';
import { useReactFlow, useStoreApi } from '@xyflow/react';
import { type RefObject, useMemo, useState } from 'react';
import type { Doc } from 'yjs';
import { newId } from '../../../platform/ids.ts';
import { isSeen, middleOf } from './board-view.ts';
import type { DraftNodeType } from './draft-node.tsx';
import type { Lost } from './rename-card.ts';

const DRAFT_ID = 'draft of this window';
/** Room for a new card of three lines, and between it and others. */
const SIZE = { width: CARD_WIDTH, height: 124 };
const GAP = 16;

interface Point {
  x: number;
  y: number;
}

export interface NewCardInput {
  doc: Doc;
  board: Board;
  layer: number;
  userName: string;
  canvas: RefObject<HTMLElement | null>;
  /** Where the pointer is on the board; null when it is elsewhere. */
  pointer: RefObject<Point | null>;
  onBegin: () => void;
  onPlaced: (id: string) => void;
  /** Gets the words of a card whose document was replaced while they were written. */
  onLost: (words: string, why: Lost) => void;
}

export interface NewCard {
  /** The card that is being written, which this window alone has; null for none. */
  draft: DraftNodeType | null;
  /** Begins a card at a place. */
  beginAt: (place: Point) => void;
  /** Begins a card near the pointer, else near the middle of the view, where it covers no other. */
  beginNear: () => void;
}

/** A new card written on the canvas: it is put on the board with its first words. */
export function useNewCard(input: NewCardInput): NewCard {
  const { doc, board, layer, userName, canvas, pointer, onBegin, onPlaced, onLost } = input;
  const { screenToFlowPosition, getViewport } = useReactFlow();
  const store = useStoreApi();
  const [place, setPlace] = useState<Point | null>(null);
  const draft = useMemo<DraftNodeType | null>(() => {
    if (!place) return null;
    const onEnd = (label: string | null) => {
      setPlace(null);
      canvas.current?.focus({ preventScroll: true });
      if (!label) return;
      if (doc.isDestroyed) return onLost(label, 'replaced');
      const id = newId();
      placeCard(doc, id, { ...place, label, layer, kind: 'note', by: userName });
      onPlaced(id);
    };
    return {
      id: DRAFT_ID,
      type: 'draft',
      position: place,
      zIndex: 3,
      initialWidth: CARD_WIDTH,
      initialHeight: CARD_MIN_HEIGHT,
      handles: [],
      draggable: false,
      selectable: false,
      data: { onEnd },
    };
  }, [place, canvas, doc, layer, userName, onPlaced, onLost]);
  const beginAt = ({ x, y }: Point) => {
    onBegin();
    setPlace({ x: Math.round(x), y: Math.round(y) });
  };
  const beginNear = () => {
    const wanted = pointer.current ?? middleOf(canvas.current, screenToFlowPosition);
    const others = board.pieces.filter(({ kind }) => kind !== FRAME_KIND).map(rectOf);
    const free = freePlace({ x: wanted.x, y: wanted.y, ...SIZE }, others, GAP);
    // On a crowded board it may be far away; what is out of sight is not drawn, so nobody could write there.
    beginAt(isSeen({ ...free, ...SIZE }, getViewport(), store.getState()) ? free : wanted);
  };
  return { draft, beginAt, beginNear };
}

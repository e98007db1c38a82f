import type { Rect } from '@fap/shared/puzzle/board-geometry.ts';
import { type Edge, useStore } from '@xyflow/react';
import { useMemo } from 'react';
import { type CardNode, rectOfNode } from './canvas-nodes.ts';
import { areaAround, areTouching, isSameArea } from './nearby.ts';
import { useKeptList } from './use-kept-list.ts';

/** The area whose cards the canvas gets to know, in board units; null for the whole board. */
export function useNearbyArea(hasManyCards: boolean): Rect | null {
  return useStore((state) => (hasManyCards ? areaAround(state) : null), isSameArea);
}

interface Kept {
  area: Rect | null;
  lines: readonly Edge[];
  /** The card that is written on. */
  editing: string | null;
}

/**
 * The cards that the canvas gets to know: those near what it shows, the chosen ones and those at the ends of its lines. It goes through all it
 * knows for each change of one of them, and on a large board most changes are elsewhere.
 */
export function useNearbyNodes(cards: CardNode[], { area, lines, editing }: Kept): CardNode[] {
  const nearby = useMemo(() => {
    if (area === null) return cards;
    const ends = new Set(lines.flatMap(({ source, target }) => [source, target]));
    return cards.filter(
      (card) =>
        card.selected || card.id === editing || ends.has(card.id) || areTouching(rectOfNode(card), area),
    );
  }, [cards, area, lines, editing]);
  return useKeptList(nearby);
}

import type { BoardCard } from '@fap/shared/puzzle/board-doc.ts';
import { rectOf } from '@fap/shared/puzzle/board-geometry.ts';
import { useReactFlow, useStore } from '@xyflow/react';
import { useEffect, useRef } from 'react';

export interface LinkedCardProps {
  /** The card that a link leads to; '' for none. */
  id: string;
  cards: readonly BoardCard[];
  onShown: (id: string) => void;
}

/** Brings the card that a link leads to into the middle and chooses it, once it and the canvas are there. */
export function LinkedCard({ id, cards, onShown }: LinkedCardProps) {
  const { setCenter } = useReactFlow();
  const hasSize = useStore(({ width }) => width > 0);
  const shown = useRef('');
  const card = cards.find((one) => one.id === id);
  useEffect(() => {
    if (!card || !hasSize || shown.current === id) return;
    shown.current = id;
    const { x, y, width, height } = rectOf(card);
    onShown(id);
    void setCenter(x + width / 2, y + height / 2, { zoom: 1 });
  }, [card, hasSize, id, onShown, setCenter]);
  return null;
}

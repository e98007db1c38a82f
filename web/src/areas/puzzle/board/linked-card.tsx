import type { BoardCard } from '@fap/shared/puzzle/board-doc.ts';
import { rectOf } from '@fap/shared/puzzle/board-geometry.ts';
import { useReactFlow, useStore, useStoreApi } from '@xyflow/react';
import { useEffect, useRef } from 'react';
import { isSeen } from './board-view.ts';

export interface LinkedCardProps {
  /** The card that a link leads to; '' for none. */
  id: string;
  cards: readonly BoardCard[];
  onShown: (id: string) => void;
  /** The view stays where it is if the whole card is in it already. */
  staysIfSeen?: boolean;
}

/** Brings a card, such as the one that a link leads to, into the middle and chooses it, once it and the canvas are there. */
export function LinkedCard({ id, cards, onShown, staysIfSeen = false }: LinkedCardProps) {
  const { getViewport, setCenter } = useReactFlow();
  const store = useStoreApi();
  const hasSize = useStore(({ width }) => width > 0);
  const shown = useRef('');
  const card = cards.find((one) => one.id === id);
  useEffect(() => {
    if (!card || !hasSize || shown.current === id) return;
    shown.current = id;
    const { x, y, width, height } = rectOf(card);
    onShown(id);
    if (staysIfSeen && isSeen(rectOf(card), getViewport(), store.getState())) return;
    // Who adds something goes on in the size they chose; a link leads to what can be read.
    void setCenter(x + width / 2, y + height / 2, { zoom: staysIfSeen ? getViewport().zoom : 1 });
  }, [card, hasSize, id, onShown, setCenter, getViewport, staysIfSeen, store]);
  return null;
}

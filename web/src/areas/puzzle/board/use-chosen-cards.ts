import type { Board } from '@fap/shared/puzzle/board-doc.ts';
import { CHOSEN_MAX } from '@fap/shared/puzzle/presence.ts';
import { useEffect } from 'react';
import type { Awareness } from 'y-protocols/awareness';

export interface ChosenCards {
  cards: Board['pieces'];
  selected: ReadonlySet<string>;
  /** The card whose words are written just now; null for none. */
  editing: string | null;
}

/** Tells the others which cards are chosen in this window, as far as a presence state holds them, and which is written on. */
export function useChosenCards(awareness: Awareness, { cards, selected, editing }: ChosenCards): void {
  // Lines are chosen too, and a card that was deleted may still be among the chosen.
  const chosen = cards
    .filter(({ id }) => selected.has(id))
    .slice(0, CHOSEN_MAX)
    .map(({ id }) => id)
    .join('\n');
  useEffect(() => {
    const isTold = awareness.getLocalState()?.chosen !== undefined;
    if (chosen !== '' || isTold)
      awareness.setLocalStateField('chosen', chosen === '' ? null : chosen.split('\n'));
  }, [awareness, chosen]);
  useEffect(() => {
    const before = awareness.getLocalState()?.writing ?? null;
    if (before !== editing) awareness.setLocalStateField('writing', editing);
  }, [awareness, editing]);
  useEffect(
    () => () => {
      awareness.setLocalStateField('chosen', null);
      awareness.setLocalStateField('writing', null);
    },
    [awareness],
  );
}

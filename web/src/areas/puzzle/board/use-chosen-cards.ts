import type { Board } from '@fap/shared/puzzle/board-doc.ts';
import { CHOSEN_MAX } from '@fap/shared/puzzle/presence.ts';
import { useEffect } from 'react';
import type { Awareness } from 'y-protocols/awareness';

/** Tells the others which cards are chosen in this window, as far as a presence state holds them. */
export function useChosenCards(
  awareness: Awareness,
  cards: Board['pieces'],
  selected: ReadonlySet<string>,
): void {
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
  useEffect(() => () => awareness.setLocalStateField('chosen', null), [awareness]);
}

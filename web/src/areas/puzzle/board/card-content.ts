import type { BoardCard } from '@fap/shared/puzzle/board-doc.ts';

/** What is on a card, wherever it stands. */
export type CardContent = Omit<BoardCard, 'x' | 'y' | 'w' | 'h'>;

interface Drawn {
  data: object;
  selected: boolean;
}

/** Whether what is drawn on a card is the same; one that only moved is not drawn anew. */
export const isDrawnSame = (one: Drawn, other: Drawn): boolean =>
  one.data === other.data && one.selected === other.selected;

import { FRAME_KIND } from '@fap/shared/puzzle/board-shapes.ts';

/** What some cards are, in words: `card`, `frame`, `3 cards`, `2 cards and 1 frame`; '' for none. */
export function nameCards(cards: readonly { kind: string }[]): string {
  const frames = cards.filter(({ kind }) => kind === FRAME_KIND).length;
  if (cards.length === 1) return frames === 1 ? 'frame' : 'card';
  const counts = [[cards.length - frames, 'card'] as const, [frames, 'frame'] as const];
  return counts.flatMap(([count, what]) => (count > 0 ? [countOf(count, what)] : [])).join(' and ');
}

/** `1 card`, `3 cards`. */
export const countOf = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

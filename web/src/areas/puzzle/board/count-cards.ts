import { FRAME_KIND } from '@fap/shared/puzzle/board-shapes.ts';
import { plural } from '@lingui/core/macro';

/** What some cards are, in words: `card`, `frame`, `3 cards`, `2 cards and 1 frame`; '' for none. */
export function nameCards(cards: readonly { kind: string }[]): string {
  const frames = cards.filter(({ kind }) => kind === FRAME_KIND).length;
  if (cards.length === 1) return plural(frames, { one: 'frame', other: 'card' });
  const counts = [[cards.length - frames, 'card'] as const, [frames, 'frame'] as const];
  return counts.flatMap(([count, what]) => (count > 0 ? [countOf(count, what)] : [])).join(' and ');
}

/** `1 card`, `3 cards`. */
export const countOf = (count: number, what: string): string =>
  `${count} ${what}${plural(count, { one: '', other: 's' })}`;

import { FRAME_KIND } from '@fap/shared/puzzle/board-shapes.ts';
import { plural } from '@lingui/core/macro';
import { listAll } from '../../../platform/lists.ts';

/** What some cards are, in words: `card`, `frame`, `3 cards`, `2 cards and 1 frame`; '' for none. */
export function nameCards(cards: readonly { kind: string }[]): string {
  const frames = cards.filter(({ kind }) => kind === FRAME_KIND).length;
  if (cards.length === 1) return plural(frames, { one: 'frame', other: 'card' });
  const parts = [
    ...(cards.length > frames ? [countCards(cards.length - frames)] : []),
    ...(frames > 0 ? [plural(frames, { one: '# frame', other: '# frames' })] : []),
  ];
  return listAll(parts);
}

/** `1 card`, `3 cards`. */
export const countCards = (count: number): string => plural(count, { one: '# card', other: '# cards' });

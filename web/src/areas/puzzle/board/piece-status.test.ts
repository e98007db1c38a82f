import type { BoardCard } from '@fap/shared/puzzle/board-doc.ts';
import type { Contribution } from '@fap/shared/puzzle/entities.ts';
import { expect, test } from 'vitest';
import { withPieceWords } from './piece-status.ts';

const CARD: BoardCard = {
  id: 'card',
  layer: 5,
  x: 0,
  y: 0,
  label: '',
  kind: 'text',
  by: 'Ana',
  pieceId: 'p',
};
const PIECE = { id: 'p', content: 'What the piece says', status: 'pending', moderation: null };
const shown = (card: Partial<BoardCard>, piece: object | null) =>
  withPieceWords({ pieces: [{ ...CARD, ...card }], links: [] }, () =>
    piece ? ({ ...PIECE, ...piece } as Contribution) : null,
  ).pieces[0]?.label;

test('a pinned card without words says what its piece says', () => {
  expect(shown({}, {})).toBe('What the piece says');
  expect(shown({}, null), 'not loaded').toBe('A pinned piece');
});

test('somebody’s own wording stays, until the piece’s words are taken from everybody', () => {
  expect(shown({ label: 'In my words' }, {})).toBe('In my words');
  for (const gone of [
    { status: 'withdrawn', content: 'Gone' },
    { moderation: 'hidden', content: 'Gone' },
  ])
    expect(shown({ label: 'In my words' }, gone)).toBe('Gone');
});

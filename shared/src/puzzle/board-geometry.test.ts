import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsOf, CARD_WIDTH, cardSize, densestView, listInFrame, type Rect } from './board-geometry.ts';

const card = (id: string, x: number, y: number) => ({ id, x, y, kind: 'note', label: 'A card' });

test('a card grows with its text, and by the line of its piece', () => {
  const low = cardSize({ kind: 'note', label: 'short' });
  expect(low.width).toBe(CARD_WIDTH);
  expect(cardSize({ kind: 'note', label: 'x'.repeat(100) }).height).toBeGreaterThan(low.height);
  expect(cardSize({ kind: 'note', label: 'one\ntwo' }).height).toBeGreaterThan(low.height);
  expect(cardSize({ kind: 'note', label: 'short', pieceId: 'p' }).height).toBeGreaterThan(low.height);
  expect(cardSize({ kind: 'frame', label: '', w: 300, h: 200 })).toEqual({ width: 300, height: 200 });
});

test('a frame holds cards whose middle is in it, and whole frames', () => {
  const frame = { id: 'f', x: 0, y: 0, kind: 'frame', label: '', w: 500, h: 400 };
  const inner = { id: 'inner', x: 10, y: 10, kind: 'frame', label: '', w: 200, h: 200 };
  const crossing = { ...inner, id: 'crossing', x: 400 };
  const cards = [frame, inner, crossing, card('in', 50, 50), card('half in', 380, 50), card('out', 400, 50)];
  expect(listInFrame(frame, cards)).toEqual(['inner', 'in', 'half in']);
});

test('the densest view shows the most cards that fit', () => {
  const size = { width: 100, height: 100 };
  const at = (x: number, y: number) => ({ x, y, width: 30, height: 30 });
  const crowd = [at(1000, 1000), at(1040, 1000), at(1000, 1050)];
  expect(densestView([at(0, 0), at(200, 0), ...crowd], size)).toEqual(boundsOf(crowd));
  expect(densestView([], size)).toBeNull();
  const large = { x: 5, y: 5, width: 300, height: 300 };
  expect(densestView([large], size), 'a card larger than the view').toEqual(large);
});

test('no other view that begins at a left and a top of two cards shows more of them', () => {
  const size = { width: 60, height: 50 };
  const within = (limit: number) => fc.integer({ min: 0, max: limit });
  const anyCard = fc.record({ x: within(200), y: within(200), width: within(80), height: within(80) });
  fc.assert(
    fc.property(fc.array(anyCard, { maxLength: 25 }), (cards) => {
      const most = Math.max(
        0,
        ...cards.flatMap(({ x }) => cards.map(({ y }) => shownIn({ x, y, ...size }, cards).length)),
      );
      const view = densestView(cards, size);
      if (most === 0 || !view) return;
      expect(shownIn(view, cards).length).toBeGreaterThanOrEqual(most);
      expect(view.width).toBeLessThanOrEqual(size.width);
      expect(view.height).toBeLessThanOrEqual(size.height);
    }),
  );
});

function shownIn(view: Rect, cards: readonly Rect[]): Rect[] {
  const [right, bottom] = [view.x + view.width, view.y + view.height];
  return cards.filter(
    ({ x, y, width, height }) => x >= view.x && y >= view.y && x + width <= right && y + height <= bottom,
  );
}

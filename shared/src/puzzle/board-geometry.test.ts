import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boundsOf,
  CARD_WIDTH,
  cardSize,
  densestView,
  freePlace,
  listInFrame,
  middleOfSide,
  type Rect,
  type Side,
  sidesOf,
} from './board-geometry.ts';

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

test.each<[string, { x: number; y: number }, Side, Side]>([
  ['to the right', { x: 400, y: 20 }, 'right', 'left'],
  ['to the left', { x: -400, y: 20 }, 'left', 'right'],
  ['below', { x: 20, y: 400 }, 'bottom', 'top'],
  ['above', { x: 20, y: -400 }, 'top', 'bottom'],
  ['far to the left in the next row', { x: -900, y: 130 }, 'bottom', 'top'],
  ['in the next column far below', { x: 250, y: 900 }, 'right', 'left'],
  ['on top of the other', { x: 30, y: 30 }, 'right', 'left'],
])('a line to a card %s joins the sides that face each other', (_where, at, from, to) => {
  const size = { width: 200, height: 100 };
  expect(sidesOf({ x: 0, y: 0, ...size }, { ...at, ...size })).toEqual({ from, to });
});

test('sides have their middles', () => {
  const rect = { x: 10, y: 20, width: 200, height: 100 };
  const sides: Side[] = ['left', 'right', 'top', 'bottom'];
  expect(sides.map((side) => middleOfSide(rect, side))).toEqual([
    { x: 10, y: 70 },
    { x: 210, y: 70 },
    { x: 110, y: 20 },
    { x: 110, y: 120 },
  ]);
});

test('a free place is the wanted one, or beside the cards that are in its way', () => {
  const size = { width: 100, height: 100 };
  expect(freePlace({ x: 0, y: 0, ...size }, [], 20)).toEqual({ x: 0, y: 0 });
  const inTheWay = { x: 40, y: 10, ...size };
  expect(freePlace({ x: 0, y: 0, ...size }, [inTheWay], 20)).toEqual({ x: -80, y: 0 });
  const anyRect = fc.record({
    x: fc.integer({ min: -300, max: 300 }),
    y: fc.integer({ min: -300, max: 300 }),
    width: fc.integer({ min: 1, max: 200 }),
    height: fc.integer({ min: 1, max: 200 }),
  });
  fc.assert(
    fc.property(anyRect, fc.array(anyRect, { maxLength: 12 }), (wanted, others) => {
      const { x, y } = freePlace(wanted, others, 20);
      for (const other of others)
        expect(
          x >= other.x + other.width ||
            x + wanted.width <= other.x ||
            y >= other.y + other.height ||
            y + wanted.height <= other.y,
        ).toBe(true);
    }),
  );
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

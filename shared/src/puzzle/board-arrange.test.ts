import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alignCards, arrangeByLayer, arrangeByLines, type Placed, type Places } from './board-arrange.ts';

const ORIGIN = { x: 100, y: 50 };
const card = (id: string, x: number, y: number, layer = 0): Placed => ({
  id,
  x,
  y,
  layer,
  width: 224,
  height: 84,
});
const placeOf = (places: Places, id: string) => places.get(id) ?? { x: Number.NaN, y: Number.NaN };

describe('aligning', () => {
  const cards = [card('a', 10, 300), card('b', 400, 0), card('c', 900, 100)];

  test('puts cards on the leftmost or uppermost edge and keeps the other side', () => {
    expect([...alignCards(cards, 'left').values()]).toEqual([
      { x: 10, y: 300 },
      { x: 10, y: 0 },
      { x: 10, y: 100 },
    ]);
    expect([...alignCards(cards, 'top').values()].map(({ y }) => y)).toEqual([0, 0, 0]);
  });

  test('puts the same gap between neighbours; the outer ones stay', () => {
    const across = alignCards(cards, 'distribute-x');
    expect([...across].map(([id, { x }]) => [id, x])).toEqual([
      ['a', 10],
      ['b', 455],
      ['c', 900],
    ]);
    const down = alignCards([...cards, card('d', 0, 301)], 'distribute-y');
    const tops = [...down.values()].map(({ y }) => y).sort((a, b) => a - b);
    expect(new Set(tops.slice(1).map((top, at) => Math.round(top - (tops[at] ?? 0)))).size).toBe(1);
    expect(tops[1], 'cards without room do not cover each other').toBeGreaterThan(84);
  });

  test('leaves a single card alone', () => {
    expect(alignCards([card('a', 1, 1)], 'left').size).toBe(0);
    expect(alignCards([], 'top').size).toBe(0);
  });
});

test('each layer is a column in the order of the scam, cards without a layer come last', () => {
  const places = arrangeByLayer(
    [card('none', 0, 0), card('late', 0, 0, 9), card('early low', 0, 500, 2), card('early high', 0, 0, 2)],
    ORIGIN,
  );
  expect(placeOf(places, 'early high')).toEqual(ORIGIN);
  expect(placeOf(places, 'early low').x).toBe(ORIGIN.x);
  expect(placeOf(places, 'early low').y).toBeGreaterThan(ORIGIN.y + 84);
  const xs = ['early high', 'late', 'none'].map((id) => placeOf(places, id).x);
  expect(xs).toEqual([...xs].sort((a, b) => a - b));
  expect(new Set(xs).size).toBe(3);
});

describe('along the lines', () => {
  test('a card stands right of all that lead to it, and loose cards below', () => {
    const cards = ['a', 'b', 'c', 'd', 'loose'].map((id) => card(id, 0, 0));
    const lines = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'd' },
      { from: 'a', to: 'd' },
      { from: 'c', to: 'd' },
    ];
    const places = arrangeByLines(cards, lines, ORIGIN);
    for (const { from, to } of lines) expect(placeOf(places, from).x).toBeLessThan(placeOf(places, to).x);
    expect(placeOf(places, 'loose').y).toBeGreaterThan(
      Math.max(...['a', 'c'].map((id) => placeOf(places, id).y)),
    );
  });

  test('neighbours stand in the order that crosses no lines', () => {
    const cards = [card('a', 0, 0), card('b', 0, 100), card('to a', 0, 300), card('to b', 0, 200)];
    const places = arrangeByLines(
      cards,
      [
        { from: 'a', to: 'to a' },
        { from: 'b', to: 'to b' },
      ],
      ORIGIN,
    );
    expect(placeOf(places, 'a').y < placeOf(places, 'b').y).toBe(
      placeOf(places, 'to a').y < placeOf(places, 'to b').y,
    );
  });

  test('places every card once and none on another, for any lines, also circles', () => {
    const ids = Array.from({ length: 12 }, (_, index) => `c${index}`);
    const end = fc.constantFrom(...ids, 'nobody');
    fc.assert(
      fc.property(fc.array(fc.record({ from: end, to: end }), { maxLength: 30 }), (lines) => {
        const cards = ids.map((id, index) => card(id, index, index, index % 3));
        for (const places of [arrangeByLines(cards, lines, ORIGIN), arrangeByLayer(cards, ORIGIN)]) {
          expect([...places.keys()].sort()).toEqual([...ids].sort());
          const found = [...places.values()];
          for (const [at, one] of found.entries())
            for (const other of found.slice(at + 1))
              expect(Math.abs(one.x - other.x) >= 224 || Math.abs(one.y - other.y) >= 84).toBe(true);
        }
      }),
    );
  });

  test('a chain as long as a board does not fill the stack', () => {
    const cards = Array.from({ length: 1_500 }, (_, index) => card(`c${index}`, 0, 0));
    const lines = cards.slice(1).map(({ id }, index) => ({ from: `c${index}`, to: id }));
    const places = arrangeByLines(cards, lines, ORIGIN);
    expect(placeOf(places, 'c1499').x).toBeGreaterThan(placeOf(places, 'c1498').x);
  });
});

import type { Rect } from '@fap/shared/puzzle/board-geometry.ts';
import { expect, test } from 'vitest';
import { areaAround, areTouching, mayCross } from './nearby.ts';

type Transform = [x: number, y: number, zoom: number];
const shown = (...transform: Transform) => ({ transform, width: 1000, height: 600 });
const viewOf = ([x, y, zoom]: Transform): Rect => ({
  x: -x / zoom,
  y: -y / zoom,
  width: 1000 / zoom,
  height: 600 / zoom,
});

test('the area holds the view with room around it, and is not much larger', () => {
  for (const transform of [
    [0, 0, 1],
    [-310, 47, 1],
    [123.4, -9876.5, 0.25],
    [5000, 5000, 2],
    [-1, -1, 0.87],
  ] satisfies Transform[]) {
    const [view, area] = [viewOf(transform), areaAround(shown(...transform))];
    if (!area) throw new Error('the canvas has a size');
    expect(area.x).toBeLessThan(view.x);
    expect(area.y).toBeLessThan(view.y);
    expect(area.x + area.width).toBeGreaterThan(view.x + view.width);
    expect(area.y + area.height).toBeGreaterThan(view.y + view.height);
    expect(area.width).toBeLessThan(view.width * 2);
  }
});

test('it stays the same while the view moves a little, and is there before the first size', () => {
  const areas = new Set<string>();
  for (let x = 0; x < 1000; x += 1) areas.add(JSON.stringify(areaAround(shown(-x, 0, 1))));
  expect(areas.size).toBeLessThan(20);
  expect(areaAround({ ...shown(0, 0, 1), width: 0 })).toBeNull();
});

test('a card at the edge belongs to an area, and a line whose ends lie on both sides of it', () => {
  const area = { x: 0, y: 0, width: 100, height: 100 };
  const card = (x: number, y: number): Rect => ({ x, y, width: 10, height: 10 });
  expect(areTouching(card(100, 100), area)).toBe(true);
  expect(areTouching(card(101, 50), area)).toBe(false);
  expect(mayCross(card(-500, 50), card(500, 50), area)).toBe(true);
  expect(mayCross(card(-500, -50), card(500, -50), area)).toBe(false);
});

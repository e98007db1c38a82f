import { expect, test } from 'vitest';
import { isSeen } from './board-view.ts';

const CANVAS = { width: 400, height: 300 };
const RECT = { x: 100, y: 50, width: 200, height: 100 };

test('a rectangle is seen when all of it lies in the view', () => {
  expect(isSeen(RECT, { x: 0, y: 0, zoom: 1 }, CANVAS)).toBe(true);
  expect(isSeen(RECT, { x: -101, y: 0, zoom: 1 }, CANVAS), 'cut at the left').toBe(false);
  expect(isSeen(RECT, { x: 0, y: -51, zoom: 1 }, CANVAS), 'cut at the top').toBe(false);
  expect(isSeen(RECT, { x: 101, y: 0, zoom: 1 }, CANVAS), 'cut at the right').toBe(false);
  expect(isSeen(RECT, { x: 0, y: 0, zoom: 2.1 }, CANVAS), 'too near').toBe(false);
  expect(isSeen(RECT, { x: 0, y: 0, zoom: 0.5 }, CANVAS), 'from afar').toBe(true);
});

import { expect, test } from 'vitest';
import { FIT_MIN_ZOOM, viewOf } from './use-fit-board.ts';

const card = (x: number, y: number) => ({
  id: `${x} ${y}`,
  x,
  y,
  layer: 1,
  kind: 'note',
  label: 'A card',
  by: 'Ana',
});
const WINDOW = { width: 1000, height: 700 };

test('a small board is shown whole and not enlarged', () => {
  expect(viewOf([card(0, 0), card(300, 0)], WINDOW)).toMatchObject({ x: 262, zoom: 1 });
  expect(viewOf([], WINDOW)).toBeNull();
});

test('text never gets smaller than 13 pixels: a wide board shows its densest part', () => {
  const crowd = [card(5_000, 0), card(5_300, 0), card(5_000, 200)];
  const view = viewOf([card(0, 0), card(10_000, 0), ...crowd], WINDOW);
  expect(view?.zoom).toBe(FIT_MIN_ZOOM);
  expect(15 * (view?.zoom ?? 0)).toBeGreaterThanOrEqual(13);
  expect(view?.x).toBeGreaterThan(5_000);
  expect(view?.x).toBeLessThan(5_524);
});

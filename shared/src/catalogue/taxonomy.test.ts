import { expect, test } from 'vitest';
import { RECONDOG_UNITS } from '../recondogs/units.ts';
import { ANATOMY, LAYER_COUNT } from './anatomy.ts';
import { LAYER_DETAILS } from './layer-details.ts';
import { layerCompleteness } from './taxonomy.ts';

test('each layer has three to five components, what settles it, and units that exist', () => {
  expect(LAYER_DETAILS).toHaveLength(LAYER_COUNT);
  const unitIds = new Set(RECONDOG_UNITS.map(({ id }) => id));
  for (const [index, { components, settledBy, units }] of LAYER_DETAILS.entries()) {
    const name = ANATOMY[index]?.name;
    expect(components.length, name).toBeGreaterThanOrEqual(3);
    expect(components.length, name).toBeLessThanOrEqual(5);
    expect(new Set(components.map((one) => one.name)).size, name).toBe(components.length);
    for (const text of [...components.map(({ description }) => description), settledBy])
      expect(text, name).toMatch(/^[A-Z“].*[.?]$/u);
    expect(units.length, name).toBeGreaterThan(0);
    expect(
      units.filter((id) => !unitIds.has(id)),
      name,
    ).toEqual([]);
  }
});

test('a unit helps with some layer, whichever it is that somebody asks about', () => {
  const helping = new Set(LAYER_DETAILS.flatMap(({ units }) => units));
  expect(RECONDOG_UNITS.filter(({ id }) => !helping.has(id)).map(({ name }) => name)).toEqual([]);
});

test('a layer counts whole where a piece is confirmed and half where one waits; without clusters nothing is known', () => {
  expect(layerCompleteness({ layer: 1, complete: 1, partial: 1 }, 4)).toBe(37.5);
  expect(layerCompleteness({ layer: 1, complete: 2, partial: 0 }, 2)).toBe(100);
  expect(layerCompleteness({ layer: 1, complete: 0, partial: 0 }, 3)).toBe(0);
  expect(layerCompleteness({ layer: 1, complete: 0, partial: 0 }, 0)).toBeNull();
});

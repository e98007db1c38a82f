import { ANATOMY } from '@fap/shared/catalogue/anatomy.ts';
import { expect, test } from 'vitest';
import { contrast } from '../../../../testing/contrast.ts';
import { LAYER_COLORS } from './layer-look.ts';

/** The surface of a card in the light and the dark theme. */
const SURFACES = ['#ffffff', '#131c1f'] as const;

test('each layer has a colour of its own, readable on a card in both themes', () => {
  expect(LAYER_COLORS).toHaveLength(ANATOMY.length);
  for (const theme of [0, 1] as const) {
    expect(new Set(LAYER_COLORS.map((pair) => pair[theme])).size).toBe(ANATOMY.length);
    for (const pair of LAYER_COLORS)
      expect(contrast(pair[theme], SURFACES[theme])).toBeGreaterThanOrEqual(4.5);
  }
});

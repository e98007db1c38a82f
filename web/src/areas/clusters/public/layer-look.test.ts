import { ANATOMY } from '@fap/shared/catalogue/anatomy.ts';
import { expect, test } from 'vitest';
import { contrast, mixColors } from '../../../testing/contrast.ts';
import { LAYER_LOOKS, LAYER_TINT_PERCENT } from './layer-look.ts';

/** The surface of a card in both themes. */
const SURFACES = { light: '#ffffff', dark: '#131c1f' } as const;

test('each layer has a shape and a colour of its own, readable on a card in both themes', () => {
  expect(LAYER_LOOKS).toHaveLength(ANATOMY.length);
  expect(new Set(LAYER_LOOKS.map(({ icon }) => icon)).size).toBe(ANATOMY.length);
  for (const theme of ['light', 'dark'] as const) {
    expect(new Set(LAYER_LOOKS.map((look) => look[theme])).size).toBe(ANATOMY.length);
    for (const look of LAYER_LOOKS)
      expect(contrast(look[theme], SURFACES[theme])).toBeGreaterThanOrEqual(4.5);
  }
});

test('the shape of a layer is seen on its own ground (WCAG 1.4.11 asks for 3:1)', () => {
  for (const theme of ['light', 'dark'] as const)
    for (const look of LAYER_LOOKS) {
      const ground = mixColors(look[theme], SURFACES[theme], LAYER_TINT_PERCENT);
      expect(contrast(look[theme], ground)).toBeGreaterThanOrEqual(4);
    }
});

import { ANATOMY } from '@fap/shared/catalogue/anatomy.ts';
import { expect, test } from 'vitest';
import { LAYER_COLORS } from './layer-look.ts';

/** The surface of a card in the light and the dark theme. */
const SURFACES = ['#ffffff', '#131c1f'] as const;

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dark + 0.05);
}

test('each layer has a colour of its own, readable on a card in both themes', () => {
  expect(LAYER_COLORS).toHaveLength(ANATOMY.length);
  for (const theme of [0, 1] as const) {
    expect(new Set(LAYER_COLORS.map((pair) => pair[theme])).size).toBe(ANATOMY.length);
    for (const pair of LAYER_COLORS)
      expect(contrast(pair[theme], SURFACES[theme])).toBeGreaterThanOrEqual(4.5);
  }
});

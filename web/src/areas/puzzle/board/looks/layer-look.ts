/** Colours of the fourteen layers in the light and the dark theme: at least 4.5:1 on a card. */
export const LAYER_COLORS: readonly (readonly [light: string, dark: string])[] = [
  ['#c6412f', '#dc7f72'],
  ['#976323', '#ce8b39'],
  ['#74721b', '#a3a029'],
  ['#547a1d', '#74a72a'],
  ['#2e7e1e', '#42af2c'],
  ['#1e8038', '#2caf4e'],
  ['#1d7c5f', '#2bad85'],
  ['#1f7a86', '#2ea7b8'],
  ['#2d6fc0', '#6a9dda'],
  ['#5a5dd8', '#8f91e3'],
  ['#8751d6', '#ab87e1'],
  ['#b12fca', '#cd78dd'],
  ['#c22e9b', '#dc74c1'],
  ['#cc3060', '#de7a99'],
];

const NO_LAYER = 'var(--color-line-strong)';

/** A layer's colour in the theme that is on; a card of no layer is grey. */
export function layerColor(layer: number): string {
  const pair = LAYER_COLORS[layer - 1];
  return pair ? `light-dark(${pair[0]}, ${pair[1]})` : NO_LAYER;
}

/** A layer's colour on paper. */
export function layerColorOnPaper(layer: number): string {
  return LAYER_COLORS[layer - 1]?.[0] ?? '#78888e';
}

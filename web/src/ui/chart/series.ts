/** The colours of what a chart tells apart, in the light and the dark theme; none of them means a severity. */
export const SERIES_COLORS: readonly (readonly [light: string, dark: string])[] = [
  ['#0b5f69', '#63c8cb'],
  ['#2d6fc0', '#8bb4ec'],
  ['#8751d6', '#c09df0'],
  ['#976323', '#d99a4a'],
  ['#78888e', '#74878e'],
];

/** The colour of the series at a place, in the theme that is on; the last one is for the rest. */
export function seriesColor(place: number): string {
  const pair = SERIES_COLORS[Math.min(place, SERIES_COLORS.length - 1)];
  return pair ? `light-dark(${pair[0]}, ${pair[1]})` : 'currentColor';
}

/** Colours of people on a puzzle: distinct, readable with white text (contrast ≥ 4.5). */
const COLORS = [
  '#1d4ed8',
  '#b91c1c',
  '#047857',
  '#7e22ce',
  '#b45309',
  '#0e7490',
  '#be185d',
  '#4d7c0f',
  '#4338ca',
  '#9a3412',
  '#0f766e',
  '#86198f',
] as const;
export type PersonColor = (typeof COLORS)[number];

/** Somebody's colour, the same in every window. */
export function colorOf(accountId: string): PersonColor {
  let hash = 7;
  for (const character of accountId) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return COLORS[hash % COLORS.length] ?? COLORS[0];
}

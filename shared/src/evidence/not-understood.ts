/** Why nothing is said of a text: it is too short, or in a language that nothing here was taught. */
export const NOT_UNDERSTOOD = ['too-little', 'language'] as const;
export type NotUnderstood = (typeof NOT_UNDERSTOOD)[number];

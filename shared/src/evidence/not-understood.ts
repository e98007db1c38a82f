/** Why a text gets no verdict: it is too short, or in a language that the model does not know. */
export const NOT_UNDERSTOOD = ['too-little', 'language'] as const;
export type NotUnderstood = (typeof NOT_UNDERSTOOD)[number];

/** `found`; `nothing`: searched and absent; `not-enough-data`: undecidable. */
export const CHECK_STATES = ['found', 'nothing', 'not-enough-data'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

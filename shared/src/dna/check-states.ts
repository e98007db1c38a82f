/** `found`: there is something to see; `nothing`: looked for and not there; `not-enough-data`: it cannot be said. */
export const CHECK_STATES = ['found', 'nothing', 'not-enough-data'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

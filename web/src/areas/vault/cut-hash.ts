/** How much of a hash is shown until the rest is asked for, in hexadecimal digits. */
const SHOWN_DIGITS = 16;

/** A hash as it is told at a glance. */
export const cutHash = (hash: string): string => `${hash.slice(0, SHOWN_DIGITS)}…`;

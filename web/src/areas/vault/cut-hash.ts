/** Length of a shortened hash, in hexadecimal digits. */
const SHOWN_DIGITS = 16;

/** The beginning of a hash, with an ellipsis. */
export const cutHash = (hash: string): string => `${hash.slice(0, SHOWN_DIGITS)}…`;

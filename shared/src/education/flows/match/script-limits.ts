/** More characters of a script are not read. */
export const MAX_SCRIPT_LENGTH = 20_000;
/** Fewer words say nothing about a flow. */
export const MIN_WORDS = 6;

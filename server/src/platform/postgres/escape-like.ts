/** Text for a LIKE pattern in which `%`, `_` and the backslash stand for themselves. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/gu, '\\$&');

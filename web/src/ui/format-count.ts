import { plural } from '@lingui/core/macro';
/** A whole number with its thousands set apart. */
export const formatCount = (count: number): string => count.toLocaleString('en-US');

/** A count with its noun, which takes an s for more than one. */
export const countOf = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${plural(count, { one: '', other: 's' })}`;

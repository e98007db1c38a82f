import { plural } from '@lingui/core/macro';
import { formatNumber } from '../platform/locale.ts';
/** A whole number with its thousands set apart. */
export const formatCount = (count: number): string => formatNumber(count);

/** A count with its noun, which takes an s for more than one. */
export const countOf = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${plural(count, { one: '', other: 's' })}`;

import { formatNumber } from '../platform/locale.ts';
/** A whole number with its thousands set apart. */
export const formatCount = (count: number): string => formatNumber(count);

import { t } from '@lingui/core/macro';
import { formatNumber } from '../platform/locale.ts';

const KB = 1024;
const MB = KB * 1024;

const SMALLEST_KB = 0.1;

/** A file's size in KB, with one decimal below 10. */
export function formatKilobytes(bytes: number): string {
  if (bytes > 0 && bytes < SMALLEST_KB * KB) return t`under ${SMALLEST_KB} KB`;
  const size = bytes / KB;
  return t`${formatNumber(size, { maximumFractionDigits: size < 10 ? 1 : 0 })} KB`;
}

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** A size in the largest unit that leaves at least one, with one decimal below 10. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(KB)));
  const size = bytes / KB ** power;
  const digits = power > 0 && size < 10 ? 1 : 0;
  return `${formatNumber(size, { maximumFractionDigits: digits })} ${UNITS[power]}`;
}

/** A limit in whole MB. */
export function formatMegabytes(bytes: number): string {
  return `${Math.floor(bytes / MB)}MB`;
}

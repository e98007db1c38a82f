const KB = 1024;
const MB = KB * 1024;

const SMALLEST_KB = 0.1;

/** A file's size in KB, with one decimal below 10. */
export function formatKilobytes(bytes: number): string {
  if (bytes > 0 && bytes < SMALLEST_KB * KB) return `under ${SMALLEST_KB} KB`;
  const size = bytes / KB;
  return `${size.toLocaleString('en-US', { maximumFractionDigits: size < 10 ? 1 : 0 })} KB`;
}

/** A limit in whole MB. */
export function formatMegabytes(bytes: number): string {
  return `${Math.floor(bytes / MB)}MB`;
}

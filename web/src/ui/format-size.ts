const KB = 1024;
const MB = KB * 1024;

/** A file's size in KB, with one decimal below 10. */
export function formatKilobytes(bytes: number): string {
  const size = bytes / KB;
  return `${size.toLocaleString('en-US', { maximumFractionDigits: size < 10 ? 1 : 0 })} KB`;
}

/** A limit in whole MB. */
export function formatMegabytes(bytes: number): string {
  return `${Math.floor(bytes / MB)}MB`;
}

/** Formats a number with three significant digits and thousands separators; a dash for NaN. */
export function shortNumber(value: number): string {
  if (Number.isNaN(value)) return '–';
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-US');
  return String(Number(value.toPrecision(3)));
}

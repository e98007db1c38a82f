/** Dollars as somebody types them, in cents; null for an empty field, undefined for what is no amount. */
export function centsOf(text: string): number | null | undefined {
  const plain = text.replaceAll(/[\s$,]/gu, '');
  if (plain === '') return null;
  return /^\d{1,12}(\.\d{1,2})?$/u.test(plain) ? Math.round(Number(plain) * 100) : undefined;
}

/** Cents as dollars for a field. */
export const dollarsOf = (cents: number | null): string => (cents === null ? '' : String(cents / 100));

/** A time for a field of the browser, which wants it in local time and without a zone. */
export function localOf(time: string | null): string {
  if (time === null) return '';
  const date = new Date(time);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** Formats an amount in whole units of its currency; null for null. */
export function formatMoney(cents: number | null, currency: string): string | null {
  if (cents === null) return null;
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 }).format(
    cents / 100,
  );
}

/** The name of a currency in the plural, such as "US dollars". */
export function nameCurrency(currency: string): string {
  const parts = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  }).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

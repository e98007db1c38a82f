import { formatLocale, formatNumber } from '../platform/locale.ts';
/** Formats an amount in whole units of its currency; null for null. */
export function formatMoney(cents: number | null, currency: string): string | null {
  if (cents === null) return null;
  return formatNumber(cents / 100, { style: 'currency', currency, maximumFractionDigits: 0 });
}

/** The name of a currency in the plural, such as "US dollars". */
export function nameCurrency(currency: string): string {
  const parts = new Intl.NumberFormat(formatLocale(), {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  }).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

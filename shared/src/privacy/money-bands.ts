import { t } from '@fap/shared/kernel/words.ts';

/** Lower ends of the bands in which the crowd reads sums, in whole units of their currency. */
const STEPS = [0, 100, 500, 1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000, 5_000_000] as const;

/** A band of money, in cents; the last one is open. */
export interface MoneyBand {
  fromCents: number;
  toCents: number | null;
}

/** The band of a sum, wide enough to hide single losses. */
export function moneyBand(cents: number): MoneyBand {
  const index = Math.max(
    0,
    STEPS.findLastIndex((step) => cents >= step * 100),
  );
  const next = STEPS[index + 1];
  return { fromCents: (STEPS[index] ?? 0) * 100, toCents: next === undefined ? null : next * 100 };
}

/** A band in words: "$1,000 to $5,000", "under $100", "$5,000,000 or more". */
export function describeBand({ fromCents, toCents }: MoneyBand, currency: string): string {
  const money = (cents: number) =>
    new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 }).format(
      cents / 100,
    );
  if (toCents === null) return t`${money(fromCents)} or more`;
  return fromCents === 0 ? t`under ${money(toCents)}` : t`${money(fromCents)} to ${money(toCents)}`;
}

import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { PAYMENT_STATUSES } from './rules.ts';

/** Days of the past that a money trail shows. */
export const TRAIL_DAYS = 90;
/** Payees and payers that get a band of their own; the rest is one band. */
export const TRAIL_NAMES = 8;

/** One band: from somebody to the elder, or from the elder to somebody. */
const bandSchema = v.object({
  name: v.string(),
  /** Cents. */
  amount: v.number(),
  payments: v.number(),
  /** The worst status among its payments. */
  status: v.picklist(PAYMENT_STATUSES),
});
export type TrailBand = v.InferOutput<typeof bandSchema>;

export const moneyTrailsSchema = v.object({
  days: v.number(),
  /** The money most payments are in; others are left out and counted. */
  currency: v.nullable(v.string()),
  inbound: v.array(bandSchema),
  outbound: v.array(bandSchema),
  paymentsInOtherMoney: v.number(),
});
export type MoneyTrails = v.InferOutput<typeof moneyTrailsSchema>;

export interface TrailPayment {
  direction: 'in' | 'out';
  name: string;
  amount: number;
  currency: string;
  status: (typeof PAYMENT_STATUSES)[number];
}

/** Sums payments up into bands, the largest first, and what is suspicious before all else, so that it is never in the rest. */
export function drawTrails(payments: readonly TrailPayment[]): MoneyTrails {
  const currency = mostFrequent(payments.map((one) => one.currency));
  const own = payments.filter((one) => one.currency === currency);
  const bands = (direction: 'in' | 'out') => bandsOf(own.filter((one) => one.direction === direction));
  return {
    days: TRAIL_DAYS,
    currency,
    inbound: bands('in'),
    outbound: bands('out'),
    paymentsInOtherMoney: payments.length - own.length,
  };
}

function bandsOf(payments: readonly TrailPayment[]): TrailBand[] {
  const bands = [...Map.groupBy(payments, ({ name }) => name)].map(([name, all]) => bandOf(name, all));
  const sorted = bands.toSorted(
    (a, b) => rank(b) - rank(a) || b.amount - a.amount || (a.name < b.name ? -1 : 1),
  );
  const rest = sorted.slice(TRAIL_NAMES);
  if (rest.length === 0) return sorted;
  const others: TrailBand = {
    name: t`${rest.length} others`,
    amount: rest.reduce((sum, { amount }) => sum + amount, 0),
    payments: rest.reduce((sum, band) => sum + band.payments, 0),
    status: worst(rest.map(({ status }) => status)),
  };
  return [...sorted.slice(0, TRAIL_NAMES), others];
}

const bandOf = (name: string, payments: readonly TrailPayment[]): TrailBand => ({
  name,
  amount: payments.reduce((sum, { amount }) => sum + amount, 0),
  payments: payments.length,
  status: worst(payments.map(({ status }) => status)),
});

const rank = ({ status }: Pick<TrailBand, 'status'>): number => PAYMENT_STATUSES.indexOf(status);
const worst = (statuses: readonly TrailBand['status'][]): TrailBand['status'] =>
  statuses.reduce((a, b) => (rank({ status: b }) > rank({ status: a }) ? b : a), 'cleared');

/** The value that occurs most often, the first of several; null without any. */
export function mostFrequent(values: readonly string[]): string | null {
  const counts = [...Map.groupBy(values, (value) => value)].map(
    ([value, all]) => [value, all.length] as const,
  );
  return counts.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

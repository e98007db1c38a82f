import { isRiskyRail, type PaymentRail } from './payment-rail.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days between bills that come regularly, with what weekends and month ends move them by. */
const RHYTHMS: readonly { days: number; slack: number }[] = [
  { days: 7, slack: 2 },
  { days: 14, slack: 3 },
  { days: 30.5, slack: 5 },
  { days: 61, slack: 7 },
  { days: 91.5, slack: 9 },
  { days: 182.5, slack: 14 },
  { days: 365, slack: 20 },
];
/** Payments to the same payee that make a rhythm, the new one among them; two gaps of a year are enough. */
const MIN_EARLIER = 2;
/** A bill may rise this much over the median of the last ones. */
const MAX_RISE = 1.3;
const LOOKED_AT = 6;

interface Earlier {
  amount: number;
  atMs: number;
}

/**
 * Whether a payment continues a recurring bill: earlier payments to the same payee came in one rhythm, it comes in that
 * rhythm too and is not much more than they were. Never on a risky rail: a scammer asks monthly as well.
 */
export function isRecurringBill(
  payment: Earlier & { rail: PaymentRail },
  /** To the same payee, newest first. */
  earlier: readonly Earlier[],
): boolean {
  if (isRiskyRail(payment.rail, true) || earlier.length < MIN_EARLIER) return false;
  const last = earlier.slice(0, LOOKED_AT);
  if (payment.amount > median(last.map(({ amount }) => amount)) * MAX_RISE) return false;
  const times = [payment.atMs, ...last.map(({ atMs }) => atMs)];
  const gaps = times.slice(1).map((time, at) => ((times[at] ?? 0) - time) / DAY_MS);
  const newest = gaps.slice(0, MIN_EARLIER);
  return RHYTHMS.some(({ days, slack }) => newest.every((gap) => Math.abs(gap - days) <= slack));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

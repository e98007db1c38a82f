import { isNameless, type PaymentRail } from './payment-rail.ts';
import type { PaymentStatus, Reason } from './rules.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** So many days before an alert, payments that raised none deserve a second look. */
export const SECOND_LOOK_DAYS = 30;
/** Cash and checks name nobody; they are looked at from this part of the threshold on. */
const NAMELESS_PART = 4;
/** Somebody whose payments are known for less has no habits yet, and everything is new. */
const SETTLED_DAYS = 60;
/** Cash of a sum that left so often, in the half year that ends a month before, is a habit. */
const HABIT_TIMES = 3;
const HABIT_DAYS = { from: 210, until: 30 };
/** How far back habits are read, days before the payments that deserve a look. */
export const HABIT_LOOK_BACK_DAYS = HABIT_DAYS.from;
/** Nobody has more habits; a file with more lines than that must not be compared with itself. */
export const MAX_HABIT_SUMS = 1_000;

/** What is known of a payment that raised no alert when it was made. */
export interface EarlierPayment extends SumOfRail {
  direction: 'in' | 'out';
  status: PaymentStatus;
  reasons: readonly Pick<Reason, 'rule'>[];
}

/** A sum that left on some rail. */
export interface SumOfRail {
  rail: PaymentRail;
  currency: string;
  /** Cents. */
  amount: number;
  atMs: number;
}

/** What somebody usually does. */
export interface Habits {
  /** The first payment on record. */
  sinceMs: number;
  /** Cash and checks of the past, in any order. */
  nameless: readonly SumOfRail[];
}

/**
 * Whether a payment that was cleared may belong to an alert of the following month: it went to somebody new, was much more than that payee got before, or was
 * cash or a check that is no small change and no habit. Scams begin with a fee or a trial sum that nothing is wrong with, until the next payment shows
 * what it was.
 */
export function deservesSecondLook(
  payment: EarlierPayment,
  /** The alert threshold in the payment's currency, cents. */
  threshold: number,
  habits: Habits,
): boolean {
  const { direction, status, reasons, rail, amount, atMs } = payment;
  if (
    direction === 'in' ||
    status !== 'cleared' ||
    atMs - habits.sinceMs < SETTLED_DAYS * DAY_MS ||
    reasons.some(({ rule }) => rule === 'allowed' || rule === 'recurring')
  )
    return false;
  return isNameless(rail)
    ? amount * NAMELESS_PART >= threshold && !isHabit(payment, habits.nameless)
    : reasons.some(({ rule }) => rule === 'new-payee' || rule === 'rising');
}

/** A payment by whom it went to and when. */
export interface PaymentToPayee {
  payeeKey: string;
  atMs: number;
  reasons: readonly Pick<Reason, 'rule'>[];
}

/** Whether an earlier payment is one of those that an alert counts: to the same payee within the day, where that is what raised it. */
export const isCountedBy = (
  earlier: Omit<PaymentToPayee, 'reasons'>,
  { payeeKey, atMs, reasons }: PaymentToPayee,
): boolean =>
  earlier.payeeKey === payeeKey &&
  atMs - earlier.atMs < DAY_MS &&
  reasons.some(({ rule }) => rule === 'repeated');

/** Whether as much or more left often enough on the same rail, longer ago than a scam's month. */
function isHabit({ rail, currency, amount, atMs }: SumOfRail, nameless: readonly SumOfRail[]): boolean {
  const alike = nameless.filter((past) => {
    const days = (atMs - past.atMs) / DAY_MS;
    return (
      past.rail === rail &&
      past.currency === currency &&
      past.amount >= amount &&
      days >= HABIT_DAYS.until &&
      days <= HABIT_DAYS.from
    );
  });
  return alike.length >= HABIT_TIMES;
}

import { centsOfDollars } from './currency-scale.ts';
import { payeeKey } from './payee-key.ts';
import type { Balance, PaymentInput } from './payment.ts';
import { isNameless, type PaymentRail, railOf } from './payment-rail.ts';
import { isRecurringBill } from './recurring.ts';
import { type PaymentStatus, REPEATS, type ScamMatch, type Situation } from './rules.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A payee is new until a month after the first payment that went through: thieves try a small sum first. */
const NEW_PAYEE_DAYS = 30;
/** So much more than a payee ever got lately is a rise; while the payee is known for these days only, less over the last time is one: scams grow. */
const RISE = 2;
const YOUNG_RISE = 1.5;
const YOUNG_DAYS = 90;
/** So much more than ever before is unusual, from a part of the threshold on, once so many payments are known. */
const UNUSUAL_FACTOR = 2;
const UNUSUAL_PART = 4;
const ENOUGH_PAYMENTS = 20;
/** Thieves come back within days. */
export const AFTER_ALERT_DAYS = 3;
/** A payment below this part of the threshold is small change: bread after an alert is bread. */
const SMALL_CHANGE = 10;
/** A statement without times gives noon; no hour can be read off it. */
const isDateOnly = (occurredAt: string): boolean => occurredAt.includes('T12:00:00');

/** A payment of the past, as far as later ones are judged by it. */
export interface PastPayment {
  amount: number;
  currency: string;
  direction: 'in' | 'out';
  payeeKey: string;
  rail: PaymentRail;
  atMs: number;
  status: PaymentStatus;
  /** The elder or a guardian said that it is fine. */
  isReleased: boolean;
}

/** What is looked at before a payment is judged; only payments before it. */
export interface Lookback {
  /** Sent in the payment's money within 24 hours before it, cents. */
  sentInDay: number;
  /** Sent in any money within 60 minutes before it. */
  paymentsInHour: number;
  /** The largest sum that went out on the payment's rail and in its money in half a year, cents; 0 without any. */
  largestOfRail: number;
  /** Payments that went out in half a year. */
  sentInHalfYear: number;
  /** When a payment last raised an alert that nobody called fine, or null. */
  lastAlertMs: number | null;
  /** To the same payee, newest first; a handful is enough. */
  ofPayee: readonly PastPayment[];
  /** The first payment ever to that payee that went through, or null. */
  payeeSinceMs: number | null;
  balance: Balance | null;
}

/** What the elder chose and said. */
export interface ShieldSettings {
  /** Dollars, or about as much in another currency. */
  transactionThreshold: number;
  timeZone: string;
  /** Hours of the day in which payments are usual: from, and until (exclusive). */
  usualHours: readonly [number, number];
}
export const DEFAULT_USUAL_HOURS: readonly [number, number] = [7, 22];

/** What the elder said about this payment's moment, and what is allowed. */
export interface Circumstances {
  isOnCall: boolean;
  isSecret: boolean;
  /** Keys of payees the elder allowed and for how long, in milliseconds. */
  allowances: readonly { payeeKey: string; untilMs: number }[];
  matches: readonly ScamMatch[];
}

/** Gathers what a payment is judged by. Pure: a replay over a file computes the same as the live check. */
export function situationOf(
  payment: PaymentInput,
  lookback: Lookback,
  settings: ShieldSettings,
  circumstances: Circumstances,
): Situation {
  const atMs = Date.parse(payment.occurredAt);
  const rail = railOf(payment);
  const key = payeeKey(payment.payee);
  const { payeeSinceMs } = lookback;
  const threshold = centsOfDollars(settings.transactionThreshold, payment.currency);
  const names = key !== '' && !isNameless(rail);
  const isNewPayee = payeeSinceMs === null || key === '' || atMs - payeeSinceMs < NEW_PAYEE_DAYS * DAY_MS;
  return {
    direction: payment.direction,
    amount: payment.amount,
    threshold,
    rail,
    isNewPayee,
    isRecurringBill:
      key !== '' &&
      isRecurringBill({ amount: payment.amount, atMs, rail }, lookback.ofPayee.filter(wentThrough)),
    isUnusual: isUnusual(payment, lookback, threshold),
    isAfterAlert: isNewPayee && isAfterAlert(payment, lookback, threshold),
    isRising: names && isRising(payment, lookback, threshold),
    balance: balanceBefore(payment, lookback),
    sentInDay: lookback.sentInDay + payment.amount,
    paymentsInHour: isDateOnly(payment.occurredAt) ? 1 : lookback.paymentsInHour + 1,
    paymentsToPayeeInDay: names ? paymentsToPayeeInDay(atMs, lookback) : 1,
    isOutsideHours: isOutsideHours(payment.occurredAt, settings),
    isOnCall: circumstances.isOnCall,
    isSecret: circumstances.isSecret || asksForSecrecy(payment),
    isAllowed: circumstances.allowances.some(
      (one) => key !== '' && one.payeeKey === key && one.untilMs > atMs,
    ),
    matches: circumstances.matches,
  };
}

/** Whether a payment that is more than small change follows an alert within days. */
const isAfterAlert = (
  { amount, occurredAt }: PaymentInput,
  { lastAlertMs }: Lookback,
  threshold: number,
): boolean =>
  lastAlertMs !== null &&
  isMoreThanSmallChange(amount, threshold) &&
  Date.parse(occurredAt) - lastAlertMs < AFTER_ALERT_DAYS * DAY_MS;

/** Whether a payee who was paid before gets much more than the last times; a little more is much where the payee is known for weeks only. */
function isRising(
  { amount, currency, occurredAt }: PaymentInput,
  { ofPayee, payeeSinceMs }: Lookback,
  threshold: number,
): boolean {
  if (payeeSinceMs === null || !isMoreThanSmallChange(amount, threshold)) return false;
  const sums = ofPayee.filter((one) => one.currency === currency).map((one) => one.amount);
  const [last] = sums;
  const isYoung = Date.parse(occurredAt) - payeeSinceMs < YOUNG_DAYS * DAY_MS;
  return last !== undefined && amount >= (isYoung ? YOUNG_RISE * last : RISE * Math.max(...sums));
}

/** How many payments the payee got within a day, the new one among them; 1 where the payee got as many on an earlier day and that was fine, like a bus company. */
function paymentsToPayeeInDay(atMs: number, { ofPayee }: Lookback): number {
  const isOfDay = (one: PastPayment) => atMs - one.atMs < DAY_MS;
  const earlier = ofPayee.filter((one) => wentThrough(one) && !isOfDay(one));
  const isUsual = earlier.some(({ atMs: last }, at) => {
    const first = earlier[at + REPEATS - 1];
    return first !== undefined && last - first.atMs < DAY_MS;
  });
  return isUsual ? 1 : ofPayee.filter(isOfDay).length + 1;
}

const isMoreThanSmallChange = (amount: number, threshold: number): boolean =>
  amount * SMALL_CHANGE >= threshold;

/** Whether a payment is much more than ever went out this way, and no trifle. */
const isUnusual = (
  { amount }: PaymentInput,
  { largestOfRail, sentInHalfYear }: Lookback,
  threshold: number,
): boolean =>
  amount * UNUSUAL_PART >= threshold &&
  sentInHalfYear >= ENOUGH_PAYMENTS &&
  amount > UNUSUAL_FACTOR * largestOfRail;

/** Whether a past payment says something good of its payee: nothing was wrong with it, or somebody said it is fine. */
export const wentThrough = ({ status, isReleased, direction }: PastPayment): boolean =>
  direction === 'out' && (isReleased || status === 'cleared');

/**
 * What was there a day ago: the balance, which knows of every payment before this one, and what left within the day. A balance that
 * is stated later than the payment, or in another currency, says nothing.
 */
function balanceBefore(
  { currency, occurredAt }: PaymentInput,
  { balance, sentInDay }: Lookback,
): number | null {
  if (!balance || balance.currency !== currency) return null;
  return Date.parse(balance.asOf) > Date.parse(occurredAt) ? null : balance.amount + sentInDay;
}

function isOutsideHours(
  occurredAt: string,
  { timeZone, usualHours: [from, until] }: ShieldSettings,
): boolean {
  if (isDateOnly(occurredAt)) return false;
  const hour = hourIn(occurredAt, timeZone);
  return hour < from || hour >= until;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The hour of the day where the elder lives. */
function hourIn(occurredAt: string, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone });
  formats.set(timeZone, format);
  return Number(format.format(new Date(occurredAt)));
}

/** What a memo says when somebody dictated it. */
const SECRECY =
  /\b(?:keep (?:it |this )?(?:a )?secret|don'?t tell|do not tell|tell (?:no ?one|nobody)|confidential transfer|between us)\b/iu;
const asksForSecrecy = ({ payee, description }: PaymentInput): boolean =>
  SECRECY.test(`${payee} ${description}`);

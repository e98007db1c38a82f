import type { IndicatorType } from '../indicators/indicator-types.ts';
import { isRiskyRail, type PaymentRail } from './payment-rail.ts';

/** Stored with every judgement: a figure can be recomputed by the rules it was made with. */
export const RULES_VERSION = 4;

/**
 * Points of each rule: of the domain method, and of four rules besides it (`unusual`, `after-alert`, `rising`, `repeated`). A call weighs as much as
 * makes a payment to somebody new an alert: the elder said it themselves. Paying one payee again and again on a day is an alert by itself: cards are tried
 * out and savings carried off in small parts that no other rule sees.
 */
export const RULE_POINTS = {
  amount: 15,
  'new-payee': 15,
  drain: 30,
  'risky-rail': 20,
  'known-scam': 60,
  unusual: 20,
  'after-alert': 35,
  rising: 20,
  repeated: 50,
  burst: 15,
  'odd-hours': 5,
  'on-call': 35,
  secret: 40,
  allowed: -40,
  recurring: 0,
} as const;
export type RuleName = keyof typeof RULE_POINTS;
export const RULE_NAMES = Object.keys(RULE_POINTS) as RuleName[];

/** From these points on a payment is flagged, and from those it is held for a decision. */
export interface Bounds {
  flagFrom: number;
  interceptFrom: number;
}
export const DEFAULT_BOUNDS: Bounds = { flagFrom: 50, interceptFrom: 80 };

export const PAYMENT_STATUSES = ['cleared', 'flagged', 'intercepted', 'blocked'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Payments within an hour that make a burst, the new one among them. */
const BURST = 3;
/** Payments to one payee within a day that are more than buying twice. */
export const REPEATS = 3;
/** Share of the balance that leaves within a day. */
const DRAIN_SHARE = 0.5;

/** A payee or memo that names an indicator which is confirmed in a cluster. */
export interface ScamMatch {
  indicatorId: string;
  type: IndicatorType;
  /** Written so that it cannot be clicked. */
  defanged: string;
  reports: number;
}

/** Everything a payment is judged by. */
export interface Situation {
  direction: 'in' | 'out';
  /** Cents in the payment's currency. */
  amount: number;
  /** The alert threshold in the payment's currency, cents. */
  threshold: number;
  rail: PaymentRail;
  isNewPayee: boolean;
  isRecurringBill: boolean;
  /** Much more than ever went out this way, in half a year with enough payments to know. */
  isUnusual: boolean;
  /** To somebody new, in the three days after another payment raised an alert. */
  isAfterAlert: boolean;
  /** Much more than the payee got the last times. */
  isRising: boolean;
  /** Before the last day's payments, cents; null when no statement told it. */
  balance: number | null;
  /** Sent within 24 hours, this one included, cents. */
  sentInDay: number;
  /** Sent within 60 minutes, this one included. */
  paymentsInHour: number;
  /** To the same payee within 24 hours, this one included; 1 where nobody is named, or so many are usual. */
  paymentsToPayeeInDay: number;
  isOutsideHours: boolean;
  /** The elder said that somebody is on the phone or on their screen. */
  isOnCall: boolean;
  /** The elder was told, or the memo says, to keep it secret. */
  isSecret: boolean;
  isAllowed: boolean;
  matches: readonly ScamMatch[];
}

/** One rule that applied, with what its sentence needs. */
export interface Reason {
  rule: RuleName;
  points: number;
  /** Numbers and names of the sentence; money in cents. */
  facts: Readonly<Record<string, string | number>>;
}

/** Reasons that count, what they come to, and those that others leave without weight. */
export interface Weighed {
  points: number;
  reasons: Reason[];
  outweighed: Reason[];
}

export interface Judgement extends Weighed {
  status: PaymentStatus;
}

/** Points, status and reasons of a payment. What comes in, and a recurring bill, is cleared. */
export function judgePayment(situation: Situation, bounds: Bounds = DEFAULT_BOUNDS): Judgement {
  if (situation.direction === 'in') return { points: 0, status: 'cleared', reasons: [], outweighed: [] };
  const weighed = weighReasons([
    ...risksOf(situation),
    ...when(situation.isAllowed, 'allowed'),
    ...when(situation.isRecurringBill, 'recurring'),
  ]);
  return { ...weighed, status: statusOf(weighed.points, situation.matches.length > 0, bounds) };
}

/**
 * Weighs all reasons that apply. A confirmed scam outweighs a bill's rhythm and an allowance; without one, a bill's rhythm outweighs
 * all others. What is outweighed is kept, because a scam may be confirmed or contested later.
 */
export function weighReasons(all: readonly Reason[]): Weighed {
  const counts = countsAmong(all);
  const reasons = all.filter(counts);
  const points = reasons.reduce((sum, one) => sum + one.points, 0);
  return { points: Math.max(0, points), reasons, outweighed: all.filter((one) => !counts(one)) };
}

function countsAmong(all: readonly Reason[]): (one: Reason) => boolean {
  const has = (name: RuleName) => all.some(({ rule }) => rule === name);
  if (has('known-scam')) return ({ rule }) => rule !== 'allowed' && rule !== 'recurring';
  return has('recurring') ? ({ rule }) => rule === 'recurring' : () => true;
}

/** The reason of a payment that names what is confirmed in a cluster. */
export const scamReason = ({ defanged, reports }: ScamMatch): Reason =>
  reason('known-scam', { value: defanged, reports });

/** The status that so many points lead to. */
export function statusOf(
  points: number,
  isKnownScam: boolean,
  bounds: Bounds = DEFAULT_BOUNDS,
): PaymentStatus {
  if (points >= bounds.interceptFrom) return isKnownScam ? 'blocked' : 'intercepted';
  return points >= bounds.flagFrom ? 'flagged' : 'cleared';
}

function risksOf(about: Situation): Reason[] {
  const { amount, threshold, balance, sentInDay, paymentsInHour, paymentsToPayeeInDay, rail, matches } =
    about;
  const drained = balance !== null && balance > 0 ? sentInDay / balance : 0;
  return [
    ...matches.slice(0, 1).map(scamReason),
    ...when(paymentsToPayeeInDay >= REPEATS, 'repeated', { payments: paymentsToPayeeInDay }),
    ...when(about.isSecret, 'secret'),
    ...when(about.isOnCall, 'on-call'),
    ...when(drained > DRAIN_SHARE, 'drain', { percent: Math.min(100, Math.round(drained * 100)) }),
    ...when(isRisky(about), 'risky-rail', { rail }),
    ...when(about.isUnusual, 'unusual', { rail }),
    ...when(about.isAfterAlert, 'after-alert'),
    ...when(about.isRising, 'rising'),
    ...when(amount >= threshold, 'amount', { amount, threshold }),
    ...when(about.isNewPayee, 'new-payee'),
    ...when(paymentsInHour >= BURST, 'burst', { payments: paymentsInHour }),
    ...when(about.isOutsideHours, 'odd-hours'),
  ];
}

/** Cash is a risk only where it is much more than usual: who asks for it is on no statement. */
const isRisky = ({ rail, isNewPayee, isUnusual }: Situation): boolean =>
  isRiskyRail(rail, isNewPayee) || (rail === 'cash' && isUnusual);

const when = (applies: boolean, rule: RuleName, facts: Reason['facts'] = {}): Reason[] =>
  applies ? [reason(rule, facts)] : [];
const reason = (rule: RuleName, facts: Reason['facts'] = {}): Reason => ({
  rule,
  points: RULE_POINTS[rule],
  facts,
});

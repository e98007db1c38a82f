import * as v from 'valibot';
import { timeSchema } from '../kernel/schemas.ts';
import { reasonSchema } from './entities.ts';
import type { PaymentInput } from './payment.ts';
import { reasonSentence } from './reason-sentences.ts';
import { type Replayed, type ReplayKnowledge, replayPayments } from './replay.ts';
import { type Bounds, PAYMENT_STATUSES } from './rules.ts';
import type { ShieldSettings } from './situation.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_PER_MONTH = 30.44;
/** Alerts that an answer lists; the counts are of all. */
export const MAX_LISTED_ALERTS = 200;

const alertSchema = v.object({
  externalId: v.string(),
  occurredAt: timeSchema,
  payee: v.string(),
  /** Cents. */
  amount: v.number(),
  currency: v.string(),
  status: v.picklist(PAYMENT_STATUSES),
  points: v.number(),
  reasons: v.array(reasonSchema),
});

/** What the rules would have said of payments of the past. */
export const backTestSchema = v.object({
  /** Outgoing ones; only these are judged. */
  payments: v.number(),
  /** Between the first and the last payment, at least one. */
  months: v.number(),
  flagged: v.number(),
  intercepted: v.number(),
  blocked: v.number(),
  alertsPerMonth: v.number(),
  /** Without an alert of their own, and pointed out by one of the following month. */
  pointedOut: v.number(),
  /** In the order of time, the first of them. */
  alerts: v.array(alertSchema),
  /** Where the payments say which of them were fraud. */
  labelled: v.nullable(
    v.object({
      fraud: v.number(),
      /** Fraudulent payments with an alert. */
      found: v.number(),
      /** Fraudulent payments without an alert that a later one points out. */
      pointedOut: v.number(),
      /** Alerts about honest payments. */
      falseAlerts: v.number(),
      /** Null when there were no alerts. */
      precision: v.nullable(v.number()),
      /** Null when there was no fraud. */
      recall: v.nullable(v.number()),
    }),
  ),
});
export type BackTest = v.InferOutput<typeof backTestSchema>;

export interface BackTestInput {
  payments: readonly PaymentInput[];
  settings: ShieldSettings;
  bounds: Bounds;
  knowledge: ReplayKnowledge;
  /** Which payments were fraud, by external id; null where nobody knows. */
  labels: ReadonlyMap<string, boolean> | null;
}

/** Replays payments of the past through the rules; the same input gives the same alerts, in the page and on the command line. */
export function backTest({ payments, settings, bounds, knowledge, labels }: BackTestInput): BackTest {
  const replayed = replayPayments(payments, settings, knowledge, bounds);
  const sent = replayed.filter(({ payment }) => payment.direction === 'out');
  const alerts = sent.filter(({ judgement }) => judgement.status !== 'cleared');
  const months = monthsOf(replayed);
  const count = (status: Replayed['judgement']['status']) =>
    alerts.filter(({ judgement }) => judgement.status === status).length;
  return {
    payments: sent.length,
    months,
    flagged: count('flagged'),
    intercepted: count('intercepted'),
    blocked: count('blocked'),
    alertsPerMonth: round(alerts.length / months),
    pointedOut: sent.filter(({ isPointedOut }) => isPointedOut).length,
    alerts: alerts.slice(0, MAX_LISTED_ALERTS).map(presentAlert),
    labelled: labels && compare(sent, alerts, labels),
  };
}

function monthsOf(replayed: readonly Replayed[]): number {
  const times = replayed.map(({ payment }) => Date.parse(payment.occurredAt));
  const first = times[0] ?? 0;
  const days = ((times.at(-1) ?? first) - first) / DAY_MS;
  return Math.max(1, round(days / DAYS_PER_MONTH));
}

function compare(
  sent: readonly Replayed[],
  alerts: readonly Replayed[],
  labels: ReadonlyMap<string, boolean>,
): NonNullable<BackTest['labelled']> {
  const isFraud = ({ payment }: Replayed) => labels.get(payment.externalId) === true;
  const fraud = sent.filter(isFraud).length;
  const found = alerts.filter(isFraud).length;
  return {
    fraud,
    found,
    pointedOut: sent.filter((one) => one.isPointedOut && isFraud(one)).length,
    falseAlerts: alerts.length - found,
    precision: alerts.length > 0 ? round(found / alerts.length) : null,
    recall: fraud > 0 ? round(found / fraud) : null,
  };
}

function presentAlert({ payment, judgement }: Replayed): BackTest['alerts'][number] {
  const { externalId, occurredAt, payee, amount, currency } = payment;
  return {
    externalId,
    occurredAt,
    payee,
    amount,
    currency,
    status: judgement.status,
    points: judgement.points,
    reasons: judgement.reasons.map(({ rule, points, facts }) => ({
      rule,
      points,
      sentence: reasonSentence({ rule, facts }, currency),
    })),
  };
}

const round = (value: number): number => Math.round(value * 1_000) / 1_000;

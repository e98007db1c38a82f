import * as v from 'valibot';
import { ownWords } from '../kernel/own-words.ts';
import { timeSchema } from '../kernel/schemas.ts';
import { ALERT_KINDS, ALERT_LEVELS } from './alerts.ts';
import { BANKS, ON_TIMEOUT } from './constants.ts';
import { DIRECTIONS } from './payment.ts';
import { PAYMENT_RAILS } from './payment-rail.ts';
import { PAYMENT_STATUSES, RULE_NAMES } from './rules.ts';
import { ACT_KINDS, DECISIONS, GUARDIAN_SCOPES } from './scopes.ts';

export const reasonSchema = v.object({
  rule: v.picklist(RULE_NAMES),
  points: v.number(),
  /** The rule as a sentence to the elder. */
  sentence: ownWords,
});

/** Who decided: the elder, a guardian by name, or nobody in time. */
const decidedBySchema = v.object({
  by: v.picklist(['elder', 'guardian', 'time']),
  name: v.nullable(v.string()),
});

/** A payment as its elder sees it. */
export const paymentSchema = v.object({
  id: v.string(),
  externalId: v.string(),
  /** Cents. */
  amount: v.number(),
  currency: v.string(),
  direction: v.picklist(DIRECTIONS),
  payee: v.string(),
  description: v.string(),
  channel: v.nullable(v.string()),
  occurredAt: timeSchema,
  status: v.picklist(PAYMENT_STATUSES),
  points: v.number(),
  reasons: v.array(reasonSchema),
  rulesVersion: v.number(),
  decideBy: v.nullable(timeSchema),
  decision: v.nullable(v.picklist(DECISIONS)),
  decidedAt: v.nullable(timeSchema),
  decidedBy: v.nullable(decidedBySchema),
  /** What who decided wrote about it. */
  decisionNote: v.nullable(v.string()),
});
export type Payment = v.InferOutput<typeof paymentSchema>;

/** What an alert says of its payment; amount, payee and how it was paid are null for a guardian who may not see amounts. */
export const alertPaymentSchema = v.object({
  id: v.string(),
  amount: v.nullable(v.number()),
  currency: v.nullable(v.string()),
  payee: v.nullable(v.string()),
  rail: v.nullable(v.picklist(PAYMENT_RAILS)),
  occurredAt: timeSchema,
  status: v.picklist(PAYMENT_STATUSES),
  decideBy: v.nullable(timeSchema),
  decision: v.nullable(v.picklist(DECISIONS)),
});

const alertFields = {
  alertId: v.string(),
  kind: v.picklist(ALERT_KINDS),
  level: v.picklist(ALERT_LEVELS),
  /** Why, in a sentence or more. */
  reason: ownWords,
  createdAt: timeSchema,
  transaction: v.optional(alertPaymentSchema),
  /** Of an alert about a call that is over. */
  callEndedAt: v.optional(timeSchema),
};
/** An alert to the elder, who also reads who decided on the payment and which guardians said that they call. */
export const elderAlertSchema = v.object({
  ...alertFields,
  transaction: v.optional(
    v.object({
      ...alertPaymentSchema.entries,
      decidedAt: v.nullable(timeSchema),
      decidedBy: v.nullable(decidedBySchema),
    }),
  ),
  seenAt: v.nullable(timeSchema),
  acknowledgedBy: v.array(v.object({ name: v.string(), at: timeSchema })),
});
export type ElderAlert = v.InferOutput<typeof elderAlertSchema>;
/** An alert to a guardian. */
export const guardianAlertSchema = v.object({
  ...alertFields,
  id: v.string(),
  elderId: v.string(),
  elderName: v.string(),
  acknowledgedAt: v.nullable(timeSchema),
  mayDecide: v.boolean(),
});
export type GuardianAlert = v.InferOutput<typeof guardianAlertSchema>;

export const guardianSchema = v.object({
  id: v.string(),
  /** Where the invitation went. */
  email: v.string(),
  /** Of the account that accepted, which may be another's than the invited; null until then. */
  accountEmail: v.nullable(v.string()),
  /** As they call themselves; null until they accept. */
  name: v.nullable(v.string()),
  state: v.picklist(['invited', 'expired', 'accepted']),
  scopes: v.array(v.picklist(GUARDIAN_SCOPES)),
  /** The first is mailed first. */
  position: v.number(),
  invitedAt: timeSchema,
  acceptedAt: v.nullable(timeSchema),
});
export type Guardian = v.InferOutput<typeof guardianSchema>;

export const guardianActSchema = v.object({
  id: v.string(),
  guardianName: v.string(),
  kind: v.picklist(ACT_KINDS),
  payee: v.nullable(v.string()),
  /** What they wrote about their decision. */
  note: v.nullable(v.string()),
  at: timeSchema,
});
export type GuardianAct = v.InferOutput<typeof guardianActSchema>;

/** The second way to help; only the elder reads it. */
export const helperSchema = v.object({
  name: v.string(),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
});
export type Helper = v.InferOutput<typeof helperSchema>;

export const allowanceSchema = v.object({ id: v.string(), payee: v.string(), expiresAt: timeSchema });
export type Allowance = v.InferOutput<typeof allowanceSchema>;

export const phoneCallSchema = v.object({
  id: v.string(),
  startedAt: timeSchema,
  answers: v.nullable(
    v.object({ asksForMoney: v.boolean(), asksForSecrecy: v.boolean(), seesScreen: v.boolean() }),
  ),
});
export type PhoneCall = v.InferOutput<typeof phoneCallSchema>;

/** Sums in cents of the money that most payments are in. */
export const moneyFlowSchema = v.object({
  currency: v.string(),
  /** Days that are summed up. */
  days: v.number(),
  inbound: v.number(),
  outbound: v.number(),
  suspicious: v.number(),
  blocked: v.number(),
});

export const settingsSchema = v.object({
  bankingOverlay: v.boolean(),
  breadcrumbMode: v.boolean(),
  /** Dollars. */
  transactionThreshold: v.number(),
  selectedBank: v.picklist(BANKS),
  flagFrom: v.number(),
  onTimeout: v.picklist(ON_TIMEOUT),
  timeZone: v.string(),
  usualFrom: v.number(),
  usualUntil: v.number(),
  country: v.string(),
});
export type ShieldChoices = v.InferOutput<typeof settingsSchema>;

export const statusSchema = v.object({
  isActive: v.boolean(),
  settings: settingsSchema,
  guardianContacts: v.array(guardianSchema),
  protectedTransactions: v.number(),
  scamAlertsBlocked: v.number(),
  /** Payees that money went to in the last 90 days. */
  moneyTrailsTracked: v.number(),
  thresholdBreaches: v.number(),
  liveTransactions: v.array(
    v.object({
      id: v.string(),
      amount: v.number(),
      currency: v.string(),
      payee: v.string(),
      description: v.string(),
      status: v.picklist(PAYMENT_STATUSES),
      timestamp: timeSchema,
    }),
  ),
  connectedBanks: v.array(v.string()),
  moneyFlow: moneyFlowSchema,
  helper: v.nullable(helperSchema),
  phoneCall: v.nullable(phoneCallSchema),
  lastActivityAt: v.nullable(timeSchema),
});
export type ProtectionStatus = v.InferOutput<typeof statusSchema>;

/** Somebody whom the reader protects, as far as the scopes go: null is what they may not see. */
export const protectedPersonSchema = v.object({
  guardianshipId: v.string(),
  elderId: v.string(),
  name: v.string(),
  scopes: v.array(v.picklist(GUARDIAN_SCOPES)),
  isActive: v.nullable(v.boolean()),
  scamsBlocked: v.nullable(v.number()),
  lastActivityAt: v.nullable(timeSchema),
  openAlerts: v.number(),
  since: timeSchema,
});
export type ProtectedPerson = v.InferOutput<typeof protectedPersonSchema>;

export const bankTokenSchema = v.object({
  id: v.string(),
  name: v.string(),
  createdAt: timeSchema,
  lastUsedAt: v.nullable(timeSchema),
});
export type BankToken = v.InferOutput<typeof bankTokenSchema>;

import { ALERT_KINDS, ALERT_LEVELS } from '@fap/shared/elder/alerts.ts';
import { BANKS, ON_TIMEOUT } from '@fap/shared/elder/constants.ts';
import { DIRECTIONS, PAYMENT_SOURCES } from '@fap/shared/elder/payment.ts';
import { PAYMENT_RAILS } from '@fap/shared/elder/payment-rail.ts';
import { PAYMENT_STATUSES } from '@fap/shared/elder/rules.ts';
import { ACT_KINDS, DECISIONS } from '@fap/shared/elder/scopes.ts';
import { INDICATOR_TYPES } from '@fap/shared/indicators/indicator-types.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { at, oneOf } from './columns.ts';

const cents = (name: string) => bigint(name, { mode: 'number' });
const elderId = () =>
  text('elder_id')
    .notNull()
    .references(() => account.id);

/** What somebody chose for their own protection; a row from the first choice on, kept while the shield is off. */
export const shield = pgTable(
  'shield',
  {
    elderId: text('elder_id')
      .primaryKey()
      .references(() => account.id),
    isActive: boolean('is_active').notNull().default(false),
    bankingOverlay: boolean('banking_overlay').notNull().default(false),
    breadcrumbMode: boolean('breadcrumb_mode').notNull().default(false),
    /** Dollars. */
    transactionThreshold: integer('transaction_threshold').notNull(),
    selectedBank: text('selected_bank', { enum: BANKS }).notNull(),
    /** Points from which a payment is flagged; held ones need 30 more. */
    flagFrom: integer('flag_from').notNull(),
    /** What happens to a held payment when nobody decides in time. */
    onTimeout: text('on_timeout', { enum: ON_TIMEOUT }).notNull(),
    timeZone: text('time_zone').notNull(),
    usualFrom: integer('usual_from').notNull(),
    usualUntil: integer('usual_until').notNull(),
    /** ISO 3166, two letters: whose emergency numbers are shown. */
    country: text('country').notNull(),
    /** The newest balance a statement told; cents. */
    balance: cents('balance'),
    balanceCurrency: text('balance_currency'),
    balanceAsOf: at('balance_as_of'),
    /** The second way to help: guardians never see it. */
    helperName: text('helper_name'),
    helperPhone: text('helper_phone'),
    helperEmail: text('helper_email'),
    activatedAt: at('activated_at'),
    lastActivityAt: at('last_activity_at').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    check('shield_bank', oneOf(table.selectedBank, BANKS)),
    check('shield_on_timeout', oneOf(table.onTimeout, ON_TIMEOUT)),
    check('shield_threshold', sql`${table.transactionThreshold} >= 0`),
    check(
      'shield_balance',
      sql`num_nonnulls(${table.balance}, ${table.balanceCurrency}, ${table.balanceAsOf}) in (0, 3)`,
    ),
  ],
);

/** A guardian watches over an elder: a relation between two accounts, not a role. Before it is accepted it is an invitation. */
export const guardianship = pgTable(
  'guardianship',
  {
    id: text('id').primaryKey(),
    elderId: elderId(),
    /** Null until somebody accepts. */
    guardianId: text('guardian_id').references(() => account.id),
    /** Where the invitation went. */
    email: text('email').notNull(),
    /** SHA-256 of the invitation's secret; null once it was used. */
    secretHash: text('secret_hash'),
    expiresAt: at('expires_at').notNull(),
    /** What the elder lets them see and do. */
    scopes: text('scopes').array().notNull(),
    /** Whom an alert reaches by mail first. */
    position: integer('position').notNull(),
    /** When they were last mailed that alerts wait. */
    escalatedAt: at('escalated_at'),
    /** Which of their logs they watch: each time they may see less, another begins. */
    logGeneration: integer('log_generation').notNull().default(0),
    acceptedAt: at('accepted_at'),
    revokedAt: at('revoked_at'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('guardianship_pair')
      .on(table.elderId, table.guardianId)
      .where(sql`${table.revokedAt} is null and ${table.guardianId} is not null`),
    uniqueIndex('guardianship_invited')
      .on(table.elderId, table.email)
      .where(sql`${table.revokedAt} is null and ${table.guardianId} is null`),
    uniqueIndex('guardianship_secret').on(table.secretHash).where(sql`${table.secretHash} is not null`),
    index('guardianship_elder_idx').on(table.elderId),
    index('guardianship_guardian_idx').on(table.guardianId),
    check(
      'guardianship_accepted',
      sql`(${table.guardianId} is null) = (${table.acceptedAt} is null) and ${table.elderId} is distinct from ${table.guardianId}`,
    ),
  ],
);

/** A payment of an elder, as it was handed in, and how it was judged. */
export const payment = pgTable(
  'payment',
  {
    id: text('id').primaryKey(),
    elderId: elderId(),
    externalId: text('external_id').notNull(),
    /** Cents. */
    amount: cents('amount').notNull(),
    currency: text('currency').notNull(),
    direction: text('direction', { enum: DIRECTIONS }).notNull(),
    payee: text('payee').notNull(),
    /** By which payments to the same payee find each other (`payeeKey`). */
    payeeKey: text('payee_key').notNull(),
    description: text('description').notNull(),
    channel: text('channel'),
    /** How it travels (`railOf`), by which usual sums are compared. */
    rail: text('rail', { enum: PAYMENT_RAILS }).notNull(),
    occurredAt: at('occurred_at').notNull(),
    receivedAt: at('received_at').notNull(),
    source: text('source', { enum: PAYMENT_SOURCES }).notNull(),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull(),
    points: integer('points').notNull(),
    reasons: jsonb('reasons').notNull(),
    /** Reasons that other reasons leave without weight: they count again when an indicator is contested. */
    outweighed: jsonb('outweighed').notNull().default([]),
    rulesVersion: integer('rules_version').notNull(),
    /** Until when a held payment waits for a decision; null once it is not held any more. */
    decideBy: at('decide_by'),
    decision: text('decision', { enum: DECISIONS }),
    /** Null with a decision: time ran out, and what the elder chose for that happened. */
    decidedBy: text('decided_by').references(() => account.id),
    decidedAt: at('decided_at'),
    decisionNote: text('decision_note'),
  },
  (table) => [
    unique('payment_external').on(table.elderId, table.externalId),
    index('payment_newest_idx').on(table.elderId, table.occurredAt, table.id),
    index('payment_payee_idx').on(table.elderId, table.payeeKey, table.occurredAt),
    index('payment_undecided_idx').on(table.decideBy).where(sql`${table.status} = 'intercepted'`),
    check('payment_source', oneOf(table.source, PAYMENT_SOURCES)),
    check('payment_rail', oneOf(table.rail, PAYMENT_RAILS)),
    check('payment_direction', oneOf(table.direction, DIRECTIONS)),
    check('payment_status', oneOf(table.status, PAYMENT_STATUSES)),
    check('payment_decision', oneOf(table.decision, DECISIONS)),
    check('payment_amount', sql`${table.amount} >= 0`),
    check('payment_held', sql`(${table.status} = 'intercepted') = (${table.decideBy} is not null)`),
    check('payment_decided', sql`(${table.decision} is null) = (${table.decidedAt} is null)`),
  ],
);

/** Which indicators a payment's payee and memo name, so that it is judged again when one of them changes. */
export const paymentIndicator = pgTable(
  'payment_indicator',
  {
    paymentId: text('payment_id')
      .notNull()
      .references(() => payment.id, { onDelete: 'cascade' }),
    /** No foreign key: a payment may name what nobody has reported yet. */
    indicatorId: uuid('indicator_id').notNull(),
    type: text('type', { enum: INDICATOR_TYPES }).notNull(),
    value: text('value').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.indicatorId] }),
    index('payment_indicator_idx').on(table.indicatorId),
    check('payment_indicator_type', oneOf(table.type, INDICATOR_TYPES)),
  ],
);

/** Something an elder, and whom they trust, must know of. */
export const elderAlert = pgTable(
  'elder_alert',
  {
    id: text('id').primaryKey(),
    elderId: elderId(),
    kind: text('kind', { enum: ALERT_KINDS }).notNull(),
    level: text('level', { enum: ALERT_LEVELS }).notNull(),
    paymentId: text('payment_id').references(() => payment.id, { onDelete: 'cascade' }),
    /** Facts of an alert that is not about a payment: numbers and ids, no words. */
    facts: jsonb('facts').notNull(),
    createdAt: at('created_at').notNull(),
    /** The elder has seen it. */
    seenAt: at('seen_at'),
    /** It was decided: it is open in nobody’s list and escalates no further. */
    settledAt: at('settled_at'),
    /** How many guardians were mailed. */
    escalations: integer('escalations').notNull().default(0),
    nextEscalationAt: at('next_escalation_at'),
  },
  (table) => [
    unique('elder_alert_payment').on(table.paymentId),
    index('elder_alert_newest_idx').on(table.elderId, table.createdAt, table.id),
    index('elder_alert_due_idx').on(table.nextEscalationAt).where(sql`${table.nextEscalationAt} is not null`),
    check('elder_alert_kind', oneOf(table.kind, ALERT_KINDS)),
    check('elder_alert_level', oneOf(table.level, ALERT_LEVELS)),
  ],
);

/** A guardian whom an alert was sent to, and whether they took notice. Only while the guardianship lasts. */
export const alertRecipient = pgTable(
  'alert_recipient',
  {
    alertId: text('alert_id')
      .notNull()
      .references(() => elderAlert.id, { onDelete: 'cascade' }),
    guardianshipId: text('guardianship_id')
      .notNull()
      .references(() => guardianship.id, { onDelete: 'cascade' }),
    /** Of the alert, so that a guardian's list is one index scan. */
    createdAt: at('created_at').notNull(),
    acknowledgedAt: at('acknowledged_at'),
    mailedAt: at('mailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.alertId, table.guardianshipId] }),
    index('alert_recipient_newest_idx').on(table.guardianshipId, table.createdAt, table.alertId),
  ],
);

/** What a guardian saw or did; the elder reads all of it. */
export const guardianAct = pgTable(
  'guardian_act',
  {
    id: text('id').primaryKey(),
    elderId: elderId(),
    guardianshipId: text('guardianship_id')
      .notNull()
      .references(() => guardianship.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ACT_KINDS }).notNull(),
    paymentId: text('payment_id').references(() => payment.id, { onDelete: 'cascade' }),
    at: at('at').notNull(),
  },
  (table) => [
    index('guardian_act_newest_idx').on(table.elderId, table.at, table.id),
    index('guardian_act_guardianship_idx').on(table.guardianshipId, table.at),
    check('guardian_act_kind', oneOf(table.kind, ACT_KINDS)),
  ],
);

/** A payee the elder says is fine, for a while. */
export const payeeAllowance = pgTable(
  'payee_allowance',
  {
    id: text('id').primaryKey(),
    elderId: elderId(),
    payee: text('payee').notNull(),
    payeeKey: text('payee_key').notNull(),
    expiresAt: at('expires_at').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [unique('payee_allowance_payee').on(table.elderId, table.payeeKey)],
);

/** A bank's feed may hand payments in with such a token, and do nothing else. */
export const bankToken = pgTable(
  'bank_token',
  {
    id: text('id').primaryKey(),
    elderId: elderId(),
    name: text('name').notNull(),
    /** SHA-256 of the token; the token itself is shown once. */
    secretHash: text('secret_hash').notNull().unique(),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at'),
    revokedAt: at('revoked_at'),
  },
  (table) => [index('bank_token_elder_idx').on(table.elderId)],
);

/** "I'm on the phone with somebody right now": from the press of the button until the elder says it is over. */
export const phoneCall = pgTable(
  'phone_call',
  {
    id: text('id').primaryKey(),
    elderId: elderId(),
    startedAt: at('started_at').notNull(),
    endedAt: at('ended_at'),
    /** The three questions; null until answered. */
    asksForMoney: boolean('asks_for_money'),
    asksForSecrecy: boolean('asks_for_secrecy'),
    seesScreen: boolean('sees_screen'),
  },
  (table) => [
    uniqueIndex('phone_call_open').on(table.elderId).where(sql`${table.endedAt} is null`),
    index('phone_call_newest_idx').on(table.elderId, table.startedAt),
  ],
);

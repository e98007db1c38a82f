import { CHOSEN_EVENT_NAMES } from '@fap/shared/webhooks/events.ts';
import { MESSAGE_STATES, OFF_REASONS } from '@fap/shared/webhooks/states.ts';
import { sql } from 'drizzle-orm';
import { bigserial, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { at, oneOf } from './columns.ts';
import { partner } from './partners.ts';

/** Where what is published is sent to. */
export const webhook = pgTable(
  'webhook',
  {
    id: text('id').primaryKey(),
    /** Of the organisation that receives. */
    name: text('name').notNull(),
    url: text('url').notNull(),
    /** Signs each message, so it is kept as it is; whoever reads this table can sign, and learns nothing. Empty once removed. */
    secret: text('secret').notNull(),
    events: text('events', { enum: CHOSEN_EVENT_NAMES }).array().notNull(),
    partnerId: text('partner_id').references(() => partner.id),
    createdBy: text('created_by')
      .notNull()
      .references(() => account.id),
    createdAt: at('created_at').notNull(),
    /** Messages in a row that failed for good. */
    failures: integer('failures').notNull().default(0),
    lastDeliveredAt: at('last_delivered_at'),
    offReason: text('off_reason', { enum: OFF_REASONS }),
    offAt: at('off_at'),
    removedAt: at('removed_at'),
  },
  (table) => [
    check('webhook_off_reason', oneOf(table.offReason, OFF_REASONS)),
    check('webhook_off', sql`(${table.offReason} is null) = (${table.offAt} is null)`),
  ],
);

/** Messages, each as it is sent in every attempt. */
export const webhookMessage = pgTable(
  'webhook_message',
  {
    /** The header `webhook-id`. */
    id: text('id').primaryKey(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhook.id),
    event: text('event').notNull(),
    /** The body, to the byte: it is what is signed. */
    body: text('body').notNull(),
    state: text('state', { enum: MESSAGE_STATES }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: at('created_at').notNull(),
    deliveredAt: at('delivered_at'),
  },
  (table) => [
    check('webhook_message_state', oneOf(table.state, MESSAGE_STATES)),
    index('webhook_message_webhook_idx').on(table.webhookId, table.createdAt, table.id),
    index('webhook_message_created_idx').on(table.createdAt),
  ],
);

/** Attempts to deliver a message. */
export const webhookAttempt = pgTable(
  'webhook_attempt',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    messageId: text('message_id')
      .notNull()
      .references(() => webhookMessage.id, { onDelete: 'cascade' }),
    at: at('at').notNull(),
    /** Of the answer; null: there was none. */
    status: integer('status'),
    /** In our words: what a receiver answers is not kept. Null: it arrived. */
    error: text('error'),
    durationMs: integer('duration_ms').notNull(),
  },
  (table) => [index('webhook_attempt_message_idx').on(table.messageId, table.id)],
);

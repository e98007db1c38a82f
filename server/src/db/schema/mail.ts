import { DEFAULT_LANGUAGE, LANGUAGES } from '@fap/shared/kernel/languages.ts';
import { MAIL_STATUSES } from '@fap/shared/mail/contract.ts';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { at, oneOf } from './columns.ts';

export const mailMessage = pgTable(
  'mail_message',
  {
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    /** What subject and body are written in. */
    language: text('language', { enum: LANGUAGES }).notNull().default(DEFAULT_LANGUAGE),
    subject: text('subject').notNull(),
    /** Plain text; null once it was sent, because it may hold a link that is a secret. */
    body: text('body'),
    status: text('status', { enum: MAIL_STATUSES }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at'),
    /** Whose guardians must not learn of it. */
    elderId: text('elder_id').references(() => account.id),
    /** When the row is deleted, sent or not: the last message to somebody whose account is gone. Null: it is kept. */
    forgetAt: at('forget_at'),
  },
  (table) => [
    check('mail_message_status', oneOf(table.status, MAIL_STATUSES)),
    check('mail_message_language', oneOf(table.language, LANGUAGES)),
    index('mail_message_status_idx').on(table.status, table.createdAt, table.id),
  ],
);

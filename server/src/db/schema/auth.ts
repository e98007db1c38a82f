import { bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

export const account = pgTable(
  'account',
  {
    id: text('id').primaryKey(),
    /** Not unique: several people may sign up with an unverified e-mail, and the password identifies the account. */
    email: text('email').notNull(),
    displayName: text('display_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    roles: text('roles').array().notNull().default([]),
    /** Running totals of the reward ledger, updated in the transaction that writes it. */
    xp: integer('xp').notNull().default(0),
    credits: integer('credits').notNull().default(0),
    pledgedAt: at('pledged_at'),
    /** When somebody confirmed that it belongs to a person; unconfirmed, it counts in figures of people only once it is old enough. */
    confirmedAt: at('confirmed_at'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('account_email_idx').on(table.email)],
);

export const session = pgTable(
  'session',
  {
    /** SHA-256 of the cookie's secret, so that a leaked table gives no access. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('session_user_idx').on(table.userId)],
);

export const signInFailure = pgTable(
  'sign_in_failure',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Hash of e-mail and address, so that neither is stored in clear text. */
    key: text('key').notNull(),
    failedAt: at('failed_at').notNull().defaultNow(),
  },
  (table) => [index('sign_in_failure_key_idx').on(table.key, table.failedAt)],
);

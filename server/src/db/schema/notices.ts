import { DEFAULT_DIGEST_HOUR, NOTICE_KINDS, NOTICE_MAIL } from '@fap/shared/notices/kinds.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { account, session } from './auth.ts';
import { at, bytea, oneOf } from './columns.ts';

/** What an account is told of: a kind, and what it is about as ids and counts. */
export const notice = pgTable(
  'notice',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: NOTICE_KINDS }).notNull(),
    /** While unread, notices of one kind and group are one row that counts. */
    group: text('group_key').notNull(),
    payload: jsonb('payload').notNull(),
    createdAt: at('created_at').notNull(),
    /** When it last grew. */
    updatedAt: at('updated_at').notNull(),
    readAt: at('read_at'),
    /** When it was put into a message: a notice is mailed once at most. */
    mailedAt: at('mailed_at'),
  },
  (table) => [
    uniqueIndex('notice_unread_group_idx')
      .on(table.accountId, table.kind, table.group)
      .where(sql`${table.readAt} is null`),
    // For keyset pages, newest first.
    index('notice_account_idx').on(table.accountId, table.updatedAt, table.id),
    index('notice_read_idx').on(table.readAt).where(sql`${table.readAt} is not null`),
    check('notice_kind', oneOf(table.kind, NOTICE_KINDS)),
  ],
);

/** Where an account wants mail about a kind; without a row the kind's default holds. */
export const noticePreference = pgTable(
  'notice_preference',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: NOTICE_KINDS }).notNull(),
    mail: text('mail', { enum: NOTICE_MAIL }).notNull(),
    /** Whether devices that receive notices show this kind. */
    push: boolean('push').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind] }),
    check('notice_preference_kind', oneOf(table.kind, NOTICE_KINDS)),
    check('notice_preference_mail', oneOf(table.mail, NOTICE_MAIL)),
  ],
);

/** What an account's mail about notices needs; made with its first message or choice. */
export const noticeSetting = pgTable('notice_setting', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  digestHour: integer('digest_hour').notNull().default(DEFAULT_DIGEST_HOUR),
  /** When the last daily mail was due, or when its hour was chosen: the next one is due when that hour comes again. */
  digestedAt: at('digested_at').notNull(),
  /** Signs the links that stop mail without signing in. */
  linkKey: bytea('link_key').notNull(),
});

/** A browser that shows notices while the app is closed (Web Push, RFC 8030); it ends with the session that asked for it. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    /** SHA-256 of its address, by which a browser finds its own. */
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    sessionId: text('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    /** Where its push service takes messages; whoever knows it can send, but nothing that the browser would decrypt. */
    endpoint: text('endpoint').notNull(),
    /** The browser's public key and secret, with which each message is encrypted (RFC 8291). */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('push_subscription_account_idx').on(table.accountId),
    index('push_subscription_session_idx').on(table.sessionId),
  ],
);

/** The key pair by which push services know this installation (VAPID, RFC 8292); one row, made when it is first needed. */
export const pushKey = pgTable(
  'push_key',
  {
    id: integer('id').primaryKey().default(1),
    publicKey: text('public_key').notNull(),
    privateKey: text('private_key').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [check('push_key_one', sql`${table.id} = 1`)],
);

import { PARTNER_KINDS } from '@fap/shared/partners/constants.ts';
import { DELIVERY_KINDS } from '@fap/shared/partners/entities.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { at, oneOf } from './columns.ts';
import { indicator } from './indicators.ts';

/** Who is given confirmed indicators: authorities and companies. */
export const partner = pgTable(
  'partner',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    kind: text('kind', { enum: PARTNER_KINDS }).notNull(),
    createdBy: text('created_by')
      .notNull()
      .references(() => account.id),
    createdAt: at('created_at').notNull(),
    endedAt: at('ended_at'),
    /** An address of the organisation, to which the heads of custody logs are mailed. */
    witnessEmail: text('witness_email'),
    /** The stamp that was mailed last: heads after it are due. */
    witnessedAt: at('witnessed_at'),
    witnessedDocument: text('witnessed_document'),
  },
  (table) => [check('partner_kind', oneOf(table.kind, PARTNER_KINDS))],
);

/** What a partner shows to be let in. */
export const partnerToken = pgTable(
  'partner_token',
  {
    id: text('id').primaryKey(),
    partnerId: text('partner_id')
      .notNull()
      .references(() => partner.id),
    scopes: text('scopes').array().notNull(),
    secretHash: text('secret_hash').notNull(),
    createdBy: text('created_by')
      .notNull()
      .references(() => account.id),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    lastUsedAt: at('last_used_at'),
    revokedAt: at('revoked_at'),
  },
  (table) => [
    unique('partner_token_secret').on(table.secretHash),
    index('partner_token_partner_idx').on(table.partnerId),
  ],
);

/**
 * What may be shared, one row for an object of a collection: written by `refresh-shared`. The id is random, because that of an
 * indicator can be computed from a value that is guessed. Without an indicator the object is withdrawn.
 */
export const sharedIndicator = pgTable(
  'shared_indicator',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    kind: text('kind', { enum: PARTNER_KINDS }).notNull(),
    indicatorId: uuid('indicator_id').references(() => indicator.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull(),
    /** When this version was added; no two of a collection are equal, so that pages can be cut by it. */
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'string', precision: 6 }).notNull(),
    /** Reports that may feed the collection and name it, and their clusters. */
    reports: integer('reports').notNull(),
    clusters: integer('clusters').notNull(),
  },
  (table) => [
    unique('shared_indicator_once').on(table.kind, table.indicatorId),
    unique('shared_indicator_added').on(table.kind, table.addedAt),
    check('shared_indicator_kind', oneOf(table.kind, PARTNER_KINDS)),
  ],
);

/** What was given to whom, and when. */
export const partnerDelivery = pgTable(
  'partner_delivery',
  {
    id: text('id').primaryKey(),
    partnerId: text('partner_id')
      .notNull()
      .references(() => partner.id),
    /** Null for what was mailed. */
    tokenId: text('token_id').references(() => partnerToken.id),
    kind: text('kind', { enum: DELIVERY_KINDS }).notNull(),
    count: integer('count').notNull(),
    /** Which objects; none of a comparison, of which nobody here learns what it found. */
    objectIds: uuid('object_ids').array().notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    index('partner_delivery_at_idx').on(table.at, table.id),
    index('partner_delivery_partner_idx').on(table.partnerId, table.at),
    check('partner_delivery_kind', oneOf(table.kind, DELIVERY_KINDS)),
  ],
);

/** Comparisons that somebody here asked another installation for. */
export const comparison = pgTable(
  'comparison',
  {
    id: text('id').primaryKey(),
    askedBy: text('asked_by')
      .notNull()
      .references(() => account.id),
    host: text('host').notNull(),
    ours: integer('ours').notNull(),
    theirs: integer('theirs').notNull(),
    /** Indicators that both hold. */
    bothIds: uuid('both_ids').array().notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('comparison_at_idx').on(table.at, table.id)],
);

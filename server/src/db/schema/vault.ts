import { ANCHOR_STATES, CHAINS, STAMPED_KINDS } from '@fap/shared/vault/constants.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { at, bytea, oneOf } from './columns.ts';
import { evidenceItem } from './evidence.ts';

/** Digests stamped together: one root for all of them goes to the calendars. */
export const anchorBatch = pgTable(
  'anchor_batch',
  {
    id: text('id').primaryKey(),
    /** Merkle root, 64 hexadecimal digits. */
    root: text('root').notNull(),
    /** Number of its digests. */
    size: integer('size').notNull(),
    /** How many of them are of reports' own words, which are entries of their reporters' vaults alone. */
    statements: integer('statements').notNull().default(0),
    /** What its digests are of: evidence items, which the vault counts and lists, or documents of the platform. */
    holds: text('holds', { enum: STAMPED_KINDS }).notNull().default('evidence'),
    /** `processing`, `anchored`, `verified` or `failed`. */
    state: text('state', { enum: ANCHOR_STATES }).notNull().default('processing'),
    failedReason: text('failed_reason'),
    /** Each calendar's answer, by address: `accepted`, or the reason of its refusal. */
    calendars: jsonb('calendars').$type<Record<string, string>>().notNull().default({}),
    /** The root's OpenTimestamps timestamp; null until a calendar has accepted it. */
    timestamp: bytea('timestamp'),
    blockHeight: bigint('block_height', { mode: 'number' }),
    blockTime: at('block_time'),
    /** `bitcoin` or `development`. */
    chain: text('chain', { enum: CHAINS }),
    createdAt: at('created_at').notNull(),
    /** When the calendars, or the block's header, are queried next; null when nothing is open. */
    nextCheckAt: at('next_check_at'),
    /** When the first calendar accepted it; the waiting time counts from here. */
    takenAt: at('taken_at'),
  },
  (table) => [
    index('anchor_batch_open_idx').on(table.nextCheckAt).where(sql`${table.nextCheckAt} is not null`),
    index('anchor_batch_state_idx').on(table.state),
    index('anchor_batch_block_idx').on(table.blockHeight).where(sql`${table.state} = 'verified'`),
    // Batches without any accepting calendar are submitted again, oldest first.
    index('anchor_batch_untaken_idx').on(table.createdAt).where(sql`${table.timestamp} is null`),
    check('anchor_batch_state', oneOf(table.state, ANCHOR_STATES)),
    check('anchor_batch_chain', oneOf(table.chain, CHAINS)),
    check('anchor_batch_holds', oneOf(table.holds, STAMPED_KINDS)),
  ],
);

/**
 * An evidence item's SHA-256 that is or will be stamped. Each item has a row of its own, even for bytes that another account
 * uploaded earlier: an anchor in an earlier block would reveal that.
 */
export const anchorLeaf = pgTable(
  'anchor_leaf',
  {
    evidenceId: text('evidence_id')
      .primaryKey()
      .references(() => evidenceItem.id, { onDelete: 'cascade' }),
    /** 64 hexadecimal digits. */
    digest: text('digest').notNull(),
    /** Null while it waits. */
    batchId: text('batch_id').references(() => anchorBatch.id),
    /** The operations from the digest to the batch's root, as OpenTimestamps writes them. */
    path: bytea('path'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('anchor_leaf_waiting_idx').on(table.createdAt).where(sql`${table.batchId} is null`),
    index('anchor_leaf_batch_idx').on(table.batchId),
  ],
);

/** The SHA-256 of something the platform wrote itself, such as the head of a custody log, that is or will be stamped. */
export const anchorDocument = pgTable(
  'anchor_document',
  {
    id: text('id').primaryKey(),
    /** 64 hexadecimal digits. */
    digest: text('digest').notNull(),
    /** Null while it waits. */
    batchId: text('batch_id').references(() => anchorBatch.id),
    path: bytea('path'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('anchor_document_waiting_idx').on(table.createdAt).where(sql`${table.batchId} is null`),
    index('anchor_document_batch_idx').on(table.batchId),
  ],
);

/** A block of the demo's own chain. */
export const developmentBlock = pgTable('development_block', {
  height: integer('height').primaryKey(),
  /** As explorers print it. */
  hash: text('hash').notNull().unique(),
  /** 80 bytes. */
  header: bytea('header').notNull(),
});

/** A digest that a development calendar has accepted. */
export const developmentCommitment = pgTable(
  'development_commitment',
  {
    /** The message the calendar promised to put into a block, hexadecimal. */
    message: text('message').primaryKey(),
    /** The block that contains it; null while it waits. */
    height: integer('height').references(() => developmentBlock.height),
    /** From the message to that block, as OpenTimestamps writes it. */
    timestamp: bytea('timestamp'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('development_commitment_waiting_idx').on(table.createdAt).where(sql`${table.height} is null`),
  ],
);

import { sql } from 'drizzle-orm';
import { bigint, boolean, check, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, bytea, oneOf } from './columns.ts';
import { auditEntry } from './platform.ts';

/** What a custody log is kept of. */
export const CHAIN_KINDS = ['cluster', 'case'] as const;

/** The head of a custody log; whoever appends locks this row, which fixes the order of the entries. */
export const custodyChain = pgTable(
  'custody_chain',
  {
    /** The id of its cluster or case. */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: CHAIN_KINDS }).notNull(),
    /** What its first hash is made of: a ClusterChain ID, or a case's number. */
    name: text('name').notNull().unique(),
    length: bigint('length', { mode: 'number' }).notNull().default(0),
    /** The hash of its last entry, or of its name while it has none; 64 hexadecimal digits. */
    head: text('head').notNull(),
  },
  (table) => [
    check('custody_chain_kind', oneOf(table.kind, CHAIN_KINDS)),
    check('custody_chain_length', sql`${table.length} >= 0`),
  ],
);

/** A custody log, entry by entry. A trigger refuses to change or delete them (migration 0038). */
export const custodyEntry = pgTable(
  'custody_entry',
  {
    chainId: text('chain_id')
      .notNull()
      .references(() => custodyChain.id),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    at: at('at').notNull(),
    action: text('action').notNull(),
    /** SHA-256 of who acted, on what, and what changed, each with its salt. */
    actor: text('actor').notNull(),
    subject: text('subject').notNull(),
    change: text('change').notNull(),
    entryHash: text('entry_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.seq] })],
);

/**
 * What opens an entry's commitments: the audit row with their values, and the salts. Who is erased takes the salts along, and the
 * commitments tell nothing any more.
 */
export const custodyOpening = pgTable(
  'custody_opening',
  {
    chainId: text('chain_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    auditId: bigint('audit_id', { mode: 'number' })
      .notNull()
      .references(() => auditEntry.id),
    actorSalt: bytea('actor_salt'),
    subjectSalt: bytea('subject_salt'),
    changeSalt: bytea('change_salt'),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.seq] }),
    foreignKey({
      columns: [table.chainId, table.seq],
      foreignColumns: [custodyEntry.chainId, custodyEntry.seq],
    }),
    index('custody_opening_audit_idx').on(table.auditId),
  ],
);

/** The evidence items of a custody log at one time as canonical JSON, once for equal lists. */
export const custodyManifest = pgTable('custody_manifest', {
  sha256: text('sha256').primaryKey(),
  manifest: text('manifest').notNull(),
});

/** Heads of custody logs that are or will be stamped, with the manifest of their time. */
export const custodyStamp = pgTable(
  'custody_stamp',
  {
    chainId: text('chain_id')
      .notNull()
      .references(() => custodyChain.id),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    head: text('head').notNull(),
    manifestSha256: text('manifest_sha256')
      .notNull()
      .references(() => custodyManifest.sha256),
    /** The document among the stamped ones. */
    documentId: text('document_id').notNull().unique(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.seq] })],
);

/** What the last check of a custody log found. */
export const custodyCheck = pgTable(
  'custody_check',
  {
    chainId: text('chain_id')
      .primaryKey()
      .references(() => custodyChain.id),
    isValid: boolean('is_valid').notNull(),
    checked: bigint('checked', { mode: 'number' }).notNull(),
    firstBadEntry: bigint('first_bad_entry', { mode: 'number' }),
    /** In a sentence; null when nothing was wrong. */
    flaw: text('flaw'),
    checkedAt: at('checked_at').notNull(),
  },
  (table) => [index('custody_check_at_idx').on(table.checkedAt)],
);

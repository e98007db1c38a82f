import { bigint, boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';
import { custodyChain } from './platform.ts';

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

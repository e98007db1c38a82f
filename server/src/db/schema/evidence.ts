import type { FileTraces } from '@fap/shared/evidence/file-traces.ts';
import { EVIDENCE_KINDS, READING_STATES, TEXT_SOURCES } from '@fap/shared/evidence/reading-contract.ts';
import type { Indicator } from '@fap/shared/indicators/indicator-types.ts';
import { TEXT_AUTHORS } from '@fap/shared/privacy/text-author.ts';
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
} from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { caseRecord } from './cases.ts';
import { cluster } from './clusters.ts';
import { at, oneOf, words } from './columns.ts';
import { report } from './reports.ts';

/** An evidence item: metadata here, its bytes once in the content-addressed store under their SHA-256. */
export const evidenceItem = pgTable(
  'evidence_item',
  {
    id: text('id').primaryKey(),
    sha256: text('sha256').notNull(),
    fileName: text('file_name').notNull(),
    mimeType: text('mime_type').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => account.id),
    clusterId: text('cluster_id').references(() => cluster.id),
    reportId: text('report_id').references(() => report.id),
    /** `statement`: the report's own words, closed to everybody but its reporter; its bytes are in `evidence_statement`. */
    kind: text('kind', { enum: EVIDENCE_KINDS }).notNull().default('file'),
    /** The version of the report's words that a statement holds. */
    statementVersion: integer('statement_version'),
    caseId: text('case_id').references(() => caseRecord.id),
    /** `reading`, `read` or `unreadable`; a job retries items that are still `reading`. */
    state: text('state', { enum: READING_STATES }).notNull().default('reading'),
    unreadableReason: text('unreadable_reason'),
    /** Who wrote its words, according to its owner or an analyst; the crowd sees the words of the other side. */
    author: text('author', { enum: TEXT_AUTHORS }).notNull().default('mixed'),
    /** Analysis of its words; large, so lists do not load it. */
    analysis: jsonb('analysis'),
    /** Search words for everybody who may know of it; large, so lists do not load them. */
    words: words('words').notNull().default(sql`''::tsvector`),
    /** Search words including those of its file name, for those who may know the name. */
    namedWords: words('named_words').notNull().default(sql`''::tsvector`),
    /** Its report is withdrawn: it exists for its owner alone. */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    /** Its reporter does not let analysts see it: they read what everybody reads. */
    isClosedToAnalysts: boolean('is_closed_to_analysts').notNull().default(false),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    // The bytes are stored once; each owner of the same bytes has a separate evidence item.
    unique('evidence_item_owner_sha256').on(table.ownerId, table.sha256),
    // Which other clusters have the same bytes.
    index('evidence_item_sha256_idx').on(table.sha256),
    // For keyset pages, newest first.
    index('evidence_item_cluster_idx').on(table.clusterId, table.createdAt, table.id),
    index('evidence_item_owner_idx').on(table.ownerId, table.createdAt, table.id),
    index('evidence_item_case_idx').on(table.caseId, table.createdAt, table.id),
    unique('evidence_item_statement').on(table.reportId, table.statementVersion),
    check('evidence_item_kind', oneOf(table.kind, EVIDENCE_KINDS)),
    check(
      'evidence_item_statement_version',
      sql`(${table.kind} = 'statement') = (${table.statementVersion} is not null)`,
    ),
    check('evidence_item_state', oneOf(table.state, READING_STATES)),
    check('evidence_item_author', oneOf(table.author, TEXT_AUTHORS)),
    index('evidence_item_reading_idx').on(table.createdAt).where(sql`${table.state} = 'reading'`),
    // For the vault's pages: all items for analysts; own items and those in clusters for everybody else.
    index('evidence_item_created_idx').on(table.createdAt, table.id),
    index('evidence_item_shared_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.clusterId} is not null`),
    // `fastupdate` off, because every search would scan the pending list.
    index('evidence_item_words_idx').using('gin', table.words).with({ fastupdate: false }),
    index('evidence_item_named_words_idx').using('gin', table.namedWords).with({ fastupdate: false }),
  ],
);

/**
 * The bytes of a statement: a report's own words as one text. Not in the store of files, so that they are written in the
 * report's transaction and no process that reads files meets them.
 */
export const evidenceStatement = pgTable('evidence_statement', {
  evidenceId: text('evidence_id')
    .primaryKey()
    .references(() => evidenceItem.id, { onDelete: 'cascade' }),
  reporterWords: text('reporter_words').notNull(),
});

/** A text that an account had analysed; only its owner sees it. Verdict and matches are stored as answered. */
export const textAnalysis = pgTable(
  'text_analysis',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => account.id),
    text: text('text').notNull(),
    analysis: jsonb('analysis').notNull(),
    clusterMatches: jsonb('cluster_matches').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('text_analysis_owner_idx').on(table.ownerId, table.createdAt.desc(), table.id.desc())],
);
/** The reading of an evidence item; there is none while it is being read, nor for an unreadable one. */
export const evidenceReading = pgTable(
  'evidence_reading',
  {
    evidenceId: text('evidence_id')
      .primaryKey()
      .references(() => evidenceItem.id),
    /** Its words unchanged, for its owner and analysts; everybody else gets a redacted view. */
    text: text('text'),
    /** How the words were extracted. */
    textSource: text('text_source', { enum: TEXT_SOURCES }),
    isTruncated: boolean('is_truncated').notNull(),
    /** The indicators its words name, without the writer's own; these go into the indicator index. */
    named: jsonb('named').$type<Pick<Indicator, 'type' | 'value'>[]>().notNull().default([]),
    metadata: jsonb('metadata').notNull(),
    perceptualHash: text('perceptual_hash'),
    structureHash: text('structure_hash'),
    /** What its bytes bear beside words; null for what was read before they were looked at. */
    traces: jsonb('traces').$type<FileTraces>(),
    attachments: jsonb('attachments').notNull(),
    readAt: at('read_at').notNull(),
    /** When its owner last corrected words that were read out of a picture. */
    correctedAt: at('corrected_at'),
  },
  (table) => [
    check('evidence_reading_text_source', oneOf(table.textSource, TEXT_SOURCES)),
    // Which other files look the same or were built by the same kit.
    index('evidence_reading_look_idx').on(table.perceptualHash),
    index('evidence_reading_structure_idx').on(table.structureHash),
  ],
);

/** Words of a picture before each correction by its owner: version 1 is what was read out of it. */
export const evidenceEarlierText = pgTable(
  'evidence_earlier_text',
  {
    evidenceId: text('evidence_id')
      .notNull()
      .references(() => evidenceItem.id),
    version: integer('version').notNull(),
    text: text('text').notNull(),
    replacedAt: at('replaced_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.evidenceId, table.version] })],
);

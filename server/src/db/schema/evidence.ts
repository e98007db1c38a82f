import { READING_STATES, TEXT_SOURCES } from '@fap/shared/evidence/reading-contract.ts';
import type { Indicator } from '@fap/shared/indicators/indicator-types.ts';
import { TEXT_AUTHORS } from '@fap/shared/privacy/text-author.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
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
    /** A plain reference until there is a table of cases. */
    caseId: text('case_id'),
    /** `reading`, `read` or `unreadable`; what is still `reading` is taken up again by a job. */
    state: text('state', { enum: READING_STATES }).notNull().default('reading'),
    unreadableReason: text('unreadable_reason'),
    /** Who wrote its words, as its owner or an analyst says; the crowd reads what the other side wrote. */
    author: text('author', { enum: TEXT_AUTHORS }).notNull().default('mixed'),
    /** What its words say; large, and so left out of lists. */
    analysis: jsonb('analysis'),
    /** By which whoever may know of it finds it; large, and so left out of lists. */
    words: words('words').notNull().default(sql`''::tsvector`),
    /** The same with those of its name, for those who may know it. */
    namedWords: words('named_words').notNull().default(sql`''::tsvector`),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    // The bytes are kept once; each person who hands them in has an evidence item of their own.
    unique('evidence_item_owner_sha256').on(table.ownerId, table.sha256),
    // Lists are read newest first, page by page.
    index('evidence_item_cluster_idx').on(table.clusterId, table.createdAt, table.id),
    index('evidence_item_owner_idx').on(table.ownerId, table.createdAt, table.id),
    index('evidence_item_case_idx').on(table.caseId, table.createdAt, table.id),
    check('evidence_item_state', oneOf(table.state, READING_STATES)),
    check('evidence_item_author', oneOf(table.author, TEXT_AUTHORS)),
    index('evidence_item_reading_idx').on(table.createdAt).where(sql`${table.state} = 'reading'`),
    // The vault's pages: everything for analysts; what belongs to clusters, beside one's own, for everybody else.
    index('evidence_item_created_idx').on(table.createdAt, table.id),
    index('evidence_item_shared_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.clusterId} is not null`),
    // Without a list of what is still to be put in, which every search would read through.
    index('evidence_item_words_idx').using('gin', table.words).with({ fastupdate: false }),
    index('evidence_item_named_words_idx').using('gin', table.namedWords).with({ fastupdate: false }),
  ],
);

/** A text somebody had analysed: theirs alone. Verdict and matches stay as they were told. */
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
/** What was read out of an evidence item; there is none while it is being read and when nothing could be. */
export const evidenceReading = pgTable(
  'evidence_reading',
  {
    evidenceId: text('evidence_id')
      .primaryKey()
      .references(() => evidenceItem.id),
    /** Its words as they stand, for its owner and analysts; everybody else gets a view of them. */
    text: text('text'),
    /** How the words were got. */
    textSource: text('text_source', { enum: TEXT_SOURCES }),
    isTruncated: boolean('is_truncated').notNull(),
    /** The indicators its words name, without what their writer calls their own; what the index takes in. */
    named: jsonb('named').$type<Pick<Indicator, 'type' | 'value'>[]>().notNull().default([]),
    metadata: jsonb('metadata').notNull(),
    perceptualHash: text('perceptual_hash'),
    structureHash: text('structure_hash'),
    attachments: jsonb('attachments').notNull(),
    readAt: at('read_at').notNull(),
  },
  (table) => [check('evidence_reading_text_source', oneOf(table.textSource, TEXT_SOURCES))],
);

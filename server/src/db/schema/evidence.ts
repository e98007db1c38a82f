import { bigint, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { cluster, report } from './clusters.ts';
import { at } from './columns.ts';

/** An exhibit: metadata here, its bytes once in the content-addressed store under their SHA-256. */
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
    analysis: jsonb('analysis'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    // The bytes are kept once; each person who hands them in has an exhibit of their own.
    unique('evidence_item_owner_sha256').on(table.ownerId, table.sha256),
    index('evidence_item_cluster_idx').on(table.clusterId),
    index('evidence_item_owner_idx').on(table.ownerId),
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

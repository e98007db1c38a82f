import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { cluster } from './clusters.ts';
import { at } from './columns.ts';

/** Editions of clusters' dossiers: one more for each time a dossier was asked for and the cluster had changed. */
export const dossierEdition = pgTable(
  'dossier_edition',
  {
    /** Also the document among the stamped ones. */
    id: text('id').primaryKey(),
    clusterId: text('cluster_id')
      .notNull()
      .references(() => cluster.id),
    version: integer('version').notNull(),
    /** SHA-256 of the content's canonical text. */
    sha256: text('sha256').notNull(),
    /** SHA-256 of what it says about the cluster: an equal one needs no new edition. */
    substanceSha256: text('substance_sha256').notNull(),
    /** The canonical text; forgotten when a newer edition is made, and when somebody's data is erased. */
    content: text('content'),
    /** Ids and figures, to compare the next edition with. */
    outline: jsonb('outline').notNull(),
    /** What changed since the edition before. */
    changes: text('changes').array().notNull().default([]),
    madeBy: text('made_by')
      .notNull()
      .references(() => account.id),
    madeAt: at('made_at').notNull(),
  },
  (table) => [
    unique('dossier_edition_version').on(table.clusterId, table.version),
    check('dossier_edition_version_positive', sql`${table.version} > 0`),
  ],
);

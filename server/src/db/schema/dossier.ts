import { DOSSIER_FILE_STATES, PREPARED_FORMS } from '@fap/shared/dossier/files-contract.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { cluster } from './clusters.ts';
import { at, oneOf } from './columns.ts';

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

/** Files of editions that are written in the background and kept for a day; their bytes lie among the originals, by their SHA-256. */
export const dossierFile = pgTable(
  'dossier_file',
  {
    id: text('id').primaryKey(),
    editionId: text('edition_id')
      .notNull()
      .references(() => dossierEdition.id),
    form: text('form', { enum: PREPARED_FORMS }).notNull(),
    state: text('state', { enum: DOSSIER_FILE_STATES }).notNull(),
    /** Of `total` parts, how many are written. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    sha256: text('sha256'),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    /** Why it failed, in a sentence. */
    flaw: text('flaw'),
    askedBy: text('asked_by')
      .notNull()
      .references(() => account.id),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('dossier_file_form').on(table.editionId, table.form),
    index('dossier_file_age_idx').on(table.createdAt),
    check('dossier_file_form_known', oneOf(table.form, PREPARED_FORMS)),
    check('dossier_file_state_known', oneOf(table.state, DOSSIER_FILE_STATES)),
    check(
      'dossier_file_ready',
      sql`(${table.state} = 'ready') = (${table.sha256} is not null and ${table.sizeBytes} is not null)`,
    ),
  ],
);

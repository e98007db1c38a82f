import { SCAM_TYPES } from '@fap/shared/catalogue/scam-types.ts';
import { VERIFIERS } from '@fap/shared/clusters/constants.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { at, oneOf } from './columns.ts';
import { harvestEntry } from './harvest.ts';
import { indexesOf, searched } from './search-words.ts';

export const cluster = pgTable(
  'cluster',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    scamType: text('scam_type', { enum: SCAM_TYPES }).notNull(),
    description: text('description').notNull(),
    /** Percent 0–100; updated by the verbs that change a layer. */
    completionRate: real('completion_rate').notNull().default(0),
    /** Percent 0–100 (domain method, section 2); null while there is not enough data. */
    strength: real('strength'),
    victims: integer('victims').notNull().default(0),
    impactCents: bigint('impact_cents', { mode: 'number' }).notNull().default(0),
    impactCurrency: text('impact_currency').notNull().default('USD'),
    verifiedBy: text('verified_by').array().notNull().default([]),
    sources: text('sources').array().notNull().default([]),
    clusterChainId: text('cluster_chain_id').notNull().unique(),
    /** The first manifest, whose hash is part of the ClusterChain ID. */
    manifest: jsonb('manifest').notNull(),
    createdBy: text('created_by')
      .notNull()
      .references(() => account.id),
    createdAt: at('created_at').notNull(),
    lastActivityAt: at('last_activity_at').notNull(),
    /** The cluster it was merged into; its own rows do not change, and a split sets this back to null. */
    mergedInto: text('merged_into').references((): AnyPgColumn => cluster.id),
    /** When completion first reached the alert threshold. */
    alertedAt: at('alerted_at'),
  },
  (table) => [
    index('cluster_activity_idx').on(table.lastActivityAt),
    index('cluster_merged_into_idx').on(table.mergedInto).where(sql`${table.mergedInto} is not null`),
    check('cluster_scam_type', oneOf(table.scamType, SCAM_TYPES)),
    check('cluster_not_in_itself', sql`${table.mergedInto} <> ${table.id}`),
    ...indexesOf('cluster', searched(table.name, table.id, table.clusterChainId, table.description)),
  ],
);

/** Who verified a cluster, and where that can be read; one that was taken back stays. */
export const clusterVerification = pgTable(
  'cluster_verification',
  {
    id: text('id').primaryKey(),
    clusterId: text('cluster_id')
      .notNull()
      .references(() => cluster.id),
    verifier: text('verifier', { enum: VERIFIERS }).notNull(),
    citation: text('citation').notNull(),
    url: text('url'),
    recordedBy: text('recorded_by')
      .notNull()
      .references(() => account.id),
    recordedAt: at('recorded_at').notNull(),
    withdrawnBy: text('withdrawn_by').references(() => account.id),
    withdrawnAt: at('withdrawn_at'),
  },
  (table) => [
    index('cluster_verification_cluster_idx').on(table.clusterId, table.recordedAt),
    check('cluster_verification_verifier', oneOf(table.verifier, VERIFIERS)),
    check(
      'cluster_verification_withdrawn',
      sql`(${table.withdrawnBy} is null) = (${table.withdrawnAt} is null)`,
    ),
  ],
);

/** The words by which a cluster is found. */
export const clusterSearch = searched(cluster.name, cluster.id, cluster.clusterChainId, cluster.description);

export const clusterPlaceholder = pgTable(
  'cluster_placeholder',
  {
    clusterId: text('cluster_id')
      .notNull()
      .references(() => cluster.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    fingerprint: text('fingerprint').notNull(),
    number: integer('number').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clusterId, table.kind, table.fingerprint] }),
    unique('cluster_placeholder_number').on(table.clusterId, table.kind, table.number),
    check('cluster_placeholder_positive', sql`${table.number} > 0`),
  ],
);

/** A warning that names a cluster by an indicator they share. */
export const clusterAdvisory = pgTable(
  'cluster_advisory',
  {
    clusterId: text('cluster_id')
      .notNull()
      .references(() => cluster.id, { onDelete: 'cascade' }),
    entryId: text('entry_id')
      .notNull()
      .references(() => harvestEntry.id, { onDelete: 'cascade' }),
    percent: real('percent').notNull(),
    sharedIdentifiers: jsonb('shared_identifiers').$type<{ type: string; value: string }[]>().notNull(),
    citedAt: at('cited_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clusterId, table.entryId] }),
    index('cluster_advisory_entry_idx').on(table.entryId),
  ],
);

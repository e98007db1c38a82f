import type { DnaResult } from '@fap/shared/clusters/dna/dna-result.ts';
import type { Traits } from '@fap/shared/clusters/dna/report-traits.ts';
import type { ClusterLineage } from '@fap/shared/clusters/families/cluster-lineage.ts';
import type { ClusterRelation } from '@fap/shared/clusters/families/relate-clusters.ts';
import type { PlaybookFindings } from '@fap/shared/clusters/playbook/playbook-result.ts';
import { TEXT_AUTHORS } from '@fap/shared/privacy/text-author.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
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
import { at, bytea, oneOf } from './columns.ts';

export const cluster = pgTable(
  'cluster',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    scamType: text('scam_type').notNull(),
    description: text('description').notNull(),
    /** Percent 0–100; kept by the verbs that change a layer. */
    completionRate: real('completion_rate').notNull().default(0),
    /** Percent 0–100 (domain method, section 2); null while there is not enough data. */
    strength: real('strength'),
    victims: integer('victims').notNull().default(0),
    impactCents: bigint('impact_cents', { mode: 'number' }).notNull().default(0),
    impactCurrency: text('impact_currency').notNull().default('USD'),
    verifiedBy: text('verified_by').array().notNull().default([]),
    sources: text('sources').array().notNull().default([]),
    clusterChainId: text('cluster_chain_id').notNull().unique(),
    /** The first manifest, whose hash the ClusterChain ID carries. */
    manifest: jsonb('manifest').notNull(),
    createdBy: text('created_by')
      .notNull()
      .references(() => account.id),
    createdAt: at('created_at').notNull(),
    lastActivityAt: at('last_activity_at').notNull(),
    /** The cluster it was merged into; its own rows stay as they are, and a split takes this back. */
    mergedInto: text('merged_into').references((): AnyPgColumn => cluster.id),
    /** When completion first reached the alert threshold. */
    alertedAt: at('alerted_at'),
  },
  (table) => [
    index('cluster_activity_idx').on(table.lastActivityAt),
    index('cluster_merged_into_idx').on(table.mergedInto).where(sql`${table.mergedInto} is not null`),
    check('cluster_not_in_itself', sql`${table.mergedInto} <> ${table.id}`),
  ],
);

export const report = pgTable(
  'report',
  {
    id: text('id').primaryKey(),
    clusterId: text('cluster_id')
      .notNull()
      .references(() => cluster.id),
    reporterId: text('reporter_id')
      .notNull()
      .references(() => account.id),
    scamName: text('scam_name').notNull(),
    scamType: text('scam_type').notNull(),
    description: text('description').notNull(),
    contactMethod: text('contact_method').notNull(),
    dateOccurred: date('date_occurred', { mode: 'string' }).notNull(),
    amountInvolved: text('amount_involved').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }),
    amountCurrency: text('amount_currency'),
    scamPersonas: text('scam_personas').notNull(),
    evidenceText: text('evidence_text').notNull(),
    /** Who wrote what stands in the evidence field; `mixed` until the reporter says more. */
    evidenceAuthor: text('evidence_author', { enum: TEXT_AUTHORS }).notNull().default('mixed'),
    consentVault: boolean('consent_vault').notNull(),
    /** The crowd may read the reporter's own sentences, masked; nobody has said so unless they did. */
    consentWords: boolean('consent_words').notNull().default(false),
    /** Why the report came into this cluster: score, shared identifiers, version of the method. */
    match: jsonb('match').notNull(),
    /** What the six layers compare; null for a report from before, until a job has read it. */
    traits: jsonb('traits').$type<Traits>(),
    /** Version of the method by which traits and texts were taken; an older one is taken again by a job. */
    fingerprintVersion: integer('fingerprint_version').notNull().default(0),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of what came with the key; null for rows without one. */
    payloadHash: text('payload_hash'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('report_idempotency_key').on(table.reporterId, table.idempotencyKey),
    index('report_cluster_idx').on(table.clusterId),
    index('report_fingerprint_version_idx').on(table.fingerprintVersion),
    check('report_evidence_author', oneOf(table.evidenceAuthor, TEXT_AUTHORS)),
  ],
);

/** A text of a report by which reports are found that read alike: the victim's account, or what the scammers wrote. */
export const reportText = pgTable(
  'report_text',
  {
    reportId: text('report_id')
      .notNull()
      .references(() => report.id, { onDelete: 'cascade' }),
    part: text('part').notNull(),
    /** 256 bytes of a similarity sketch of the text's template. */
    sketch: bytea('sketch').notNull(),
    /** Keys of the sketch's bands: two texts sharing one are candidates. A key that many hold already is left out. */
    bands: integer('bands').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.part] }),
    check('report_text_part', sql`${table.part} in ('account', 'script')`),
    // Without a list of pending entries a look-up costs the same after a thousand reports as after none.
    index('report_text_bands_idx').using('gin', table.bands).with({ fastupdate: false }),
  ],
);

/** A cluster's DNA as it was last computed; computed anew by a job when its evidence changes. */
export const clusterDna = pgTable('cluster_dna', {
  clusterId: text('cluster_id')
    .primaryKey()
    .references(() => cluster.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  /** The features of all its reports together. */
  traits: jsonb('traits').$type<Traits>().notNull(),
  /** Strength with its parts, and each layer's figures with what they came from. */
  result: jsonb('result').$type<DnaResult>().notNull(),
  computedAt: at('computed_at').notNull(),
});

/** A cluster's playbook as it was last taken apart; made anew when its reports or the rules changed. */
export const clusterPlaybook = pgTable('cluster_playbook', {
  clusterId: text('cluster_id')
    .primaryKey()
    .references(() => cluster.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  /** SHA-256 over everything it was made of. */
  evidenceHash: text('evidence_hash').notNull(),
  /** As the crowd may read it. */
  result: jsonb('result').$type<PlaybookFindings>().notNull(),
  computedAt: at('computed_at').notNull(),
});

/** A cluster's history, report by report, as its relatives were last looked for; computed anew when it gets a report. */
export const clusterLineage = pgTable('cluster_lineage', {
  clusterId: text('cluster_id')
    .primaryKey()
    .references(() => cluster.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  lineage: jsonb('lineage').$type<ClusterLineage>().notNull(),
  computedAt: at('computed_at').notNull(),
});

/** Two clusters that belong to one family, once, and why; the scores are shares (0–1), null where one side has no data. */
export const clusterEdge = pgTable(
  'cluster_edge',
  {
    /** The id that comes first in the order of text. */
    firstId: text('first_id')
      .notNull()
      .references(() => cluster.id, { onDelete: 'cascade' }),
    secondId: text('second_id')
      .notNull()
      .references(() => cluster.id, { onDelete: 'cascade' }),
    overall: real('overall'),
    strength: real('strength').notNull(),
    behavioral: real('behavioral'),
    technical: real('technical'),
    linguistic: real('linguistic'),
    temporal: real('temporal'),
    layers: jsonb('layers').$type<ClusterRelation['layers']>().notNull(),
    /** Identifiers, personas and scripts that both have. */
    shared: jsonb('shared').$type<Pick<ClusterRelation, 'identifiers' | 'personas' | 'scripts'>>().notNull(),
    version: integer('version').notNull(),
    computedAt: at('computed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.firstId, table.secondId] }),
    index('cluster_edge_second_idx').on(table.secondId),
    check('cluster_edge_once', sql`${table.firstId} < ${table.secondId}`),
  ],
);

/** A merge of one cluster into another, or its being taken back; nothing is moved, so that nothing can be lost. */
export const clusterChange = pgTable(
  'cluster_change',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    /** The cluster that was merged, or is on its own again. */
    clusterId: text('cluster_id')
      .notNull()
      .references(() => cluster.id, { onDelete: 'cascade' }),
    /** The cluster it was merged into, or was split from. */
    otherClusterId: text('other_cluster_id')
      .notNull()
      .references(() => cluster.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    /** The comparison on which it was decided, with its version. */
    comparison: jsonb('comparison').notNull(),
    madeBy: text('made_by')
      .notNull()
      .references(() => account.id),
    madeAt: at('made_at').notNull(),
  },
  (table) => [
    check('cluster_change_kind', sql`${table.kind} in ('merge', 'split')`),
    check('cluster_change_of_two', sql`${table.clusterId} <> ${table.otherClusterId}`),
    index('cluster_change_cluster_idx').on(table.clusterId, table.madeAt),
    index('cluster_change_other_idx').on(table.otherClusterId, table.madeAt),
  ],
);

/**
 * Under which number a value stands in everything strangers read of a cluster (`PHONE_3`). The value itself is not
 * here: it stays in the report, and only its fingerprint says that it is the same one.
 */
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

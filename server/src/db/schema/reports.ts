import { CONTACT_METHODS } from '@fap/shared/catalogue/contact-methods.ts';
import { SCAM_TYPES } from '@fap/shared/catalogue/scam-types.ts';
import type { Traits } from '@fap/shared/matching/traits/report-traits.ts';
import { TEXT_AUTHORS } from '@fap/shared/privacy/text-author.ts';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { cluster } from './clusters.ts';
import { at, oneOf } from './columns.ts';

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
    scamType: text('scam_type', { enum: SCAM_TYPES }).notNull(),
    description: text('description').notNull(),
    contactMethod: text('contact_method', { enum: CONTACT_METHODS }).notNull(),
    dateOccurred: date('date_occurred', { mode: 'string' }).notNull(),
    amountInvolved: text('amount_involved').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }),
    amountCurrency: text('amount_currency'),
    scamPersonas: text('scam_personas').notNull(),
    evidenceText: text('evidence_text').notNull(),
    /** Who wrote the evidence text; `mixed` unless the reporter says otherwise. */
    evidenceAuthor: text('evidence_author', { enum: TEXT_AUTHORS }).notNull().default('mixed'),
    consentVault: boolean('consent_vault').notNull(),
    /** The reporter's consent that the crowd may read their own sentences, redacted. */
    consentWords: boolean('consent_words').notNull().default(false),
    /** Why the report came into this cluster: score, shared indicators, version of the method. */
    match: jsonb('match').notNull(),
    /** What the six layers compare; null for an old report until a job has extracted it. */
    traits: jsonb('traits').$type<Traits>(),
    /** Version of the extraction of traits and texts; a job repeats an older one. */
    featuresVersion: integer('fingerprint_version').notNull().default(0),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of the request with the idempotency key; null without one. */
    payloadHash: text('payload_hash'),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('report_idempotency_key').on(table.reporterId, table.idempotencyKey),
    index('report_cluster_idx').on(table.clusterId),
    index('report_fingerprint_version_idx').on(table.featuresVersion),
    check('report_scam_type', oneOf(table.scamType, SCAM_TYPES)),
    check('report_contact_method', oneOf(table.contactMethod, CONTACT_METHODS)),
    check('report_evidence_author', oneOf(table.evidenceAuthor, TEXT_AUTHORS)),
  ],
);

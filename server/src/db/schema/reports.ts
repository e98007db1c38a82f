import { CONTACT_METHODS } from '@fap/shared/catalogue/contact-methods.ts';
import { SCAM_TYPES } from '@fap/shared/catalogue/scam-types.ts';
import { RAILS } from '@fap/shared/help/rails.ts';
import type { Traits } from '@fap/shared/matching/traits/report-traits.ts';
import { TEXT_AUTHORS } from '@fap/shared/privacy/text-author.ts';
import { AGE_BANDS } from '@fap/shared/reports/care.ts';
import { MESSAGE_SIDES } from '@fap/shared/reports/messages.ts';
import type { ReportWords } from '@fap/shared/reports/report-words.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
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
    /** Null while it is withdrawn, so that no query over a cluster's reports can find it. */
    clusterId: text('cluster_id').references(() => cluster.id),
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
    /** What the first advice depends on; for the reporter, and analysts where they may read. Null: not said. */
    carePaymentRail: text('care_payment_rail', { enum: RAILS }),
    carePaidAt: at('care_paid_at'),
    careGoesOn: boolean('care_goes_on'),
    careAgeBand: text('care_age_band', { enum: AGE_BANDS }),
    consentVault: boolean('consent_vault').notNull(),
    /** Analysts may see its files, detail by detail. */
    consentAnalysts: boolean('consent_analysts').notNull().default(true),
    consentLaw: boolean('consent_law').notNull().default(false),
    consentContact: boolean('consent_contact').notNull().default(false),
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
    /** Number of its words' version; older versions are in `report_version`. */
    version: integer('version').notNull().default(1),
    /** When the words became as they are; null for the words as first sent. */
    correctedAt: at('corrected_at'),
    withdrawnAt: at('withdrawn_at'),
    withdrawnReason: text('withdrawn_reason').notNull().default(''),
    /** The cluster a withdrawn report left, and returns to. */
    withdrawnFrom: text('withdrawn_from').references(() => cluster.id),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('report_idempotency_key').on(table.reporterId, table.idempotencyKey),
    // For keyset pages, newest first.
    index('report_reporter_idx').on(table.reporterId, table.createdAt, table.id),
    index('report_withdrawn_from_idx').on(table.withdrawnFrom).where(sql`${table.withdrawnFrom} is not null`),
    check(
      'report_place',
      sql`(${table.clusterId} is null) = (${table.withdrawnAt} is not null) and (${table.withdrawnFrom} is null) = (${table.withdrawnAt} is null)`,
    ),
    index('report_cluster_idx').on(table.clusterId),
    index('report_fingerprint_version_idx').on(table.featuresVersion),
    check('report_scam_type', oneOf(table.scamType, SCAM_TYPES)),
    check('report_contact_method', oneOf(table.contactMethod, CONTACT_METHODS)),
    check('report_care_payment_rail', oneOf(table.carePaymentRail, RAILS)),
    check('report_care_age_band', oneOf(table.careAgeBand, AGE_BANDS)),
    check('report_evidence_author', oneOf(table.evidenceAuthor, TEXT_AUTHORS)),
  ],
);

/** The words of a report before each correction; only its reporter reads them. */
export const reportVersion = pgTable(
  'report_version',
  {
    reportId: text('report_id')
      .notNull()
      .references(() => report.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    words: jsonb('words').$type<ReportWords>().notNull(),
    /** When these words were handed in. */
    writtenAt: at('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.version] })],
);

/** The conversation of a report: questions of analysts, answers of its reporter. */
export const reportMessage = pgTable(
  'report_message',
  {
    id: text('id').primaryKey(),
    reportId: text('report_id')
      .notNull()
      .references(() => report.id, { onDelete: 'cascade' }),
    authorId: text('author_id')
      .notNull()
      .references(() => account.id),
    /** Position in the conversation, from 1. */
    number: integer('number').notNull(),
    side: text('side', { enum: MESSAGE_SIDES }).notNull(),
    messageWords: text('message_words').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    unique('report_message_number').on(table.reportId, table.number),
    check('report_message_side', oneOf(table.side, MESSAGE_SIDES)),
  ],
);

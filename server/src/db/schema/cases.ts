import { CASE_STATUSES, RISK_LEVELS } from '@fap/shared/cases/constants.ts';
import { SCAM_TYPES } from '@fap/shared/catalogue/scam-types.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { cluster } from './clusters.ts';
import { at, bytea, oneOf } from './columns.ts';
import { custodyChain } from './platform.ts';

export const caseRecord = pgTable(
  'case_record',
  {
    /** Its number: `CS-<year>-<running number>`. */
    id: text('id')
      .primaryKey()
      .references(() => custodyChain.id),
    ownerId: text('owner_id')
      .notNull()
      .references(() => account.id),
    assigneeId: text('assignee_id').references(() => account.id),
    clusterId: text('cluster_id').references(() => cluster.id),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Title and description with personal data hidden, for everybody who does not work on it. */
    shownTitle: text('shown_title').notNull(),
    shownDescription: text('shown_description').notNull(),
    scamType: text('scam_type', { enum: SCAM_TYPES }).notNull(),
    riskLevel: text('risk_level', { enum: RISK_LEVELS }).notNull(),
    status: text('status', { enum: CASE_STATUSES }).notNull(),
    /** As entered; null leaves it to the cluster. */
    victimCount: integer('victim_count'),
    /** Whole US dollars as entered; null leaves it to the cluster. */
    amountStolen: bigint('amount_stolen', { mode: 'number' }),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('case_record_created_idx').on(table.createdAt, table.id),
    index('case_record_owner_idx').on(table.ownerId),
    index('case_record_assignee_idx').on(table.assigneeId).where(sql`${table.assigneeId} is not null`),
    check('case_record_scam_type', oneOf(table.scamType, SCAM_TYPES)),
    check('case_record_risk_level', oneOf(table.riskLevel, RISK_LEVELS)),
    check('case_record_status', oneOf(table.status, CASE_STATUSES)),
    check('case_record_amounts', sql`least(${table.victimCount}, ${table.amountStolen}) >= 0`),
  ],
);

/** The last running number of each year; whoever opens a case locks its row until the commit. */
export const caseNumber = pgTable('case_number', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});

/** What is to be done in a case. */
export const caseTask = pgTable(
  'case_task',
  {
    id: text('id').primaryKey(),
    caseId: text('case_id')
      .notNull()
      .references(() => caseRecord.id),
    text: text('text').notNull(),
    createdBy: text('created_by')
      .notNull()
      .references(() => account.id),
    createdAt: at('created_at').notNull(),
    doneBy: text('done_by').references(() => account.id),
    doneAt: at('done_at'),
  },
  (table) => [
    index('case_task_case_idx').on(table.caseId, table.createdAt, table.id),
    check('case_task_done', sql`(${table.doneBy} is null) = (${table.doneAt} is null)`),
  ],
);

/** The newest sign-off of a case. Whether it still counts is read from what follows it in the custody log. */
export const caseSignOff = pgTable('case_sign_off', {
  caseId: text('case_id')
    .primaryKey()
    .references(() => caseRecord.id),
  signedBy: text('signed_by')
    .notNull()
    .references(() => account.id),
  note: text('note').notNull(),
  signedAt: at('signed_at').notNull(),
});

/** Forensic reports as they were handed out, byte by byte. */
export const caseReport = pgTable(
  'case_report',
  {
    id: text('id').primaryKey(),
    caseId: text('case_id')
      .notNull()
      .references(() => caseRecord.id),
    madeBy: text('made_by')
      .notNull()
      .references(() => account.id),
    pdf: bytea('pdf').notNull(),
    /** Of exactly these bytes. */
    sha256: text('sha256').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('case_report_case_idx').on(table.caseId)],
);

/** How far the log of a case's notes is in its custody log, which gets one entry for many keystrokes. */
export const caseNotes = pgTable('case_notes', {
  caseId: text('case_id')
    .primaryKey()
    .references(() => caseRecord.id),
  /** The last row of the notes' log that an entry speaks of. */
  recordedUpTo: bigint('recorded_up_to', { mode: 'number' }).notNull(),
});

import { INDICATOR_DECISIONS, INDICATOR_STATES } from '@fap/shared/indicators/indicator-state.ts';
import { INDICATOR_TYPES } from '@fap/shared/indicators/indicator-types.ts';
import { MENTION_SOURCES } from '@fap/shared/indicators/mention-sources.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { cluster } from './clusters.ts';
import { at, oneOf } from './columns.ts';
import { report } from './reports.ts';
import { indexesOf, searched } from './search-words.ts';

/** Every named indicator with its counts; one table for all areas. */
export const indicator = pgTable(
  'indicator',
  {
    /** Computed from type and value (`indicatorId`), so that code needs no query to know it. */
    id: uuid('id').primaryKey(),
    type: text('type', { enum: INDICATOR_TYPES }).notNull(),
    /** Normalised. */
    value: text('value').notNull(),
    /** Number of sources of every kind that name it. */
    mentions: integer('mentions').notNull().default(0),
    /** Number of reports that name it, in their own words or in their evidence items. */
    reports: integer('reports').notNull().default(0),
    /** Number of different reporters of these reports. */
    reporters: integer('reporters').notNull().default(0),
    /** Number of clusters of these reports. */
    clusters: integer('clusters').notNull().default(0),
    /** Number of disputed contributions that name it. */
    refutations: integer('refutations').notNull().default(0),
    state: text('state', { enum: INDICATOR_STATES }).notNull().default('mentioned'),
    /** An analyst's decision; null: the state follows from the counts. */
    decision: text('decision', { enum: INDICATOR_DECISIONS }),
    decisionNote: text('decision_note'),
    decidedBy: text('decided_by').references(() => account.id),
    decidedAt: at('decided_at'),
    firstSeenAt: at('first_seen_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
  },
  (table) => [
    // For the pages of the index, newest first: an entry's first time never changes, so counting a mention moves nothing.
    index('indicator_first_seen_idx').on(table.firstSeenAt, table.id),
    index('indicator_settled_idx').on(table.firstSeenAt, table.id).where(sql`${table.state} <> 'mentioned'`),
    check('indicator_state', oneOf(table.state, INDICATOR_STATES)),
    check('indicator_decision', oneOf(table.decision, INDICATOR_DECISIONS)),
    check('indicator_type', oneOf(table.type, INDICATOR_TYPES)),
    check(
      'indicator_counts',
      sql`least(${table.mentions}, ${table.reports}, ${table.reporters}, ${table.clusters}, ${table.refutations}) >= 0`,
    ),
    ...indexesOf('indicator', searched(table.value)),
  ],
);

/** The words by which an indicator is found. */
export const indicatorSearch = searched(indicator.value);

/** A source names an indicator; one row per pair. */
export const indicatorMention = pgTable(
  'indicator_mention',
  {
    indicatorId: uuid('indicator_id')
      .notNull()
      .references(() => indicator.id),
    sourceKind: text('source_kind', { enum: MENTION_SOURCES }).notNull(),
    sourceId: text('source_id').notNull(),
    /** The report that the source is, or belongs to. */
    reportId: text('report_id').references(() => report.id),
    /** The reporter of that report. */
    reporterId: text('reporter_id').references(() => account.id),
    clusterId: text('cluster_id').references(() => cluster.id),
    isRefuted: boolean('is_refuted').notNull().default(false),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.indicatorId, table.sourceKind, table.sourceId] }),
    index('indicator_mention_source_idx').on(table.sourceKind, table.sourceId),
    index('indicator_mention_cluster_idx').on(table.clusterId),
    // For counting: whether a report, a reporter or a cluster is new to an indicator.
    index('indicator_mention_reports_idx')
      .on(table.indicatorId, table.reportId)
      .where(sql`report_id is not null`),
    index('indicator_mention_reporters_idx')
      .on(table.indicatorId, table.reporterId)
      .where(sql`report_id is not null`),
    index('indicator_mention_clusters_idx')
      .on(table.indicatorId, table.clusterId)
      .where(sql`report_id is not null`),
    check('indicator_mention_source_kind', oneOf(table.sourceKind, MENTION_SOURCES)),
    check(
      'indicator_mention_of_report',
      sql`(${table.reportId} is null) = (${table.reporterId} is null) and (${table.reportId} is null or ${table.clusterId} is not null)`,
    ),
  ],
);

import { HARVEST_RUN_STATUSES, HARVEST_STATUSES, HARVEST_TRIGGERS } from '@fap/shared/harvest/entities.ts';
import { SOURCE_FORMATS, SOURCE_ORIGINS, SOURCE_STATES } from '@fap/shared/harvest/sources.ts';
import type { Indicator } from '@fap/shared/indicators/indicator-types.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { at, bytea, oneOf } from './columns.ts';

/** A source of warnings, with the result of its latest fetch. */
export const harvestSource = pgTable(
  'harvest_source',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    tier: integer('tier').notNull(),
    format: text('format', { enum: SOURCE_FORMATS }).notNull(),
    /** http(s), or a path of this server (the demo's sample feeds). */
    url: text('url').notNull(),
    /** The last configured address: a change in the configuration replaces `url`. */
    configuredUrl: text('configured_url').notNull(),
    active: boolean('active').notNull(),
    /** Sort order in lists. */
    position: integer('position').notNull(),
    state: text('state', { enum: SOURCE_STATES }),
    /** Validators of the source's document, for conditional requests. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    lastFetchedAt: at('last_fetched_at'),
    lastSuccessAt: at('last_success_at'),
    lastError: text('last_error'),
    createdAt: at('created_at').notNull(),
    /** When it was removed, from the configuration or by an admin; its entries stay. */
    retiredAt: at('retired_at'),
    /** Whether the configuration names it, or an admin added it. */
    origin: text('origin', { enum: SOURCE_ORIGINS }).notNull().default('configured'),
    /** When an admin removed it: the next start does not bring it back. */
    removedAt: at('removed_at'),
  },
  (table) => [
    check('harvest_source_origin', oneOf(table.origin, SOURCE_ORIGINS)),
    check('harvest_source_removed', sql`${table.removedAt} is null or ${table.retiredAt} is not null`),
    check('harvest_source_tier', sql`${table.tier} between 1 and 3`),
    check('harvest_source_format', oneOf(table.format, SOURCE_FORMATS)),
    check('harvest_source_state', oneOf(table.state, SOURCE_STATES)),
  ],
);

export const harvestRun = pgTable(
  'harvest_run',
  {
    id: text('id').primaryKey(),
    status: text('status', { enum: HARVEST_RUN_STATUSES }).notNull(),
    trigger: text('trigger', { enum: HARVEST_TRIGGERS }).notNull(),
    requestedBy: text('requested_by').references(() => account.id),
    /** `all`, or the ids of the requested sources. */
    target: text('target').notNull(),
    attempt: integer('attempt').notNull().default(0),
    processed: integer('processed').notNull().default(0),
    newEntries: integer('new_entries').notNull().default(0),
    /** Clusters in which it added a citation. */
    clusters: text('clusters').array().notNull().default([]),
    reason: text('reason'),
    createdAt: at('created_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [
    // One open run per set of sources, across all processes.
    uniqueIndex('harvest_run_one_open').on(table.target).where(sql`ended_at is null`),
    index('harvest_run_created_idx').on(table.createdAt),
    check('harvest_run_status', oneOf(table.status, HARVEST_RUN_STATUSES)),
    check('harvest_run_trigger', oneOf(table.trigger, HARVEST_TRIGGERS)),
  ],
);

/** One source of a run; also the history from which a source's reliability is computed. */
export const harvestFetch = pgTable(
  'harvest_fetch',
  {
    runId: text('run_id')
      .notNull()
      .references(() => harvestRun.id, { onDelete: 'cascade' }),
    sourceId: text('source_id')
      .notNull()
      .references(() => harvestSource.id),
    status: text('status', { enum: HARVEST_STATUSES }).notNull(),
    processed: integer('processed').notNull().default(0),
    total: integer('total'),
    newEntries: integer('new_entries').notNull().default(0),
    error: text('error'),
    endedAt: at('ended_at'),
  },
  (table) => [
    check('harvest_fetch_status', oneOf(table.status, HARVEST_STATUSES)),
    primaryKey({ columns: [table.runId, table.sourceId] }),
    index('harvest_fetch_source_idx').on(table.sourceId, table.endedAt),
  ],
);

/** A published warning, stored once however many sources publish it. */
export const harvestEntry = pgTable(
  'harvest_entry',
  {
    id: text('id').primaryKey(),
    /** Hash of its normalised words, so that the same text of two sources is one entry. */
    contentHash: text('content_hash').notNull().unique(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    publishedAt: at('published_at'),
    createdAt: at('created_at').notNull(),
    indicators: jsonb('indicators').$type<Pick<Indicator, 'type' | 'value'>[]>().notNull(),
    /** For finding nearly equal warnings; null without words, and for entries older than sketches. */
    sketch: bytea('sketch'),
    /** Keys of the sketch's bands: two texts sharing one are candidates. */
    bands: integer('bands').array().notNull().default([]),
  },
  (table) => [
    index('harvest_entry_bands_idx').using('gin', table.bands),
    index('harvest_entry_created_idx').on(table.createdAt),
  ],
);

/** The sources that published an entry, each with its own id of it. */
export const harvestCitation = pgTable(
  'harvest_citation',
  {
    sourceId: text('source_id')
      .notNull()
      .references(() => harvestSource.id),
    /** The source's own id of it. */
    externalId: text('external_id').notNull(),
    entryId: text('entry_id')
      .notNull()
      .references(() => harvestEntry.id, { onDelete: 'cascade' }),
    url: text('url'),
    seenAt: at('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sourceId, table.externalId] }),
    index('harvest_citation_entry_idx').on(table.entryId),
  ],
);

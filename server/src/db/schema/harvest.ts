import { HARVEST_RUN_STATUSES, HARVEST_STATUSES, HARVEST_TRIGGERS } from '@fap/shared/harvest/entities.ts';
import { SOURCE_FORMATS, SOURCE_STATES } from '@fap/shared/harvest/sources.ts';
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

/** Where warnings are published, and how the latest fetch ended. */
export const harvestSource = pgTable(
  'harvest_source',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    tier: integer('tier').notNull(),
    format: text('format', { enum: SOURCE_FORMATS }).notNull(),
    /** http(s), or a path of this server (the demo's sample feeds). */
    url: text('url').notNull(),
    /** What the configuration last said: a change there replaces the address. */
    configuredUrl: text('configured_url').notNull(),
    active: boolean('active').notNull(),
    /** Order in lists. */
    position: integer('position').notNull(),
    state: text('state', { enum: SOURCE_STATES }),
    /** What the source said about its document, for conditional requests. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    lastFetchedAt: at('last_fetched_at'),
    lastSuccessAt: at('last_success_at'),
    lastError: text('last_error'),
    createdAt: at('created_at').notNull(),
    /** No longer configured; what it contributed stays. */
    retiredAt: at('retired_at'),
  },
  (table) => [
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
    /** `all`, or the ids of the sources it was asked for. */
    target: text('target').notNull(),
    attempt: integer('attempt').notNull().default(0),
    processed: integer('processed').notNull().default(0),
    newEntries: integer('new_entries').notNull().default(0),
    /** Clusters that gained a citation by it. */
    clusters: text('clusters').array().notNull().default([]),
    reason: text('reason'),
    createdAt: at('created_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [
    // The same sources are harvested once at a time, whoever asks and of whichever process.
    uniqueIndex('harvest_run_one_open').on(table.target).where(sql`ended_at is null`),
    index('harvest_run_created_idx').on(table.createdAt),
    check('harvest_run_status', oneOf(table.status, HARVEST_RUN_STATUSES)),
    check('harvest_run_trigger', oneOf(table.trigger, HARVEST_TRIGGERS)),
  ],
);

/** One source of a run; also the history from which a source's reliability is counted. */
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

/** A published warning, once, whoever published it. */
export const harvestEntry = pgTable(
  'harvest_entry',
  {
    id: text('id').primaryKey(),
    /** Hash of its normalised words: the same text of two sources is one entry. */
    contentHash: text('content_hash').notNull().unique(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    publishedAt: at('published_at'),
    createdAt: at('created_at').notNull(),
    indicators: jsonb('indicators').$type<Pick<Indicator, 'type' | 'value'>[]>().notNull(),
    /** By which nearly the same warning is found; null without words, and for what was stored before there were sketches. */
    sketch: bytea('sketch'),
    /** Keys of the sketch's bands: two texts sharing one are candidates. */
    bands: integer('bands').array().notNull().default([]),
  },
  (table) => [
    index('harvest_entry_bands_idx').using('gin', table.bands),
    index('harvest_entry_created_idx').on(table.createdAt),
  ],
);

/** Where an entry was published: every source that carries it is cited. */
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

import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { at, bytea, oneOf } from './columns.ts';

/** Who did what to what, before and after; appended in the transaction of the change, never updated. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: at('at').notNull(),
    actorId: text('actor_id'),
    action: text('action').notNull(),
    entityType: text('entity_type').notNull(),
    entityId: text('entity_id').notNull(),
    clusterId: text('cluster_id'),
    before: jsonb('before'),
    after: jsonb('after'),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('audit_entry_entity_idx').on(table.entityType, table.entityId, table.id),
    index('audit_entry_cluster_idx').on(table.clusterId, table.id),
    index('audit_entry_actor_idx').on(table.actorId, table.id),
  ],
);

/** What a custody log is kept of. */
export const CHAIN_KINDS = ['cluster', 'case'] as const;

/** The head of a custody log; whoever appends locks this row, which fixes the order of the entries. */
export const custodyChain = pgTable(
  'custody_chain',
  {
    /** The id of its cluster or case. */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: CHAIN_KINDS }).notNull(),
    /** What its first hash is made of: a ClusterChain ID, or a case's number. */
    name: text('name').notNull().unique(),
    length: bigint('length', { mode: 'number' }).notNull().default(0),
    /** The hash of its last entry, or of its name while it has none; 64 hexadecimal digits. */
    head: text('head').notNull(),
  },
  (table) => [
    check('custody_chain_kind', oneOf(table.kind, CHAIN_KINDS)),
    check('custody_chain_length', sql`${table.length} >= 0`),
  ],
);

/** A custody log, entry by entry. A trigger refuses to change or delete them (migration 0038). */
export const custodyEntry = pgTable(
  'custody_entry',
  {
    chainId: text('chain_id')
      .notNull()
      .references(() => custodyChain.id),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    at: at('at').notNull(),
    action: text('action').notNull(),
    /** SHA-256 of who acted, on what, and what changed, each with its salt. */
    actor: text('actor').notNull(),
    subject: text('subject').notNull(),
    change: text('change').notNull(),
    entryHash: text('entry_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.seq] })],
);

/**
 * What opens an entry's commitments: the audit row with their values, and the salts. Who is erased takes the salts along, and the
 * commitments tell nothing any more.
 */
export const custodyOpening = pgTable(
  'custody_opening',
  {
    chainId: text('chain_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    auditId: bigint('audit_id', { mode: 'number' })
      .notNull()
      .references(() => auditEntry.id),
    actorSalt: bytea('actor_salt'),
    subjectSalt: bytea('subject_salt'),
    changeSalt: bytea('change_salt'),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.seq] }),
    foreignKey({
      columns: [table.chainId, table.seq],
      foreignColumns: [custodyEntry.chainId, custodyEntry.seq],
    }),
    index('custody_opening_audit_idx').on(table.auditId),
  ],
);

/** Domain events of committed changes that wait for their reactions. */
export const outboxEvent = pgTable(
  'outbox_event',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    type: text('type').notNull(),
    /** Key from the event's definition: events of one lane keep their order. Null for old events. */
    lane: text('lane'),
    payload: jsonb('payload').notNull(),
    createdAt: at('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: at('next_attempt_at').notNull(),
    processedAt: at('processed_at'),
    /** Set when every attempt failed; /metrics reports it for a person to look at. */
    parkedAt: at('parked_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_event_open_idx').on(table.processedAt, table.parkedAt, table.nextAttemptAt, table.id),
    index('outbox_event_lane_idx').on(table.lane, table.id).where(sql`${table.processedAt} is null`),
  ],
);

/** One row per event and reaction that ran, so that a reaction's database work happens exactly once. */
export const reactionReceipt = pgTable(
  'reaction_receipt',
  {
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => outboxEvent.id, { onDelete: 'cascade' }),
    reaction: text('reaction').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.reaction] })],
);

/** The latest `seq` of each live topic; updating the row assigns the next one within the writing transaction. */
export const topic = pgTable('topic', {
  name: text('name').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
});

export const topicEvent = pgTable(
  'topic_event',
  {
    topic: text('topic').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    payload: jsonb('payload').notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.topic, table.seq] }), index('topic_event_at_idx').on(table.at)],
);

/** Append-only log of Yjs updates, written before an update is sent to others. */
export const collabUpdate = pgTable(
  'collab_update',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    room: text('room').notNull(),
    accountId: text('account_id').notNull(),
    connectionId: text('connection_id').notNull(),
    clientIds: bigint('client_ids', { mode: 'number' }).array().notNull().default([]),
    bytes: bytea('bytes').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('collab_update_room_idx').on(table.room, table.id)],
);

/** The account of each Yjs client id in a room: changes of other accounts under it are refused. */
export const collabClient = pgTable(
  'collab_client',
  {
    room: text('room').notNull(),
    clientId: bigint('client_id', { mode: 'number' }).notNull(),
    accountId: text('account_id').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.room, table.clientId] })],
);

/** The snapshot of a room, derived from the log for fast joins: the merged state up to `lastUpdateId`. */
export const collabSnapshot = pgTable('collab_snapshot', {
  room: text('room').primaryKey(),
  lastUpdateId: bigint('last_update_id', { mode: 'number' }).notNull(),
  bytes: bytea('bytes').notNull(),
  stateVector: bytea('state_vector').notNull(),
  /** Deleted content was removed; the log still has it. */
  isCollected: boolean('is_collected').notNull().default(false),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

/**
 * A room's document as it was after one row of its log, so that the history need not replay the log from its start. Derived from the
 * log, and dropped by every redaction.
 */
export const collabCheckpoint = pgTable(
  'collab_checkpoint',
  {
    room: text('room').notNull(),
    lastUpdateId: bigint('last_update_id', { mode: 'number' }).notNull(),
    bytes: bytea('bytes').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.room, table.lastUpdateId] })],
);

/**
 * How often a room's document was redacted; no row for never. Copies, updates and snapshots of an earlier generation are
 * refused, because they may still hold what was taken out.
 */
export const collabGeneration = pgTable('collab_generation', {
  room: text('room').primaryKey(),
  generation: integer('generation').notNull(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

/** Server processes that share this database, each with its latest heartbeat. */
export const serverNode = pgTable('server_node', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  services: text('services').array().notNull(),
  startedAt: at('started_at').notNull(),
  beatAt: at('beat_at').notNull(),
  sockets: integer('sockets').notNull(),
  collabConnections: integer('collab_connections').notNull(),
  collabRooms: integer('collab_rooms').notNull(),
  queueDepth: integer('queue_depth').notNull(),
  lagMs: integer('lag_ms').notNull(),
});

/**
 * The spent limits of accounts and addresses, shared by all processes: one leaky bucket per row, stored as the time at which
 * it is empty again (GCRA).
 */
export const spentLimit = pgTable('spent_limit', {
  /** The limit's name and its account or address; addresses are hashed. */
  key: text('key').primaryKey(),
  /** Not indexed, because it changes with every write. */
  emptyAt: at('empty_at').notNull(),
});

/** Key-value data about this database, such as which seed it contains. */
export const appMeta = pgTable('app_meta', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

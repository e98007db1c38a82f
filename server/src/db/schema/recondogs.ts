import { PRIORITIES } from '@fap/shared/clusters/constants.ts';
import type { Finding } from '@fap/shared/recondogs/cluster-evidence.ts';
import { OPERATION_TRIGGERS, UNIT_RUN_STATUSES } from '@fap/shared/recondogs/entities.ts';
import { REQUEST_STATES } from '@fap/shared/recondogs/requests.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { cluster } from './clusters.ts';
import { at, oneOf } from './columns.ts';

/** Units deployed to a cluster together. */
export const recondogOperation = pgTable(
  'recondog_operation',
  {
    id: text('id').primaryKey(),
    clusterId: text('cluster_id')
      .notNull()
      .references(() => cluster.id),
    priority: text('priority', { enum: PRIORITIES }).notNull(),
    trigger: text('trigger', { enum: OPERATION_TRIGGERS }).notNull(),
    requestedBy: text('requested_by').references(() => account.id),
    /** How many units it deploys; a simulated operation deploys them one after the other. */
    units: integer('units').notNull(),
    createdAt: at('created_at').notNull(),
    endedAt: at('ended_at'),
    /** When somebody cancelled it; null again once it is resumed. */
    cancelledAt: at('cancelled_at'),
  },
  (table) => [
    index('recondog_operation_cluster_idx').on(table.clusterId, table.createdAt),
    index('recondog_operation_created_idx').on(table.createdAt, table.id),
    index('recondog_operation_open_idx').on(table.clusterId).where(sql`ended_at is null`),
    check('recondog_operation_trigger', oneOf(table.trigger, OPERATION_TRIGGERS)),
    check('recondog_operation_priority', oneOf(table.priority, PRIORITIES)),
    check('recondog_operation_cancelled', sql`${table.cancelledAt} is null or ${table.endedAt} is not null`),
  ],
);

/** One unit's run over a cluster's evidence. */
export const recondogRun = pgTable(
  'recondog_run',
  {
    id: text('id').primaryKey(),
    operationId: text('operation_id')
      .notNull()
      .references(() => recondogOperation.id, { onDelete: 'cascade' }),
    clusterId: text('cluster_id')
      .notNull()
      .references(() => cluster.id),
    unit: text('unit').notNull(),
    status: text('status', { enum: UNIT_RUN_STATUSES }).notNull(),
    reason: text('reason'),
    findings: jsonb('findings').$type<Finding[]>().notNull().default([]),
    /** Number of the cluster's evidence items at deployment. */
    exhibits: integer('exhibits').notNull(),
    /** Fencing token: rises each time a worker claims it, so that one presumed dead can no longer write. */
    attempt: integer('attempt').notNull().default(0),
    /** How often it was handed to the queue: a job of an earlier time leaves it alone. */
    dispatch: integer('dispatch').notNull().default(1),
    createdAt: at('created_at').notNull(),
    startedAt: at('started_at'),
    endedAt: at('ended_at'),
  },
  (table) => [
    unique('recondog_run_unit_once').on(table.operationId, table.unit),
    index('recondog_run_unit_idx').on(table.unit, table.status),
    index('recondog_run_cluster_idx').on(table.clusterId, table.unit),
    index('recondog_run_newest_idx').on(table.unit, table.createdAt),
    index('recondog_run_ended_idx').on(table.unit, table.endedAt),
    index('recondog_run_found_idx').on(table.unit, table.endedAt).where(sql`findings <> '[]'::jsonb`),
    check('recondog_run_status', oneOf(table.status, UNIT_RUN_STATUSES)),
  ],
);

/** Every change of a run, in the order in which it was told live: from these an operation is played again. */
export const recondogStep = pgTable(
  'recondog_step',
  {
    operationId: text('operation_id')
      .notNull()
      .references(() => recondogOperation.id, { onDelete: 'cascade' }),
    /** 1 for the first, without gaps: the operation's row is locked while one is written. */
    position: integer('position').notNull(),
    unit: text('unit').notNull(),
    status: text('status', { enum: UNIT_RUN_STATUSES }).notNull(),
    progress: integer('progress').notNull(),
    findings: integer('findings').notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.operationId, table.position] }),
    check('recondog_step_status', oneOf(table.status, UNIT_RUN_STATUSES)),
    check('recondog_step_progress', sql`${table.progress} between 0 and 100`),
  ],
);

/** That somebody who may not deploy asked for units on a cluster. */
export const recondogRequest = pgTable(
  'recondog_request',
  {
    id: text('id').primaryKey(),
    clusterId: text('cluster_id')
      .notNull()
      .references(() => cluster.id),
    units: text('units').array().notNull(),
    state: text('state', { enum: REQUEST_STATES }).notNull(),
    requestedBy: text('requested_by')
      .notNull()
      .references(() => account.id),
    requestedAt: at('requested_at').notNull(),
    /** Who decided; null while it waits, and when it started by the quota. */
    decidedBy: text('decided_by').references(() => account.id),
    decidedAt: at('decided_at'),
    /** Why it was declined. */
    reason: text('reason'),
    operationId: text('operation_id').references(() => recondogOperation.id, { onDelete: 'set null' }),
  },
  (table) => [
    // One waiting request of a person for a cluster, however often it is pressed.
    uniqueIndex('recondog_request_one_waiting')
      .on(table.requestedBy, table.clusterId)
      .where(sql`state = 'waiting'`),
    index('recondog_request_waiting_idx').on(table.requestedAt, table.id).where(sql`state = 'waiting'`),
    index('recondog_request_author_idx').on(table.requestedBy, table.requestedAt, table.id),
    check('recondog_request_state', oneOf(table.state, REQUEST_STATES)),
    check('recondog_request_decided', sql`(${table.state} = 'waiting') = (${table.decidedAt} is null)`),
  ],
);

/** Running totals, updated by each deployment: counting all runs every three seconds would not scale. */
export const recondogTotal = pgTable('recondog_total', {
  name: text('name').primaryKey(),
  deployments: bigint('deployments', { mode: 'number' }).notNull(),
  evidence: bigint('evidence', { mode: 'number' }).notNull(),
  /** The last time slot in which the simulator deployed; the first process of a slot does it. */
  simulatedSlot: bigint('simulated_slot', { mode: 'number' }).notNull().default(0),
});

import { PRIORITIES } from '@fap/shared/clusters/constants.ts';
import type { Finding } from '@fap/shared/recondogs/cluster-evidence.ts';
import { OPERATION_TRIGGERS, UNIT_RUN_STATUSES } from '@fap/shared/recondogs/entities.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
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
  },
  (table) => [
    index('recondog_operation_cluster_idx').on(table.clusterId, table.createdAt),
    index('recondog_operation_open_idx').on(table.clusterId).where(sql`ended_at is null`),
    check('recondog_operation_trigger', oneOf(table.trigger, OPERATION_TRIGGERS)),
    check('recondog_operation_priority', oneOf(table.priority, PRIORITIES)),
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
    createdAt: at('created_at').notNull(),
    startedAt: at('started_at'),
    endedAt: at('ended_at'),
  },
  (table) => [
    unique('recondog_run_unit_once').on(table.operationId, table.unit),
    index('recondog_run_unit_idx').on(table.unit, table.status),
    index('recondog_run_cluster_idx').on(table.clusterId, table.unit),
    check('recondog_run_status', oneOf(table.status, UNIT_RUN_STATUSES)),
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

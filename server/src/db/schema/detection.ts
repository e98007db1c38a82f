import {
  FINDING_KINDS,
  RUN_STATUSES,
  SCAN_TRIGGERS,
  type ScannedSource,
  type StageState,
} from '@fap/shared/detection/entities.ts';
import { type CandidateCluster, DETECTION_OUTCOMES, VERDICTS } from '@fap/shared/detection/outcomes.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from './auth.ts';
import { cluster } from './clusters.ts';
import { at, oneOf } from './columns.ts';

export const detectionRun = pgTable(
  'detection_run',
  {
    id: text('id').primaryKey(),
    status: text('status', { enum: RUN_STATUSES }).notNull(),
    trigger: text('trigger', { enum: SCAN_TRIGGERS }).notNull(),
    requestedBy: text('requested_by').references(() => account.id),
    /** Fencing token: rises each time a worker claims the run, so that one presumed dead can no longer write. */
    attempt: integer('attempt').notNull().default(0),
    stages: jsonb('stages').$type<StageState[]>().notNull(),
    sources: jsonb('sources').$type<ScannedSource[]>().notNull(),
    scamsDetected: integer('scams_detected').notNull().default(0),
    newClusters: integer('new_clusters').notNull().default(0),
    clustersUpdated: integer('clusters_updated').notNull().default(0),
    /** Number of findings that joined a cluster, and that were cited in one. */
    joined: integer('joined').notNull().default(0),
    cited: integer('cited').notNull().default(0),
    reason: text('reason'),
    createdAt: at('created_at').notNull(),
    startedAt: at('started_at'),
    updatedAt: at('updated_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [
    // One scan at a time, across all processes.
    uniqueIndex('detection_run_one_open').on(sql`(ended_at is null)`).where(sql`ended_at is null`),
    index('detection_run_created_idx').on(table.createdAt),
    check('detection_run_status', oneOf(table.status, RUN_STATUSES)),
    check('detection_run_trigger', oneOf(table.trigger, SCAN_TRIGGERS)),
    check(
      'detection_run_ended',
      sql`(${table.endedAt} is not null) = (${table.status} in ('completed', 'failed'))`,
    ),
  ],
);

/** A new report or entry for the scans: queued when committed, claimed by one run, processed stage by stage. */
export const detectionFinding = pgTable(
  'detection_finding',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: FINDING_KINDS }).notNull(),
    /** The report or harvest entry. */
    refId: text('ref_id').notNull().unique(),
    source: text('source').notNull(),
    createdAt: at('created_at').notNull(),
    runId: text('run_id').references(() => detectionRun.id),
    /** Indicators it names; null before that stage. */
    identifiers: integer('identifiers'),
    /** Clusters like it, best first; null before that stage. */
    candidates: jsonb('candidates').$type<CandidateCluster[]>(),
    outcome: text('outcome', { enum: DETECTION_OUTCOMES }),
    clusterId: text('cluster_id').references(() => cluster.id),
    linkedClusterId: text('linked_cluster_id').references(() => cluster.id),
    percent: real('percent'),
    /** Version of the matching method. */
    method: integer('method'),
    integratedAt: at('integrated_at'),
    /** What an analyst said of its assignment. */
    verdict: text('verdict', { enum: VERDICTS }),
    reviewedBy: text('reviewed_by').references(() => account.id),
    reviewedAt: at('reviewed_at'),
  },
  (table) => [
    check('detection_finding_verdict', oneOf(table.verdict, VERDICTS)),
    check('detection_finding_reviewed', sql`(${table.verdict} is null) = (${table.reviewedAt} is null)`),
    index('detection_finding_waiting_idx').on(table.createdAt).where(sql`run_id is null`),
    index('detection_finding_run_idx').on(table.runId),
    index('detection_finding_outcome_idx').on(table.outcome, table.createdAt),
    check('detection_finding_kind', oneOf(table.kind, FINDING_KINDS)),
    check('detection_finding_outcome', oneOf(table.outcome, DETECTION_OUTCOMES)),
  ],
);

import * as v from 'valibot';
import { PRIORITIES } from '../clusters/constants.ts';
import { ownWords } from '../kernel/own-words.ts';
import { percentSchema, timeSchema } from '../kernel/schemas.ts';

/** Who deployed units: an admin, somebody's request, or the demo's simulator. */
export const OPERATION_TRIGGERS = ['person', 'request', 'simulator'] as const;
export type OperationTrigger = (typeof OPERATION_TRIGGERS)[number];

/** Status of a unit's run. */
export const UNIT_RUN_STATUSES = [
  'queued',
  'running',
  'ok',
  'empty',
  'partial',
  'failed',
  'timed_out',
  'skipped',
  'cancelled',
] as const;
export type UnitRunStatus = (typeof UNIT_RUN_STATUSES)[number];

/** Statuses of an unfinished run. */
export const OPEN_STATUSES: readonly UnitRunStatus[] = ['queued', 'running'];

export const findingSchema = v.object({
  title: ownWords,
  detail: ownWords,
  /** The citation: an exhibit, with offsets (UTF-16 code units) for a place in a text. */
  citations: v.array(
    v.object({ exhibit: v.string(), start: v.optional(v.number()), end: v.optional(v.number()) }),
  ),
  /** The anatomy layer of which it may be a piece. */
  layer: v.optional(v.number()),
});

/** One unit's run of an operation. */
export const unitRunSchema = v.object({
  runId: v.string(),
  unit: v.string(),
  status: v.picklist(UNIT_RUN_STATUSES),
  /** Why it found little or nothing. */
  reason: v.nullable(ownWords),
  findings: v.array(findingSchema),
  endedAt: v.nullable(timeSchema),
});
export type UnitRun = v.InferOutput<typeof unitRunSchema>;

/** How many operations the status of a cluster holds: the newest, those under way first. */
export const OPERATIONS_IN_STATUS = 5;

/** A deployment of units to a cluster, without what its units found. */
export const operationSummarySchema = v.object({
  operationId: v.string(),
  clusterId: v.string(),
  priority: v.picklist(PRIORITIES),
  /** How many units it deploys. */
  units: v.number(),
  /** Percent of its units that are done. */
  progress: percentSchema,
  /** Deployed by the demo's simulator. */
  simulated: v.boolean(),
  startedAt: timeSchema,
  endedAt: v.nullable(timeSchema),
});
export type OperationSummary = v.InferOutput<typeof operationSummarySchema>;

/** A deployment of units to a cluster, with their runs. */
export const operationSchema = v.object({
  ...operationSummarySchema.entries,
  runs: v.array(unitRunSchema),
});
export type Operation = v.InferOutput<typeof operationSchema>;

/** A unit as the control panel shows it for a cluster. */
export const availableUnitSchema = v.object({
  id: v.number(),
  /** How requests name it. */
  key: v.string(),
  name: v.string(),
  codename: v.string(),
  specialty: ownWords,
  /** `ready`, or the state of its open run on this cluster. */
  status: v.picklist(['ready', 'queued', 'running']),
  /** Percent of finished runs that were ok; null under the least number of runs. */
  successRate: v.nullable(percentSchema),
  finishedRuns: v.number(),
  lastDeployedAt: v.nullable(timeSchema),
  /** Its newest run on this cluster, whichever operation deployed it. */
  lastRun: v.nullable(v.object({ ...unitRunSchema.entries, operationId: v.string() })),
});
export type AvailableUnit = v.InferOutput<typeof availableUnitSchema>;

export const countersSchema = v.object({
  /** Unit runs so far. */
  deployments: v.number(),
  /** Operations under way. */
  operations: v.number(),
  /** Clusters with an operation under way. */
  clusters: v.number(),
  /** Exhibits that runs were sent to examine. */
  evidence: v.number(),
  /** A simulator deploys units too (demo mode). */
  simulated: v.boolean(),
});
export type Counters = v.InferOutput<typeof countersSchema>;

/** `late`: it missed two heartbeats. */
export const nodeStateSchema = v.picklist(['active', 'late']);

/** A server process of this installation. */
export const echoNodeSchema = v.object({
  name: v.string(),
  state: nodeStateSchema,
  startedAt: timeSchema,
  beatAt: timeSchema,
  /** Live connections it holds. */
  connections: v.number(),
  /** Backlog of unfinished work. */
  queueDepth: v.number(),
  /** 99th percentile of its event loop's delay since the heartbeat before, in milliseconds. */
  lagMs: v.number(),
});
export type EchoNode = v.InferOutput<typeof echoNodeSchema>;

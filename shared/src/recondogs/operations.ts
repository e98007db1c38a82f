import * as v from 'valibot';
import { percentSchema, timeSchema } from '../kernel/schemas.ts';
import { operationSummarySchema, UNIT_RUN_STATUSES, unitRunSchema } from './entities.ts';

/** How an operation stands: cancelled ones can be resumed, ended ones only where units failed. */
export const OPERATION_STATES = ['running', 'ended', 'cancelled'] as const;
export type OperationState = (typeof OPERATION_STATES)[number];

/** Who had it started: an admin, somebody who asked for it, or the demo's simulator. */
export const OPERATION_ORIGINS = ['admin', 'request', 'simulator'] as const;

/** Statuses of runs that a resumed operation does again. */
export const RESUMABLE_STATUSES = ['cancelled', 'failed', 'timed_out'] as const;

/** An operation in the list over all clusters. */
export const listedOperationSchema = v.object({
  ...operationSummarySchema.entries,
  clusterName: v.string(),
  state: v.picklist(OPERATION_STATES),
  origin: v.picklist(OPERATION_ORIGINS),
  /** How many of its runs have each status; statuses without runs are left out. */
  outcomes: v.record(v.picklist(UNIT_RUN_STATUSES), v.optional(v.number())),
  /** How many findings its units have. */
  findings: v.number(),
});
export type ListedOperation = v.InferOutput<typeof listedOperationSchema>;

/** One change of one run, in the order in which it was told live. */
export const operationStepSchema = v.object({
  /** 1 for the first; without gaps within an operation. */
  position: v.number(),
  unit: v.string(),
  status: v.picklist(UNIT_RUN_STATUSES),
  /** Percent of the operation's units that were done after it. */
  progress: percentSchema,
  /** How many findings the run had then. */
  findings: v.number(),
  at: timeSchema,
});
export type OperationStep = v.InferOutput<typeof operationStepSchema>;

/** A run with the times that a picture of it needs. */
export const timedRunSchema = v.object({
  ...unitRunSchema.entries,
  /** Evidence items of the cluster when it was deployed. */
  exhibits: v.number(),
  /** How many workers took it. */
  attempts: v.number(),
  startedAt: v.nullable(timeSchema),
});
export type TimedRun = v.InferOutput<typeof timedRunSchema>;

/** An operation with its runs and everything that happened in it. */
export const operationDetailSchema = v.object({
  ...listedOperationSchema.entries,
  runs: v.array(timedRunSchema),
  steps: v.array(operationStepSchema),
  /** How many units a resumption would send again. */
  resumable: v.number(),
});
export type OperationDetail = v.InferOutput<typeof operationDetailSchema>;

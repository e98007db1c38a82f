import * as v from 'valibot';
import { SCAM_TYPES } from '../catalogue/scam-types.ts';
import { CLUSTER_STATUSES } from '../clusters/constants.ts';
import { ownWords } from '../kernel/own-words.ts';
import { percentSchema, timeSchema } from '../kernel/schemas.ts';
import { countersSchema, findingSchema, UNIT_RUN_STATUSES } from './entities.ts';

/** How a unit stands over all clusters (specification, section 4). */
export const UNIT_STATES = ['Active', 'Triggered', 'Dormant'] as const;
export type UnitState = (typeof UNIT_STATES)[number];

/** A unit counts as active for this many minutes after a run. */
export const ACTIVE_MINUTES = 15;
/** Findings that a field report tells; the operation has all. */
export const FINDINGS_IN_REPORT = 3;
/** Clusters in the grid, those under examination first; the room has the targets of all units beside. */
export const CLUSTERS_IN_ROOM = 12;

/** Active: examines something, or did within the last minutes. Triggered: sent, and waits for its turn. Else Dormant. */
export function unitState(
  { isRunning, isQueued, lastActiveAt }: { isRunning: boolean; isQueued: boolean; lastActiveAt: Date | null },
  now: Date,
): UnitState {
  const isRecent =
    lastActiveAt !== null && now.getTime() - lastActiveAt.getTime() <= ACTIVE_MINUTES * 60 * 1000;
  if (isRunning) return 'Active';
  if (isQueued) return 'Triggered';
  return isRecent ? 'Active' : 'Dormant';
}

const placeSchema = v.object({ operationId: v.string(), clusterId: v.string(), clusterName: v.string() });

/** A unit over all clusters. */
export const roomUnitSchema = v.object({
  id: v.number(),
  key: v.string(),
  name: v.string(),
  codename: v.string(),
  specialty: ownWords,
  state: v.picklist(UNIT_STATES),
  /** Percent of finished runs that were ok; null under the least number of runs. */
  successRate: v.nullable(percentSchema),
  finishedRuns: v.number(),
  /** Milliseconds from start to end, the median of the runs that ended by themselves; null under the least number of runs. */
  medianRunMs: v.nullable(v.number()),
  /** When its last run ended. */
  lastActiveAt: v.nullable(timeSchema),
  /** Where its newest run is; null: never sent. */
  target: v.nullable(v.object({ ...placeSchema.entries, status: v.picklist(UNIT_RUN_STATUSES) })),
  /** Its newest run that found something. */
  report: v.nullable(
    v.object({
      ...placeSchema.entries,
      endedAt: timeSchema,
      exhibits: v.number(),
      findings: v.array(findingSchema),
      /** How many it found; the report has the first ones. */
      total: v.number(),
    }),
  ),
});
export type RoomUnit = v.InferOutput<typeof roomUnitSchema>;

/** A cluster of the grid, with what each unit did there last. */
export const roomClusterSchema = v.object({
  id: v.string(),
  name: v.string(),
  scamType: v.picklist(SCAM_TYPES),
  status: v.picklist(CLUSTER_STATUSES),
  victims: v.number(),
  strength: v.nullable(percentSchema),
  /** Operations under way. */
  openOperations: v.number(),
  /** The newest operation, which a click opens. */
  lastOperationId: v.nullable(v.string()),
  /** Sub-types of its kind of scam, in the catalogue. */
  branches: v.array(v.object({ familyId: v.string(), id: v.string(), name: ownWords })),
  /** Keys of the units that found the most there. */
  protecting: v.array(v.string()),
  /** Each unit's newest run there. */
  runs: v.array(v.object({ unit: v.string(), status: v.picklist(UNIT_RUN_STATUSES), findings: v.number() })),
});
export type RoomCluster = v.InferOutput<typeof roomClusterSchema>;

/** Everything the command room shows. */
export const commandRoomSchema = v.object({
  counters: countersSchema,
  units: v.array(roomUnitSchema),
  clusters: v.array(roomClusterSchema),
});
export type CommandRoom = v.InferOutput<typeof commandRoomSchema>;

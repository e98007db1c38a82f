import * as v from 'valibot';
import { ownWords } from '../kernel/own-words.ts';
import { percentSchema, timeSchema } from '../kernel/schemas.ts';
import { DETECTION_OUTCOMES, VERDICTS } from './outcomes.ts';
import { DETECTION_STAGES, STAGE_STATUSES } from './stages.ts';

export const RUN_STATUSES = ['queued', 'running', 'completed', 'failed'] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** Who requested a scan: a person, or the schedule. */
export const SCAN_TRIGGERS = ['person', 'schedule'] as const;
export type ScanTrigger = (typeof SCAN_TRIGGERS)[number];

/** A stage of a scan with its number of processed findings. */
export const stageSchema = v.object({
  stage: v.picklist(DETECTION_STAGES),
  status: v.picklist(STAGE_STATUSES),
  items: v.number(),
});
export type StageState = v.InferOutput<typeof stageSchema>;

/** A scanned source with its number of new items. */
export const scannedSourceSchema = v.object({
  /** `reports`, or the id of a harvest source. */
  source: v.string(),
  name: v.string(),
  status: v.picklist(['active', 'scanning', 'pending']),
  findings: v.number(),
  lastScan: timeSchema,
});
export type ScannedSource = v.InferOutput<typeof scannedSourceSchema>;

export const FINDING_KINDS = ['report', 'advisory'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** A new item that a scan processed; never names the reporter. */
export const findingSchema = v.object({
  id: v.string(),
  kind: v.picklist(FINDING_KINDS),
  source: v.string(),
  outcome: v.nullable(v.picklist(DETECTION_OUTCOMES)),
  clusterId: v.nullable(v.string()),
  clusterName: v.nullable(v.string()),
  linkedClusterId: v.nullable(v.string()),
  percent: v.nullable(percentSchema),
  at: timeSchema,
});

/** A finding that says something about a cluster, with what people decided about it afterwards. */
export const detectionSchema = v.object({
  ...findingSchema.entries,
  sourceName: v.string(),
  /** What an analyst said of it; null: nobody looked. */
  verdict: v.nullable(v.picklist(VERDICTS)),
  reviewedAt: v.nullable(timeSchema),
  /** Its report was taken out of that cluster since. */
  isTakenOut: v.boolean(),
});
export type Detection = v.InferOutput<typeof detectionSchema>;

/** A place that scans look into, between two scans. */
export const scanSourceSchema = v.object({
  source: v.string(),
  name: v.string(),
  /** `pending`: the next scan is its first. */
  status: v.picklist(['active', 'scanning', 'pending']),
  /** New items of its latest scan, and of all. */
  findings: v.number(),
  allFindings: v.number(),
  lastScan: v.nullable(timeSchema),
});
export type ScanSourceState = v.InferOutput<typeof scanSourceSchema>;

/** What people decided about assignments: the ground on which accuracy and auto-merge rate stand. */
export const reviewFiguresSchema = v.object({
  /** Automatic assignments that an analyst confirmed and nobody took out. */
  right: v.number(),
  /** Automatic assignments that an analyst called wrong, or whose report was taken out. */
  wrong: v.number(),
  /** Findings that people put into a cluster: confirmed candidates, and own clusters that were merged. */
  byPeople: v.number(),
});
export type ReviewFigures = v.InferOutput<typeof reviewFiguresSchema>;

/** A scan's result as the specification names its fields; so far, while it is still running. */
export const scanResultSchema = v.object({
  runId: v.string(),
  status: v.picklist(RUN_STATUSES),
  /** When it ended, or the latest progress. */
  timestamp: timeSchema,
  sourcesScanned: v.number(),
  scamsDetected: v.number(),
  newClusters: v.number(),
  clustersUpdated: v.number(),
  /** Why it failed, in one sentence. */
  reason: v.nullable(ownWords),
});
export type ScanResult = v.InferOutput<typeof scanResultSchema>;

import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { idSchema, percentSchema, timeSchema } from '../kernel/schemas.ts';
import { findingSchema, scannedSourceSchema, scanResultSchema, stageSchema } from './entities.ts';

const statsSchema = v.object({
  /** Findings that scans put into a cluster. */
  totalDetections: v.number(),
  /** Clusters created by items scanned in the last 30 days. */
  newClusters: v.number(),
  /** Clusters that gained a report or citation by scans in the last 30 days. */
  clustersUpdated: v.number(),
  /** Share of reviewed assignments that were right; null: not measured. */
  accuracy: v.nullable(percentSchema),
  /** Share of reviewed assignments made automatically; null: not measured. */
  autoMergeRate: v.nullable(percentSchema),
  /** `4h 23m` until the next scheduled scan. */
  nextScanIn: v.string(),
  nextScanAt: timeSchema,
  /** Clusters to which scans assigned something. */
  clustersDetected: v.number(),
  /** Reports that joined a cluster instead of creating a duplicate. */
  duplicatesPrevented: v.number(),
  /** Findings assigned to an existing cluster automatically by a shared indicator. */
  autoMerged: v.number(),
  /** The running scan, or null. */
  runningRunId: v.nullable(v.string()),
  lastScan: v.nullable(scanResultSchema),
});

export const detectionContract = {
  stats: defineEndpoint({
    method: 'GET',
    path: '/api/detection/stats',
    summary: 'Figures of the automatic detection',
    access: 'signed-in',
    responses: { 200: statsSchema },
  }),
  runScan: defineEndpoint({
    method: 'POST',
    path: '/api/detection/run-scan',
    summary: 'Starts a scan or joins the running one; answers 200 when it ended, 202 when it takes longer',
    access: 'detection.scan',
    limit: 'scans',
    responses: { 200: scanResultSchema, 202: scanResultSchema },
  }),
  run: defineEndpoint({
    method: 'GET',
    path: '/api/detection/runs/:id',
    summary: 'A scan: its five stages, its sources and what it found',
    access: 'signed-in',
    params: v.object({ id: idSchema }),
    responses: {
      200: v.object({
        ...scanResultSchema.entries,
        startedAt: v.nullable(timeSchema),
        stages: v.array(stageSchema),
        sources: v.array(scannedSourceSchema),
        items: v.array(findingSchema),
      }),
    },
  }),
};

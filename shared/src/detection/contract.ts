import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { pageQuery } from '../kernel/page.ts';
import { idSchema, percentSchema, timeSchema } from '../kernel/schemas.ts';
import {
  detectionSchema,
  findingSchema,
  reviewFiguresSchema,
  scannedSourceSchema,
  scanResultSchema,
  scanSourceSchema,
  stageSchema,
} from './entities.ts';
import { VERDICTS } from './outcomes.ts';

/** Detections of a page. */
const DETECTIONS_PAGE = 10;

const statsSchema = v.object({
  /** Findings that scans put into a cluster. */
  totalDetections: v.number(),
  /** Clusters created by items scanned in the last 30 days. */
  newClusters: v.number(),
  /** Clusters that gained a report or citation by scans in the last 30 days. */
  clustersUpdated: v.number(),
  /** Share of reviewed automatic assignments that were right; null: not measured. */
  accuracy: v.nullable(percentSchema),
  /** Share of findings that belong into an existing cluster which a scan put there by itself; null: not measured. */
  autoMergeRate: v.nullable(percentSchema),
  /** What the two shares are computed from. */
  reviewed: reviewFiguresSchema,
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
  sources: defineEndpoint({
    method: 'GET',
    path: '/api/detection/sources',
    summary: 'The sources of scans with their state and what they brought',
    access: 'signed-in',
    responses: { 200: v.array(scanSourceSchema) },
  }),
  findings: defineEndpoint({
    method: 'GET',
    path: '/api/detection/findings',
    summary:
      'Findings that scans put into clusters or propose for one, newest first; the next page stands in Link',
    access: 'signed-in',
    query: v.object(pageQuery(DETECTIONS_PAGE)),
    responses: { 200: v.array(detectionSchema) },
  }),
  review: defineEndpoint({
    method: 'POST',
    path: '/api/detection/findings/:id/review',
    summary:
      'Says whether a finding belongs to its cluster; a later word replaces it; 409 for one that says nothing of a cluster',
    access: 'detection.review',
    limit: 'decisions',
    params: v.object({ id: idSchema }),
    body: v.object({ verdict: v.picklist(VERDICTS, t`Verdict is right or wrong`) }),
    responses: { 200: detectionSchema },
  }),
};

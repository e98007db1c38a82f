import type { ScanResult } from '@fap/shared/detection/entities.ts';
import type { detectionFinding } from '../../db/schema/detection.ts';
import type { RunRow } from './advance-run.ts';

/** A scan's result or progress. */
export function presentScan(run: RunRow): ScanResult {
  return {
    runId: run.id,
    status: run.status,
    timestamp: (run.endedAt ?? run.updatedAt).toISOString(),
    sourcesScanned: run.sources.length,
    scamsDetected: run.scamsDetected,
    newClusters: run.newClusters,
    clustersUpdated: run.clustersUpdated,
    reason: run.reason,
  };
}

/** A finding as everybody sees it: its cluster, never the report behind it. */
export function presentFinding(row: typeof detectionFinding.$inferSelect, clusterName: string | null) {
  return {
    id: row.id,
    kind: row.kind,
    source: row.source,
    outcome: row.outcome,
    clusterId: row.clusterId,
    clusterName,
    linkedClusterId: row.linkedClusterId,
    percent: row.percent,
    at: row.createdAt.toISOString(),
  };
}

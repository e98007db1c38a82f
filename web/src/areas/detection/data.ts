import { plannedContract } from '@fap/shared/planned-contract.ts';
import { apiPlanned } from '../../platform/api-client.ts';
import { plannedResource } from '../../platform/resource.ts';

export interface DetectionStats {
  totalDetections: number;
  newClusters: number;
  clustersUpdated: number;
  /** Percent. */
  accuracy: number;
  /** Percent. */
  autoMergeRate: number;
  nextScanIn: string;
}

export interface ScanResult {
  timestamp: string;
  sourcesScanned: number;
  scamsDetected: number;
  clustersUpdated: number;
}

/** Shown in demo mode when the read fails (specification, section 9). */
export const FALLBACK_STATS: DetectionStats = {
  totalDetections: 2847,
  newClusters: 23,
  clustersUpdated: 156,
  accuracy: 94.2,
  autoMergeRate: 87.5,
  nextScanIn: '4h 23m',
};

/** Read again every 30 s while the page is open (specification, section 9). */
const STATS_REFETCH_MS = 30_000;

/** Figures of the automatic detection. */
export const detectionStats = plannedResource<DetectionStats>(plannedContract.detectionStats, {
  refetchIntervalMs: STATS_REFETCH_MS,
});

/** Starts a scan of all sources; it has no body. */
export async function runScan(): Promise<ScanResult> {
  return apiPlanned<ScanResult>(plannedContract.detectionScan);
}

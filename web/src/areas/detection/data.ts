import { detectionContract } from '@fap/shared/detection/contract.ts';
import type { ScanResult } from '@fap/shared/detection/entities.ts';
import { api } from '../../platform/api-client.ts';
import { read } from '../../platform/read.ts';

/** Shown in demo mode when the fetch fails (specification, section 9). */
export const FALLBACK_STATS = {
  totalDetections: 2847,
  newClusters: 23,
  clustersUpdated: 156,
  accuracy: 94.2,
  autoMergeRate: 87.5,
  nextScanIn: '4h 23m',
};

/** Refetched every 30 s while the page is open (specification, section 9). */
const STATS_REFETCH_MS = 30_000;

/** Figures of the automatic detection. */
export const detectionStats = read(detectionContract.stats, { refetchIntervalMs: STATS_REFETCH_MS });

/** A scan with its stages, its sources and what it found. */
export const detectionRun = read(detectionContract.run);

/** Starts a scan of all sources or joins the running one; it has no body. */
export async function runScan(): Promise<ScanResult> {
  return api(detectionContract.runScan);
}

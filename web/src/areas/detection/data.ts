import { detectionContract } from '@fap/shared/detection/contract.ts';
import type { ScanResult } from '@fap/shared/detection/entities.ts';
import type { Verdict } from '@fap/shared/detection/outcomes.ts';
import { harvestContract } from '@fap/shared/harvest/contract.ts';
import { api } from '../../platform/api-client.ts';
import { pages } from '../../platform/pages.ts';
import { read } from '../../platform/read.ts';

/** Shown in demo mode when the fetch fails (specification, section 9). */
export const FALLBACK_STATS = {
  totalDetections: 2847,
  newClusters: 23,
  clustersUpdated: 156,
  accuracy: 94.2,
  autoMergeRate: 87.5,
  nextScanIn: '4h 23m',
  reviewed: null,
};

/** Refetched every 30 s while the page is open (specification, section 9). */
const STATS_REFETCH_MS = 30_000;

/** Figures of the automatic detection. */
export const detectionStats = read(detectionContract.stats, { refetchIntervalMs: STATS_REFETCH_MS });

/** The sources of scans, as they are between two scans. */
export const scanSources = read(detectionContract.sources, { isFreshOnVisit: true });

/** What scans found, newest first. */
export const detections = pages(detectionContract.findings, {
  itemsOf: (found) => found,
  idOf: ({ id }) => id,
});

/** How many sources the harvest has; the schedule card names them all. */
export const harvestStatus = read(harvestContract.status, { isFreshOnVisit: true });

/** Says whether a finding belongs to its cluster. */
export async function reviewDetection(id: string, verdict: Verdict): Promise<void> {
  await api(detectionContract.review, { params: { id }, body: { verdict } });
  await Promise.all([detections.refresh({ query: {} }), detectionStats.refresh()]);
}

/** A scan with its stages, its sources and what it found. */
export const detectionRun = read(detectionContract.run);

/** Starts a scan of all sources or joins the running one; it has no body. */
export async function runScan(): Promise<ScanResult> {
  return api(detectionContract.runScan);
}

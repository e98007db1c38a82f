/** The five stages of a scan, in order (specification, section 2). */
export const DETECTION_STAGES = [
  'Source Crawling',
  'Fingerprint Extraction',
  'Similarity Matching',
  'Cluster Assignment',
  'Evidence Integration',
] as const;
export type DetectionStage = (typeof DETECTION_STAGES)[number];

export const STAGE_STATUSES = ['pending', 'active', 'complete', 'failed'] as const;
export type StageStatus = (typeof STAGE_STATUSES)[number];

/** Hours between two scheduled scans (specification, section 2), at 0, 6, 12 and 18 o'clock UTC. */
export const SCAN_EVERY_HOURS = 6;
const SCAN_EVERY_MS = SCAN_EVERY_HOURS * 60 * 60 * 1000;

/** When the scheduled scan of this moment's slot was due. */
export const scanSlotStart = (now: Date): Date =>
  new Date(Math.floor(now.getTime() / SCAN_EVERY_MS) * SCAN_EVERY_MS);

/** When the next scheduled scan is due. */
export const nextScanAt = (now: Date): Date => new Date(scanSlotStart(now).getTime() + SCAN_EVERY_MS);

/** Time left as the countdown shows it: `4h 23m`, whole minutes, never negative. */
export function formatCountdown(from: Date, to: Date): string {
  const minutes = Math.max(0, Math.floor((to.getTime() - from.getTime()) / 60_000));
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}

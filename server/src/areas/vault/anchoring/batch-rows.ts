import { parseTimestamp, type Timestamp } from '@fap/shared/vault/opentimestamps/timestamp.ts';
import type { anchorBatch } from '../../../db/schema/vault.ts';
import type { Pace } from './anchor-ports.ts';

export type BatchRow = typeof anchorBatch.$inferSelect;

const LONGEST_SECONDS = 30 * 60;

/** Seconds until a batch that has waited so long is asked about again: a quarter of that, within limits. */
export function nextCheckSeconds(waitedMs: number, { soonestCheckSeconds }: Pace): number {
  return Math.min(LONGEST_SECONDS, Math.max(soonestCheckSeconds, Math.round(waitedMs / 1000 / 4)));
}

/** The time that many seconds after `now`. */
export const addSeconds = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** A batch's root as bytes. */
export const rootBytes = ({ root }: Pick<BatchRow, 'root'>): Buffer => Buffer.from(root, 'hex');

/** A batch's timestamp as a tree; null until a calendar has taken it. */
export const timestampOf = (batch: Pick<BatchRow, 'root' | 'timestamp'>): Timestamp | null =>
  batch.timestamp && parseTimestamp(rootBytes(batch), batch.timestamp);

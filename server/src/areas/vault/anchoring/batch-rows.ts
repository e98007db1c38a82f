import type { anchorBatch } from '../../../db/schema/vault.ts';

export type BatchRow = typeof anchorBatch.$inferSelect;

const SHORTEST_S = 15;
const LONGEST_S = 30 * 60;

/** Seconds until a batch of this age is asked about again: a quarter of its age, from 15 seconds to half an hour. */
export function nextCheckSeconds(createdAt: Date, now: Date): number {
  const ageSeconds = (now.getTime() - createdAt.getTime()) / 1000;
  return Math.min(LONGEST_S, Math.max(SHORTEST_S, Math.round(ageSeconds / 4)));
}

/** The moment so many seconds later. */
export const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** A batch's root as bytes. */
export const rootBytes = ({ root }: Pick<BatchRow, 'root'>): Buffer => Buffer.from(root, 'hex');

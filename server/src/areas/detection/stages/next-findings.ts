import { and, asc, eq, type SQL } from 'drizzle-orm';
import { detectionFinding } from '../../../db/schema/detection.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import type { RunRow } from '../advance-run.ts';

/** Findings dealt with in one transaction: few enough that watchers see the stage advance. */
export const STAGE_BATCH = 100;

/** What one transaction of a stage did. */
export interface StageStep {
  handled: number;
  /** Nothing of this run remains for the stage. */
  isDone: boolean;
  /** Further columns of the run to update. */
  change?: Partial<RunRow>;
}

export type FindingRow = typeof detectionFinding.$inferSelect;

/** The next findings of a run for which `isOpen` holds, in the order in which they came. */
export function listNextFindings(tx: TxCtx, run: RunRow, isOpen: SQL): Promise<FindingRow[]> {
  return tx.db
    .select()
    .from(detectionFinding)
    .where(and(eq(detectionFinding.runId, run.id), isOpen))
    .orderBy(asc(detectionFinding.createdAt), asc(detectionFinding.id))
    .limit(STAGE_BATCH);
}

/** Saves a stage's result for a finding. */
export async function updateFinding(tx: TxCtx, id: string, set: Partial<FindingRow>): Promise<void> {
  await tx.db.update(detectionFinding).set(set).where(eq(detectionFinding.id, id));
}

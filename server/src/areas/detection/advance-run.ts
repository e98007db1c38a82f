import type { StageState } from '@fap/shared/detection/entities.ts';
import { DETECTION_TOPIC, detectionFacts } from '@fap/shared/detection/events.ts';
import type { DetectionStage } from '@fap/shared/detection/stages.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { detectionRun } from '../../db/schema/detection.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { publish, recordAudit, transact } from '../../platform/write/transact.ts';

export type RunRow = typeof detectionRun.$inferSelect;

/** Claims an open run for this worker; null when there is nothing left to do. */
export async function claimRun(ctx: Ctx, runId: string): Promise<RunRow | null> {
  return transact(ctx, 'platform', async (tx) => {
    const now = tx.clock.now();
    const [run] = await tx.db
      .update(detectionRun)
      .set({
        status: 'running',
        attempt: sql`${detectionRun.attempt} + 1`,
        startedAt: sql`coalesce(${detectionRun.startedAt}, ${now.toISOString()}::timestamptz)`,
        updatedAt: now,
      })
      .where(and(eq(detectionRun.id, runId), isNull(detectionRun.endedAt)))
      .returning();
    if (!run) return null;
    await recordAudit(tx, {
      action: 'detection.taken',
      entityType: 'detection-run',
      entityId: runId,
      after: { attempt: run.attempt },
    });
    return run;
  });
}

/** Updates a run still claimed by this worker; throws when another worker claimed it or it ended. */
export async function updateRun(tx: TxCtx, run: RunRow, set: Partial<RunRow>): Promise<RunRow> {
  const [row] = await tx.db
    .update(detectionRun)
    .set({ ...set, updatedAt: tx.clock.now() })
    .where(
      and(
        eq(detectionRun.id, run.id),
        eq(detectionRun.attempt, run.attempt),
        eq(detectionRun.status, 'running'),
      ),
    )
    .returning();
  if (!row) throw new Error(`scan ${run.id} is not this worker's any more`);
  return row;
}

/** The progress of a run in a stage. */
export function stageOf(run: RunRow, stage: DetectionStage): StageState {
  const state = run.stages.find((candidate) => candidate.stage === stage);
  if (!state) throw new Error(`scan ${run.id} has no stage ${stage}`);
  return state;
}

/** Advances a run's stage with an audit row, and publishes it. */
export async function advanceStage(
  tx: TxCtx,
  run: RunRow,
  state: StageState,
  more: Partial<RunRow> = {},
): Promise<RunRow> {
  const stages = run.stages.map((known) => (known.stage === state.stage ? state : known));
  const row = await updateRun(tx, run, { ...more, stages });
  await recordAudit(tx, {
    action: 'detection.stage-changed',
    entityType: 'detection-run',
    entityId: run.id,
    after: state,
  });
  publish(tx, DETECTION_TOPIC, detectionFacts.stage, { runId: run.id, ...state });
  return row;
}

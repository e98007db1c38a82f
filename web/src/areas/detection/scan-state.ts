import type { StageState } from '@fap/shared/detection/entities.ts';
import type { detectionFacts } from '@fap/shared/detection/events.ts';
import { DETECTION_STAGES } from '@fap/shared/detection/stages.ts';
import type { FactPayload } from '@fap/shared/kernel/topic.ts';

/** The scan that is under way, or the last one that was watched. */
export interface ScanState {
  runId: string | null;
  isRunning: boolean;
  stages: readonly StageState[];
}

const waiting = (): StageState[] => DETECTION_STAGES.map((stage) => ({ stage, status: 'pending', items: 0 }));

/** Nothing has been watched yet. */
export const IDLE_SCAN: ScanState = { runId: null, isRunning: false, stages: waiting() };

/** The scan after a fact about one of its stages; a stage of a new run begins anew. */
export function withStage(
  state: ScanState,
  { runId, stage, status, items }: FactPayload<typeof detectionFacts.stage>,
): ScanState {
  const known = state.runId === runId ? state.stages : waiting();
  const stages = known.map((row) => (row.stage === stage ? { stage, status, items } : row));
  return { runId, isRunning: true, stages };
}

/** The scan after its end. */
export const withEnd = (
  state: ScanState,
  { runId }: FactPayload<typeof detectionFacts.completed>,
): ScanState => ({
  ...state,
  runId,
  isRunning: false,
});

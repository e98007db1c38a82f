import type { StageState } from '@fap/shared/detection/entities.ts';
import type { detectionFacts } from '@fap/shared/detection/events.ts';
import { DETECTION_STAGES } from '@fap/shared/detection/stages.ts';
import type { FactPayload } from '@fap/shared/kernel/topic.ts';

/** The running scan, or the last one watched on this page. */
export interface ScanState {
  runId: string | null;
  isRunning: boolean;
  stages: readonly StageState[];
}

const waiting = (): StageState[] => DETECTION_STAGES.map((stage) => ({ stage, status: 'pending', items: 0 }));

/** The state before any scan was watched. */
export const IDLE_SCAN: ScanState = { runId: null, isRunning: false, stages: waiting() };

/** The state after a fact about a stage; a fact of a new run resets all stages. */
export function withStage(
  state: ScanState,
  { runId, stage, status, items }: FactPayload<typeof detectionFacts.stage>,
): ScanState {
  const known = state.runId === runId ? state.stages : waiting();
  const stages = known.map((row) => (row.stage === stage ? { stage, status, items } : row));
  return { runId, isRunning: true, stages };
}

/** The state after the end of a scan. */
export const withEnd = (
  state: ScanState,
  { runId }: FactPayload<typeof detectionFacts.completed>,
): ScanState => ({
  ...state,
  runId,
  isRunning: false,
});

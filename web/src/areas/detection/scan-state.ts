import type { StageState } from '@fap/shared/detection/entities.ts';
import { detectionFacts } from '@fap/shared/detection/events.ts';
import { DETECTION_STAGES } from '@fap/shared/detection/stages.ts';
import * as v from 'valibot';

/** The scan that is under way, or the last one that was watched. */
export interface ScanState {
  runId: string | null;
  isRunning: boolean;
  stages: readonly StageState[];
}

const waiting = (): StageState[] => DETECTION_STAGES.map((stage) => ({ stage, status: 'pending', items: 0 }));

/** Nothing has been watched yet. */
export const IDLE_SCAN: ScanState = { runId: null, isRunning: false, stages: waiting() };

/** What a fact of the detection's topic changes; facts of a new run begin anew. */
export function withFact(state: ScanState, name: string, payload: unknown): ScanState {
  if (name === detectionFacts.stage.name && v.is(detectionFacts.stage.payload, payload)) {
    const { runId, stage, status, items } = payload;
    const known = state.runId === runId ? state.stages : waiting();
    const stages = known.map((row) => (row.stage === stage ? { stage, status, items } : row));
    return { runId, isRunning: true, stages };
  }
  if (name === detectionFacts.completed.name && v.is(detectionFacts.completed.payload, payload)) {
    return { ...state, runId: payload.runId, isRunning: false };
  }
  return state;
}

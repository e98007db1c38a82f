import type { StageState } from '@fap/shared/detection/entities.ts';
import type { detectionFacts } from '@fap/shared/detection/events.ts';
import { DETECTION_STAGES } from '@fap/shared/detection/stages.ts';
import type { FactPayload } from '@fap/shared/kernel/topic.ts';
import { describe, expect, it } from 'vitest';
import { IDLE_SCAN, type ScanState, withEnd, withStage } from './scan-state.ts';

const stage = (
  runId: string,
  index: number,
  status: StageState['status'],
  items: number,
): FactPayload<typeof detectionFacts.stage> => ({
  runId,
  stage: DETECTION_STAGES[index] ?? DETECTION_STAGES[0],
  status,
  items,
});
const completed: FactPayload<typeof detectionFacts.completed> = {
  runId: 'scan-1',
  status: 'completed',
  timestamp: '2026-03-02T09:00:00.000Z',
  sourcesScanned: 1,
  scamsDetected: 2,
  newClusters: 1,
  clustersUpdated: 1,
  reason: null,
};
const after = (...facts: Parameters<typeof withStage>[1][]): ScanState => facts.reduce(withStage, IDLE_SCAN);

describe('the state of a scan', () => {
  it('follows the facts from the first stage to the end', () => {
    const running = after(
      stage('scan-1', 0, 'active', 0),
      stage('scan-1', 0, 'complete', 3),
      stage('scan-1', 1, 'active', 0),
    );
    expect(running).toMatchObject({ runId: 'scan-1', isRunning: true });
    expect(running.stages.map(({ status, items }) => [status, items])).toEqual([
      ['complete', 3],
      ['active', 0],
      ['pending', 0],
      ['pending', 0],
      ['pending', 0],
    ]);
    expect(withEnd(running, completed)).toEqual({ ...running, isRunning: false });
  });

  it('starts over with the next run', () => {
    const next = after(stage('scan-1', 3, 'complete', 3), stage('scan-2', 0, 'active', 0));
    expect(next.stages.map(({ status }) => status)).toEqual([
      'active',
      'pending',
      'pending',
      'pending',
      'pending',
    ]);
  });
});

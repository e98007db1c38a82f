import { DETECTION_STAGES } from '@fap/shared/detection/stages.ts';
import { describe, expect, it } from 'vitest';
import { IDLE_SCAN, type ScanState, withFact } from './scan-state.ts';

const stage = (runId: string, index: number, status: string, items: number) => ({
  runId,
  stage: DETECTION_STAGES[index],
  status,
  items,
  topic: 'detection',
  seq: 1,
});
const completed = {
  runId: 'scan-1',
  status: 'completed',
  timestamp: '2026-03-02T09:00:00.000Z',
  sourcesScanned: 1,
  scamsDetected: 2,
  newClusters: 1,
  clustersUpdated: 1,
  reason: null,
};
const after = (...facts: [name: string, payload: unknown][]): ScanState =>
  facts.reduce((state, [name, payload]) => withFact(state, name, payload), IDLE_SCAN);

describe('a scan as its facts tell it', () => {
  it('runs from its first stage to its end', () => {
    const running = after(
      ['detection:stage', stage('scan-1', 0, 'active', 0)],
      ['detection:stage', stage('scan-1', 0, 'complete', 3)],
      ['detection:stage', stage('scan-1', 1, 'active', 0)],
    );
    expect(running).toMatchObject({ runId: 'scan-1', isRunning: true });
    expect(running.stages.map(({ status, items }) => [status, items])).toEqual([
      ['complete', 3],
      ['active', 0],
      ['pending', 0],
      ['pending', 0],
      ['pending', 0],
    ]);
    expect(withFact(running, 'detection:completed', completed)).toEqual({ ...running, isRunning: false });
  });

  it('begins anew with the next run', () => {
    const next = after(
      ['detection:stage', stage('scan-1', 3, 'complete', 3)],
      ['detection:stage', stage('scan-2', 0, 'active', 0)],
    );
    expect(next.stages.map(({ status }) => status)).toEqual([
      'active',
      'pending',
      'pending',
      'pending',
      'pending',
    ]);
  });

  it('is not changed by what it does not understand', () => {
    expect(withFact(IDLE_SCAN, 'detection:stage', { runId: 1 })).toBe(IDLE_SCAN);
    expect(withFact(IDLE_SCAN, 'detection:source', {})).toBe(IDLE_SCAN);
  });
});

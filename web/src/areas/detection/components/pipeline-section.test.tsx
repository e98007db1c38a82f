import { DETECTION_STAGES } from '@fap/shared/detection/stages.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { IDLE_SCAN } from '../scan-state.ts';
import { FoundSection, PipelineSection } from './pipeline-section.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const scan = { runId: 'run-7', status: 'completed', timestamp: '2026-01-01T00:00:00.000Z' };
const finding = (outcome: string, id: number) => ({ id: String(id), outcome });

test('a page opened between scans shows the last one: its stages, and what became of its findings', async () => {
  fakeApi({
    'GET /api/detection/stats': { body: { lastScan: scan } },
    'GET /api/detection/runs/run-7': {
      body: {
        ...scan,
        stages: DETECTION_STAGES.map((stage, index) => ({ stage, status: 'complete', items: 1300 - index })),
        sources: [{ source: 'reports', name: 'Reports', findings: 3, lastScan: scan.timestamp }],
        items: ['joined', 'joined', 'unmatched'].map(finding),
      },
    },
  });
  renderApp(
    <>
      <PipelineSection live={IDLE_SCAN} />
      <FoundSection live={IDLE_SCAN} />
    </>,
  );
  expect(await screen.findByText('1,300 items')).toBeTruthy();
  expect(screen.getByText(/The last scan ended/u)).toBeTruthy();
  const outcomes = within(screen.getByRole('list', { name: 'What became of the findings' }));
  expect(outcomes.getByText('joined a cluster').closest('li')?.textContent).toBe('2joined a cluster');
  expect(outcomes.getByText('started a cluster').closest('li')?.textContent).toBe('0started a cluster');
});

test('a scan under way shows its own stages, not the last scan’s', async () => {
  const calls = fakeApi({ 'GET /api/detection/stats': { body: { lastScan: scan } } });
  const stages = IDLE_SCAN.stages.map((row, index) =>
    index === 0 ? { ...row, status: 'active' as const, items: 4 } : row,
  );
  renderApp(<PipelineSection live={{ runId: 'run-8', isRunning: true, stages }} />);
  expect(await screen.findByText('4 items')).toBeTruthy();
  expect(screen.queryByText(/The last scan ended/u)).toBeNull();
  expect(JSON.stringify(calls)).not.toContain('/runs/');
});

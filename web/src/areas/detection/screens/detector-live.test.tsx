import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../../../platform/paths.ts';
import { queryClient } from '../../../platform/query.ts';
import { appStore } from '../../../platform/store.ts';
import { toastAtom } from '../../../platform/toast-store.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeSocket } from '../../../testing/fake-socket.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { AutoDetectorScreen } from './auto-detector-screen.tsx';

vi.mock('../../../platform/live-socket.ts', () => ({ liveSocket: () => fakeSocket }));
vi.setConfig({ testTimeout: 30_000 });

const SCAN = {
  runId: 'scan-1',
  status: 'completed',
  timestamp: '2026-01-01T00:00:00.000Z',
  sourcesScanned: 9,
  scamsDetected: 1,
  newClusters: 0,
  clustersUpdated: 1,
  reason: null,
};
const STATS = {
  totalDetections: 459,
  newClusters: 23,
  clustersUpdated: 156,
  accuracy: 83.3,
  autoMergeRate: null,
  reviewed: { right: 5, wrong: 1, byPeople: 0 },
  nextScanIn: '4h 23m',
  nextScanAt: '2026-01-01T06:00:00.000Z',
  clustersDetected: 0,
  duplicatesPrevented: 0,
  autoMerged: 0,
  runningRunId: null,
  lastScan: SCAN,
};
const FOUND = {
  id: 'finding-1',
  kind: 'report',
  source: 'reports',
  sourceName: 'Victim reports',
  outcome: 'joined',
  clusterId: 'cluster-001',
  clusterName: 'Gold Ring',
  linkedClusterId: null,
  percent: 97,
  at: '2026-01-01T00:00:00.000Z',
  verdict: null,
  reviewedAt: null,
  isTakenOut: false,
};
const REVIEW = 'POST /api/detection/findings/finding-1/review';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function open(
  found: object = FOUND,
  capabilities: 'detection.review'[] = [],
  runningRunId: string | null = null,
) {
  const calls = fakeApi({
    'GET /api/detection/stats': { body: { ...STATS, runningRunId } },
    'GET /api/detection/sources': {
      body: [
        {
          source: 'reports',
          name: 'Victim reports',
          status: 'active',
          findings: 3,
          allFindings: 459,
          lastScan: SCAN.timestamp,
        },
      ],
    },
    'GET /api/detection/findings': { body: [found] },
    'POST /api/detection/run-scan': { body: SCAN },
    [REVIEW]: { body: { ...FOUND, verdict: 'right' } },
  });
  renderSignedIn(AutoDetectorScreen, {
    path: paths.autoDetector,
    url: '/auto-detector',
    user: { capabilities },
  });
  return { user: userEvent.setup(), sent: (route: string) => calls.filter((call) => call.route === route) };
}

test('the end of a scan that somebody else started is told as Auto-Detection Complete', async () => {
  const { sent } = open();
  await screen.findByText('Victim reports');
  const reads = sent('GET /api/detection/sources').length;
  act(() =>
    fakeSocket.arrive('detection:stage', {
      topic: 'detection',
      runId: 'scan-9',
      stage: 'Source Crawling',
      status: 'active',
      items: 0,
    }),
  );
  expect(await screen.findByText('SCANNING')).toBeTruthy();
  act(() => fakeSocket.arrive('detection:completed', { topic: 'detection', ...SCAN, runId: 'scan-9' }));
  await waitFor(() =>
    expect(appStore.get(toastAtom)).toMatchObject({
      title: 'Auto-Detection Complete',
      description: 'Scanned 9 sources, found 1 new scam',
    }),
  );
  expect(screen.getByText('STANDBY')).toBeTruthy();
  await waitFor(() => expect(sent('GET /api/detection/sources').length).toBeGreaterThan(reads));
});

test('the own scan is told once, as Scan Complete, whether its answer or its fact comes first', async () => {
  const { user } = open();
  await screen.findByText('Victim reports');
  await user.click(screen.getByRole('button', { name: 'Force Scan Now' }));
  await waitFor(() => expect(appStore.get(toastAtom)).toMatchObject({ title: 'Scan Complete' }));
  act(() => fakeSocket.arrive('detection:completed', { topic: 'detection', ...SCAN }));
  expect(appStore.get(toastAtom)).toMatchObject({ title: 'Scan Complete' });
});

test('a scan that was under way when the page was opened shows as SCANNING', async () => {
  open(FOUND, [], 'scan-7');
  expect(await screen.findByText('SCANNING')).toBeTruthy();
});

test('the shares say what they are computed from, and that too few decisions are no share', async () => {
  open();
  expect(await screen.findByText('83.3%')).toBeTruthy();
  expect(screen.getByText('5 of 6 checked assignments were right.')).toBeTruthy();
  expect(screen.getByText('Not measured')).toBeTruthy();
});

test('an analyst says whether a finding is in the right cluster; others only read', async () => {
  const { user, sent } = open(FOUND, ['detection.review']);
  await user.click(await screen.findByRole('button', { name: 'Right: Gold Ring' }));
  await waitFor(() => expect(sent(REVIEW)[0]?.body).toEqual({ verdict: 'right' }));
  cleanup();
  queryClient.clear();
  open({ ...FOUND, isTakenOut: true });
  expect(await screen.findByText('Taken out since')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Right/u })).toBeNull();
});

import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { paths } from '../../../platform/paths.ts';
import { queryClient } from '../../../platform/query.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { fakeSocket } from '../../../testing/fake-socket.ts';
import { makeCluster } from '../../../testing/fixtures.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { makeDetail, makeRoom, makeRoomUnit } from '../testing/room-fixtures.ts';
import { CommandRoomScreen } from './command-room-screen.tsx';
import { OperationScreen } from './operation-screen.tsx';

vi.mock('../../../platform/live-socket.ts', () => ({ liveSocket: () => fakeSocket }));
vi.setConfig({ testTimeout: 30_000 });

const ROOM = 'GET /api/recondogs/command-room';
const DETAIL = 'GET /api/recondogs/operation/operation-1';
const PLACE = { operationId: 'operation-1', clusterId: 'cluster-001', clusterName: 'Gold Ring' };
const ALPHA = makeRoomUnit('memoryrebuilder', {
  state: 'Active',
  successRate: 94,
  finishedRuns: 50,
  lastActiveAt: '2026-03-01T09:00:00.000Z',
  target: { ...PLACE, status: 'running' },
  report: {
    ...PLACE,
    endedAt: '2026-03-01T09:00:00.000Z',
    exhibits: 3,
    total: 5,
    findings: [{ title: '2026-02-11', detail: 'reported as having happened', citations: [] }],
  },
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function openRoom(isAdmin: boolean, more: Record<string, FakeAnswer> = {}) {
  const calls = fakeApi({
    [ROOM]: { body: makeRoom([ALPHA]) },
    'GET /api/recondogs/operations': { body: [] },
    'GET /api/recondogs/requests': { body: [] },
    'GET /api/admin/recondogs/requests': { body: [] },
    'GET /api/reports': { body: { reports: [], nextCursor: null } },
    'GET /api/clusters': { body: [makeCluster({ id: 'cluster-002', name: 'Second Ring' })] },
    ...more,
  });
  renderSignedIn(CommandRoomScreen, {
    path: paths.recondogs,
    url: '/recondogs',
    user: { capabilities: isAdmin ? ['recondogs.deploy', 'recondogs.request'] : ['recondogs.request'] },
  });
  return { user: userEvent.setup(), sent: (route: string) => calls.filter((call) => call.route === route) };
}

describe('the command room', () => {
  test('opens on the unit with the newest story, and tells it with where the unit is', async () => {
    openRoom(true);
    const panel = within(await screen.findByRole('region', { name: 'ALPHA · Memory Rebuilder' }));
    expect(panel.getByText(/side by side/u).textContent).toContain('Gold Ring');
    expect(panel.getByText('I read 3 pieces of evidence. I found 5 things worth telling.')).toBeTruthy();
    expect(panel.getByText('Examining Gold Ring')).toBeTruthy();
    expect(panel.getByText('94% of 50 runs')).toBeTruthy();
    expect(panel.getByRole('link', { name: 'View Live Operation' }).getAttribute('href')).toBe(
      '/recondogs/operations/operation-1',
    );
  });

  test('a filter changes the list and its heading; a unit that was never sent has nothing to show', async () => {
    const { user } = openRoom(true);
    await screen.findByRole('heading', { name: 'ReconDogs (20/20)' });
    await user.click(screen.getByRole('button', { name: 'Active 1' }));
    expect(screen.getByRole('heading', { name: 'ReconDogs (1/20)' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Dormant 19' }));
    await user.click(screen.getByRole('button', { name: /Network Ninja/u }));
    const panel = within(screen.getByRole('region', { name: 'FOXTROT · Network Ninja' }));
    expect(panel.getByText('I have not been sent anywhere yet.')).toBeTruthy();
    expect(panel.getByText('Scanning Pool')).toBeTruthy();
    expect(panel.getByRole<HTMLButtonElement>('button', { name: 'View Live Operation' }).disabled).toBe(true);
  });

  test('the counters follow the live ones', async () => {
    openRoom(false);
    expect(await screen.findByText('847')).toBeTruthy();
    const counters = { topic: 'recondogs', deployments: 849, operations: 12, clusters: 8, evidence: 2345 };
    act(() => fakeSocket.arrive('recondogs:counters', { ...counters, simulated: true }));
    expect(await screen.findByText('849')).toBeTruthy();
    expect(screen.getByText('2,345')).toBeTruthy();
  });

  test.each([
    [
      'an admin deploys',
      true,
      'POST /api/admin/recondogs/trigger',
      { reconDogTargets: ['memoryrebuilder'], priority: 'medium' },
    ],
    ['everybody else asks', false, 'POST /api/recondogs/requests', { units: ['memoryrebuilder'] }],
  ])('%s for the chosen cluster', async (_, isAdmin, route, body) => {
    const request = {
      requestId: 'r',
      clusterId: 'cluster-002',
      clusterName: 'Second Ring',
      units: ['memoryrebuilder'],
      state: 'waiting',
      reason: null,
      operationId: null,
      requestedAt: '2026-03-01T09:00:00.000Z',
      decidedAt: null,
    };
    const { user, sent } = openRoom(isAdmin, {
      'POST /api/admin/recondogs/trigger': { status: 202, body: { ...makeDetail() } },
      'POST /api/recondogs/requests': { status: 201, body: request },
    });
    await user.click(await screen.findByRole('button', { name: 'Deploy to New Cluster' }));
    const dialog = within(await screen.findByRole('dialog'));
    const send = await dialog.findByRole('button', { name: isAdmin ? 'Deploy ALPHA' : 'Ask for ALPHA' });
    await user.click(send);
    expect(await dialog.findByText('Please choose a cluster')).toBeTruthy();
    expect(sent(route)).toHaveLength(0);
    await user.click(dialog.getByRole('combobox', { name: 'Cluster' }));
    await user.click(await screen.findByRole('option', { name: /Second Ring/u }));
    await user.click(send);
    await waitFor(() => expect(sent(route)[0]?.body).toEqual({ clusterId: 'cluster-002', ...body }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('an operation', () => {
  function openOperation(body: object, capabilities: string[] = ['recondogs.deploy']) {
    const calls = fakeApi({
      [DETAIL]: { body },
      'POST /api/recondogs/operations/operation-1/resume': { body: makeDetail() },
    });
    renderSignedIn(OperationScreen, {
      path: paths.operation,
      url: '/recondogs/operations/operation-1',
      user: { capabilities: capabilities as ['recondogs.deploy'] },
    });
    return { user: userEvent.setup(), sent: (route: string) => calls.filter((call) => call.route === route) };
  }
  const lane = (name: string) => {
    const row = within(screen.getByRole('list', { name: 'Units of this operation' }))
      .getByText(name)
      .closest('li');
    if (!row) throw new Error(`${name} has no lane`);
    return row.textContent;
  };

  test('is scrubbed step by step: the units stand as they stood at that moment', async () => {
    openOperation(makeDetail());
    const slider = await screen.findByRole('slider', { name: 'Moment of the operation' });
    expect(lane('API Auditor')).toContain('Failed');
    const { fireEvent } = await import('@testing-library/react');
    fireEvent.change(slider, { target: { value: '3' } });
    expect(lane('Memory Rebuilder')).toContain('Running');
    expect(lane('API Auditor')).toContain('Queued');
    expect(slider.getAttribute('aria-valuetext')).toBe('Step 3 of 6. Memory Rebuilder: running');
    fireEvent.change(slider, { target: { value: '1' } });
    expect(lane('API Auditor')).toContain('Not sent yet');
  });

  test('is played from its beginning to its end', async () => {
    const { user } = openOperation(makeDetail());
    await user.click(await screen.findByRole('button', { name: 'Replay' }));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy();
    expect(screen.getByText(/^Step [0-2] of 6/u)).toBeTruthy();
    await waitFor(() => expect(screen.getByText(/^Step 6 of 6/u)).toBeTruthy(), { timeout: 8_000 });
    expect(await screen.findByRole('button', { name: 'Replay' })).toBeTruthy();
  });

  test('with failed units is resumed by an admin, and by nobody else', async () => {
    const { user, sent } = openOperation(makeDetail());
    await user.click(await screen.findByRole('button', { name: 'Resume (1)' }));
    await waitFor(() => expect(sent('POST /api/recondogs/operations/operation-1/resume')).toHaveLength(1));
    cleanup();
    queryClient.clear();
    openOperation(makeDetail(), []);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Resume (1)' });
    expect(button.disabled).toBe(true);
  });

  test('under way says Live and is read again when a step arrives', async () => {
    const { sent } = openOperation(
      makeDetail({ state: 'running', endedAt: null, resumable: 0, progress: 50 }),
    );
    expect(await screen.findByRole('heading', { name: 'Live' })).toBeTruthy();
    const before = sent(DETAIL).length;
    const fact = {
      topic: 'recondogs',
      operationId: 'operation-1',
      clusterId: 'cluster-001',
      unit: 'apiauditor',
    };
    act(() => fakeSocket.arrive('recondogs:operation', { ...fact, status: 'ok', progress: 100 }));
    await waitFor(() => expect(sent(DETAIL).length).toBeGreaterThan(before));
  });
});

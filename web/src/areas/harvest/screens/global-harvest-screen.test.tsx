import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../../../platform/paths.ts';
import { queryClient } from '../../../platform/query.ts';
import { appStore } from '../../../platform/store.ts';
import { toastAtom } from '../../../platform/toast-store.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { fakeSocket } from '../../../testing/fake-socket.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { GlobalHarvestScreen } from './global-harvest-screen.tsx';

vi.mock('../../../platform/live-socket.ts', () => ({ liveSocket: () => fakeSocket }));
vi.setConfig({ testTimeout: 30_000 });

const SOURCE = {
  id: 'ftc',
  name: 'FTC Consumer Alerts',
  type: 'rss',
  status: 'active',
  state: 'ok',
  lastSuccessAt: '2026-01-01T00:00:00.000Z',
  lastError: null,
  entriesContributed: 7,
  reliability: 80,
  recent: ['ok', 'unreachable', 'ok', 'ok', 'unchanged'],
};
const RESULT = {
  runId: 'run-1',
  status: 'completed',
  reason: null,
  harvestResults: { totalEntriesProcessed: 45, newEntries: 3, clustersUpdated: 2, sources: [] },
};
const STATUS = {
  nextScheduledHarvest: '2099-01-05T00:00:00.000Z',
  lastHarvestTime: null,
  activeSources: 8,
  totalSources: 10,
  averageEntriesPerHarvest: 45,
  harvestEfficiency: 87.5,
  running: null,
  last: null,
  topSources: [{ name: 'FTC Consumer Alerts', entriesContributed: 7, reliability: 80 }],
};
const MANUAL = 'POST /api/harvest/manual';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function open(isAdmin = true, more: Record<string, FakeAnswer> = {}) {
  const calls = fakeApi({
    'GET /api/harvest/status': { body: STATUS },
    'GET /api/harvest/sources': {
      body: { tierI: [SOURCE], tierII: [], tierIII: [], avgEntriesPerCycle: 45, totalSources: 10 },
    },
    'GET /api/admin/sources': { body: [] },
    [MANUAL]: { body: RESULT },
    ...more,
  });
  renderSignedIn(GlobalHarvestScreen, {
    path: paths.globalHarvest,
    url: '/global-harvest',
    user: { capabilities: isAdmin ? ['harvest.run', 'admin.access'] : [] },
  });
  return { user: userEvent.setup(), sent: (route: string) => calls.filter((call) => call.route === route) };
}
const toasted = (title: string, description: string) =>
  waitFor(() => expect(appStore.get(toastAtom)).toMatchObject({ title, description }));

test('a source shows its state, how reliable it is, and its latest fetches in words', async () => {
  open();
  const row = within((await screen.findByRole('checkbox', { name: /FTC/u })).closest('tr') ?? document.body);
  expect(row.getByText('80%')).toBeTruthy();
  expect(row.getByText('4 of the last 5 fetches were good')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Reliability of FTC Consumer Alerts' })).toBeTruthy();
});

test('harvesting chosen sources needs a choice, names them, and tells what came', async () => {
  const { user, sent } = open();
  const box = await screen.findByRole('checkbox', { name: /FTC/u });
  await user.click(screen.getByRole('button', { name: 'Harvest Selected (0)' }));
  await toasted('No Sources Selected', 'Please select at least one source to harvest');
  expect(sent(MANUAL)).toHaveLength(0);
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Harvest Selected (1)' }));
  await toasted('Harvest Complete', 'Processed 45 entries, updated 2 clusters');
  expect(sent(MANUAL)[0]?.body).toEqual({ targetSources: ['FTC Consumer Alerts'] });
});

test('a harvest that somebody else started is followed source by source, until its end', async () => {
  const { sent } = open(false);
  await screen.findByRole('checkbox', { name: /FTC/u });
  const progress = { topic: 'harvest', runId: 'run-9', source: SOURCE.name, sourceId: 'ftc' };
  act(() =>
    fakeSocket.arrive('harvest:progress', { ...progress, status: 'running', processed: 2, total: 6 }),
  );
  expect(await screen.findByText('2 of 6')).toBeTruthy();
  expect(screen.getByText('Harvest under way: 0 of 1 sources done')).toBeTruthy();
  const reads = sent('GET /api/harvest/status').length;
  act(() => fakeSocket.arrive('harvest:completed', { topic: 'harvest', ...RESULT, runId: 'run-9' }));
  await waitFor(() => expect(screen.queryByText(/^Harvest under way/u)).toBeNull());
  await waitFor(() => expect(sent('GET /api/harvest/status').length).toBeGreaterThan(reads));
});

test('who may not harvest reads everything and can press nothing', async () => {
  open(false);
  const full = await screen.findByRole<HTMLButtonElement>('button', { name: 'Run Full Harvest' });
  expect(full.disabled).toBe(true);
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /FTC/u })).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Add a source' })).toBeNull();
});

test('an admin adds a source; why it was refused stands at its field', async () => {
  const { user, sent } = open(true, {
    'POST /api/admin/sources': {
      status: 409,
      body: { message: 'There is a source of this name already', code: 'CONFLICT' },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add a source' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText('Name'), 'FTC');
  await user.type(dialog.getByLabelText('Address'), 'https://ftc.example/feed');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText('There is a source of this name already')).toBeTruthy();
  expect(sent('POST /api/admin/sources')[0]?.body).toEqual({
    name: 'FTC',
    url: 'https://ftc.example/feed',
    format: 'rss',
    tier: 2,
  });
});

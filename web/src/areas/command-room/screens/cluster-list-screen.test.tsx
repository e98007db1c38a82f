import { ANATOMY } from '@fap/shared/catalogue/anatomy.ts';
import type { ActiveCluster } from '@fap/shared/clusters/entities.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentUser } from '../../../platform/session.ts';
import { useAtomValue } from '../../../platform/store.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeSocket } from '../../../testing/fake-socket.ts';
import { makeCluster, makeUser } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ClusterListScreen } from './cluster-list-screen.tsx';

vi.mock('../../../platform/live-socket.ts', () => ({ liveSocket: () => fakeSocket }));
vi.setConfig({ testTimeout: 30_000 });

/** The screen needs a signed-in user. */
function SignedInScreen() {
  return useAtomValue(currentUser.atomFor()).data ? <ClusterListScreen /> : null;
}

const opened = makeCluster({ id: 'open', name: 'Open Desk', completionRate: 50 });
const finished = makeCluster({ id: 'done', name: 'Finished Desk', completionRate: 100, strength: 90 });
const ACTIVE: ActiveCluster = {
  ...opened,
  heatSignature: 0,
  totalPieces: 14,
  missingPieces: 7,
  victimCount: 1,
  financialImpact: { cents: 0, currency: 'USD' },
  clusterBoss: null,
  puzzlePieces: ANATOMY.map(({ name, layer }) => ({
    type: name,
    status: layer > 7 ? 'missing' : 'complete',
  })),
};
// A cluster that is newer than the list of open ones.
const fresh = makeCluster({ id: 'new', name: 'New Desk', completionRate: 0 });

const countsOf = (clusters: number) => ({
  total: 50_000,
  fitting: { clusters, highRisk: 7, active: 8, monitoring: 49_985, victims: 1_234, open: 9 },
});

function open(search: string) {
  const answers = (query: string, listed: unknown[]) => ({
    [`GET /api/clusters?${query && `${query}&`}limit=60`]: { body: listed },
    [`GET /api/clusters/counts${query && `?${query}`}`]: { body: countsOf(query ? listed.length : 50_000) },
    [`GET /api/clusters/active${query && `?${query}`}`]: { body: [ACTIVE] },
  });
  fakeApi({
    'GET /api/auth/user': { body: makeUser() },
    ...answers('', [opened, finished, fresh]),
    ...answers('strength=high', [finished]),
    ...answers('strength=low', []),
  });
  renderApp(<SignedInScreen />, `/clusters?${search}`);
}
const statesOf = async (name: string) => {
  const row = await screen.findByRole('row', { name: new RegExp(name, 'u') });
  const cells = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  return ['complete', 'partial', 'missing'].map((state) => cells.filter((cell) => cell === state).length);
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the command room', () => {
  it('shows figures of all clusters, loaded or not', async () => {
    open('');
    expect(await screen.findByText('50,000 clusters, newest activity first.', { exact: false })).toBeTruthy();
    expect(screen.getByText('49,985')).toBeTruthy();
    expect(screen.getByText('1,234')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Open Desk' })).toBeTruthy();
  });

  it('filters on the server, and says how many match', async () => {
    open('strength=high&type=nothing');
    expect(await screen.findByText('1 of 50,000 clusters.', { exact: false })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Finished Desk' })).toBeTruthy();
    expect(screen.queryByText('Open Desk')).toBeNull();
  });
});

describe('the heatmap of the command room', () => {
  it('has a row for every shown cluster, including finished ones', async () => {
    open('view=heatmap');
    expect(await statesOf('Open Desk')).toEqual([7, 0, 7]);
    expect(await statesOf('Finished Desk')).toEqual([14, 0, 0]);
    expect(screen.getByText('The heatmap shows the 3 clusters with the newest activity.')).toBeTruthy();
  });

  it('names the layer of every column in sight', async () => {
    open('view=heatmap');
    const header = await screen.findByRole('columnheader', { name: '4. First contact and lure' });
    expect(header.querySelector('.sr-only')).toBeNull();
  });

  it('shows finished clusters of a filter, and says when nothing matches', async () => {
    open('view=heatmap&strength=high');
    expect(await statesOf('Finished Desk')).toEqual([14, 0, 0]);
    expect(screen.queryByText('Open Desk')).toBeNull();
    cleanup();
    open('view=heatmap&strength=low');
    expect(await screen.findByText('No clusters found')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows the layers of a newer cluster as loading, not as missing', async () => {
    open('view=heatmap');
    expect(await statesOf('New Desk')).toEqual([0, 0, 0]);
    expect(screen.getByText('Loading layers…')).toBeTruthy();
  });
});

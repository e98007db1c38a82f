import type { ClusterDna } from '@fap/shared/dna/contract.ts';
import type { ClusterMutations } from '@fap/shared/families/family-entities.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ClusterDnaScreen } from './cluster-dna-screen.tsx';

vi.setConfig({ testTimeout: 30_000 });

const relative = (
  clusterId: string,
  relationship: ClusterMutations['relatives'][number]['relationship'],
  reason: string,
) => ({ clusterId, name: `Name of ${clusterId}`, relationship, similarity: 71.4, sharedElements: [reason] });

// Each test gets its own cluster, because relatives stay in the cache between tests, as they do in the app.
let clusters = 0;
function open(family: (id: string) => FakeAnswer, changes: Partial<ClusterDna> = {}) {
  clusters += 1;
  const id = `cluster-${clusters}`;
  const dna: ClusterDna = {
    clusterId: id,
    clusterName: 'Harbour Desk',
    mergedInto: null,
    members: [],
    computedAt: null,
    version: 1,
    reports: 1,
    strength: null,
    breakdown: { layersWithData: 0, meanSimilarity: null, reportShare: 0.1 },
    layers: [],
    ...changes,
  };
  fakeApi({
    'GET /api/clusters/active': { body: [] },
    [`GET /api/cluster-dna/${id}`]: { body: dna },
    [`GET /api/cluster-mutations/${id}`]: () => family(id),
  });
  renderApp(<ClusterDnaScreen />, `/cluster-dna?cluster=${id}&tab=family`);
}
const answer = (id: string, changes: Partial<ClusterMutations> = {}): FakeAnswer => ({
  body: {
    clusterId: id,
    clusterName: 'Harbour Desk',
    mergedInto: null,
    version: 2,
    computedAt: '2026-01-01T00:00:00Z',
    reports: 3,
    comparedReports: 3,
    changes: [],
    mutationTriggers: [],
    relatives: [],
    ...changes,
  } satisfies ClusterMutations,
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the family tree of a cluster’s DNA', () => {
  it('shows parent, children and cross-links, each with its reasons and a link', async () => {
    open((id) =>
      answer(id, {
        relatives: [
          relative('early', 'Parent', 'Both name harbour[.]example'),
          relative('later', 'Child', 'Reported alias Vivienne Sorel'),
          relative('earliest', 'Parent', 'Same script, 80% alike'),
          relative('twin', 'Relative', 'Alike in their layers'),
        ],
      }),
    );
    const group = async (name: string) => within(await screen.findByRole('list', { name }));
    const parent = await group('Parent');
    expect(parent.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/cluster-detail/early',
    ]);
    expect(parent.getByText('Both name harbour[.]example')).toBeTruthy();
    expect(parent.getByText('71% alike')).toBeTruthy();
    const children = await group('Children');
    expect(children.getAllByRole('link').map((link) => link.textContent)).toEqual(['Name of later']);
    expect(children.getByText('Reported alias Vivienne Sorel')).toBeTruthy();
    const others = await group('Cross-links');
    expect(others.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Name of earliest',
      'Name of twin',
    ]);
    expect(screen.queryByText(/not computed yet/u)).toBeNull();
  });

  it('says that no relatives are known, or that the comparison is still running', async () => {
    open((id) => answer(id));
    expect(await screen.findByText('No relatives known yet')).toBeTruthy();
    expect(screen.getByText(/No other cluster names the same party/u)).toBeTruthy();
    cleanup();
    open((id) => answer(id, { computedAt: null, reports: 0, comparedReports: 0 }));
    expect(await screen.findByText(/still comparing this cluster/u)).toBeTruthy();
  });

  it('keeps the merged clusters when relatives fail to load, and can retry', async () => {
    let isDown = true;
    open(
      (id) =>
        isDown
          ? { status: 500, body: 'boom' }
          : answer(id, { relatives: [relative('later', 'Child', 'Both name one bank account')] }),
      { members: [{ id: 'merged-one', name: 'The same desk' }] },
    );
    expect(await screen.findByText('We could not load the relatives', {}, { timeout: 20_000 })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'The same desk' })).toBeTruthy();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: /again/iu }));
    expect(await screen.findByRole('link', { name: 'Name of later' })).toBeTruthy();
  });
});

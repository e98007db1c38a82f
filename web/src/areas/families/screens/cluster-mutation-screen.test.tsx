import type { MutationResult } from '@fap/shared/families/family-entities.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { makeCluster } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ClusterMutationScreen } from './cluster-mutation-screen.tsx';

function open(changes: Partial<MutationResult>) {
  const result: MutationResult = {
    clusterId: 'cluster-001',
    clusterName: 'Harbour Desk',
    version: 2,
    computedAt: '2026-01-01T00:00:00Z',
    reports: 3,
    comparedReports: 3,
    confidence: 30,
    confidenceReason: '3 of 10 reports; from there on their number no longer lowers it.',
    familyTree: [],
    crossPlatformLinks: [],
    operatorMigrations: [],
    similarityScores: [],
    mutationTriggers: [],
    adaptationPatterns: [],
    ...changes,
  };
  fakeApi({
    'GET /api/clusters': { body: [makeCluster()] },
    'POST /api/analysis/cluster-mutation': { body: result },
  });
  renderApp(<ClusterMutationScreen />, '/cluster-mutation?cluster=cluster-001');
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const compared = async () =>
  (await screen.findByText('Reports compared', { selector: 'dt' })).parentElement?.textContent;

it('says how many reports were compared when some were left out', async () => {
  open({ reports: 1000, comparedReports: 200 });
  expect(await compared()).toBe('Reports compared200Of 1000: the first 50 and the newest');
  expect(screen.getByText(/We left out the reports in between/u)).toBeTruthy();
});

it('shows no such note when all reports were compared', async () => {
  open({});
  expect(await compared()).toBe('Reports compared3');
  expect(screen.queryByText(/We left out the reports in between/u)).toBeNull();
});

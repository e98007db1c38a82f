import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../../../platform/paths.ts';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { ReviewsScreen } from './reviews-screen.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const WAITING = {
  clusterName: 'Bright Harbor',
  layerVersion: 1,
  need: 'open',
  contribution: {
    id: 'piece-1',
    clusterId: 'cluster-001',
    layer: 3,
    content: 'They asked for a fee.',
    type: 'text',
    evidenceId: null,
    confidence: 60,
    status: 'pending',
    author: { id: 'account-2', displayName: 'Ana Alder' },
    origin: 'agent',
    hash: '0'.repeat(64),
    createdAt: '2026-03-01T09:00:00.000Z',
    reviews: [],
  },
};

test('who comes back from a puzzle, where they reviewed a piece, does not find it here again', async () => {
  const open = (pieces: object[]) => {
    fakeApi({ 'GET /api/puzzle/reviews/waiting': { body: { pieces, total: pieces.length } } });
    renderSignedIn(ReviewsScreen, { path: paths.reviews, url: paths.reviews() });
  };
  open([WAITING]);
  expect(await screen.findByText('They asked for a fee.')).toBeTruthy();
  cleanup();
  open([]);
  expect(await screen.findByText('Nothing waits for you')).toBeTruthy();
});

import { ANATOMY } from '@fap/shared/catalogue/anatomy.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeSocket } from '../../../testing/fake-socket.ts';
import { makeUser } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { LayersCard } from './layers-card.tsx';

vi.mock('../../../platform/live-socket.ts', () => ({ liveSocket: () => fakeSocket }));

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('the wheel’s layers are a list of links, each with its state and what it still lacks', async () => {
  const status = (layer: number) => (layer <= 7 ? 'complete' : layer === 8 ? 'partial' : 'missing');
  fakeApi({
    'GET /api/puzzle/cluster-001': {
      body: {
        clusterId: 'cluster-001',
        layers: ANATOMY.map(({ layer, name }) => ({ layer, name, status: status(layer) })),
        contributions: [],
        completionRate: 53.6,
        seq: 1,
      },
    },
  });
  queryClient.setQueryData(['/api/auth/user'], makeUser());
  renderApp(<LayersCard clusterId="cluster-001" />);
  const link = await screen.findByRole('link', { name: '8 Pressure and manipulation' });
  expect(link.getAttribute('href')).toBe('/puzzle/cluster-001?mode=contribute&layer=8');
  const [first, eighth, last] = [0, 7, 13].map((at) => screen.getAllByRole('listitem')[at]?.textContent);
  expect(first).toBe('1 Target sourcingcomplete');
  expect(eighth).toBe('8 Pressure and manipulationpartial, 2 confirmations to go');
  expect(last).toContain('missing, no piece yet');
  expect(screen.getByText('7 of 14 complete').closest('[aria-hidden]')).not.toBeNull();
});

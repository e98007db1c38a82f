import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeSocket } from '../../../testing/fake-socket.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { HomeFigures } from './home-figures.tsx';

vi.mock('../../../platform/live-socket.ts', () => ({ liveSocket: () => fakeSocket }));

beforeEach(() => {
  queryClient.setQueryData(['/api/app-config'], {
    dataMode: 'live',
    uploadMaxBytes: 1_000_000,
    latestAnchoredBlock: null,
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('a second visit shows what has happened since the first', async () => {
  let open = 7;
  let anchored = 3;
  fakeApi({
    'GET /api/clusters/counts': () => ({ body: { fitting: { open } } }),
    'GET /api/vault/entries': () => ({ body: { counts: { anchored, verified: 1 } } }),
  });
  renderApp(<HomeFigures />);
  expect(await screen.findByText('7')).toBeDefined();
  expect(await screen.findByText('4')).toBeDefined();
  cleanup();
  [open, anchored] = [8, 4];
  renderApp(<HomeFigures />);
  expect(await screen.findByText('8')).toBeDefined();
  expect(await screen.findByText('5')).toBeDefined();
});

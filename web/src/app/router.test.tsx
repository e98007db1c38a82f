import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../platform/query.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { fakeSocket } from '../testing/fake-socket.ts';
import { makeUser } from '../testing/fixtures.ts';
import { renderApp } from '../testing/render-app.tsx';
import { toys } from '../testing/toy-area/area.tsx';
import { AppRouter } from './router.tsx';

vi.mock('../platform/live-socket.ts', () => ({ liveSocket: () => fakeSocket }));

beforeEach(() => {
  queryClient.clear();
  fakeApi({ 'GET /api/auth/user': { body: makeUser({ locale: 'en-US' }) } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a language chosen in another tab is not changed back: two tabs would do so without end', async () => {
  renderApp(<AppRouter areas={[toys]} />, '/toys');
  await screen.findByRole('heading', { name: 'All toys' });
  expect(document.documentElement.lang).toBe('en-US');
  localStorage.setItem('fap:locale', 'en-GB');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'fap:locale', newValue: 'en-GB' }));
  });
  await screen.findByRole('heading', { name: 'All toys' });
  expect([localStorage.getItem('fap:locale'), document.documentElement.lang]).toEqual(['en-GB', 'en-GB']);
});

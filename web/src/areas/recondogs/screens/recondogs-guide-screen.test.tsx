import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../../../platform/paths.ts';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeSocket } from '../../../testing/fake-socket.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { makeRoom } from '../testing/room-fixtures.ts';
import { RecondogsGuideScreen } from './recondogs-guide-screen.tsx';

vi.mock('../../../platform/live-socket.ts', () => ({ liveSocket: () => fakeSocket }));

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('three profiles are told in full; another says when it is needed, and the rest when asked', async () => {
  fakeApi({ 'GET /api/recondogs/command-room': { body: makeRoom([]) } });
  renderSignedIn(RecondogsGuideScreen, {
    path: paths.recondogsEducation,
    url: '/recondogs-education',
    user: { capabilities: ['recondogs.request'] },
  });
  const profile = (name: string) => within(screen.getByRole('region', { name }));
  await screen.findByRole('button', { name: 'Deploy ALPHA for My Case' });
  expect(screen.getAllByRole('button', { name: /for My Case$/u })).toHaveLength(3);
  const scanner = profile('Structure Scanner');
  expect(scanner.getByText('When you need it')).toBeTruthy();
  expect(scanner.queryByText('Protection tips')).toBeNull();
  const more = scanner.getByRole('button', { name: 'More about DELTA' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await userEvent.setup().click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  for (const part of ['What it does', 'How it helps', 'Real example', 'Protection tips'])
    expect(scanner.getByText(part)).toBeTruthy();
  expect(scanner.getByRole('button', { name: 'Deploy DELTA for My Case' })).toBeTruthy();
});

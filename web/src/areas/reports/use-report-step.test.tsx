import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Providers } from '../../app/providers.tsx';
import { currentUser } from '../../platform/session.ts';
import { useAtomValue } from '../../platform/store.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { makeUser } from '../../testing/fixtures.ts';
import { BuildClusterScreen } from './screens/build-cluster-screen.tsx';

vi.mock('idb-keyval', () => ({ get: async () => undefined, set: async () => {}, del: async () => {} }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function SignedInScreen() {
  return useAtomValue(currentUser.atomFor()).data ? <BuildClusterScreen /> : null;
}

async function open(path: string) {
  fakeApi({ 'GET /api/auth/user': { body: makeUser() } });
  const { hook, searchHook, history, navigate } = memoryLocation({ path, record: true });
  render(
    <Router hook={hook} searchHook={searchHook}>
      <Providers>
        <SignedInScreen />
      </Providers>
    </Router>,
  );
  await screen.findByRole('heading', { name: 'Build a Cluster' });
  return { user: userEvent.setup(), history, navigate };
}

const shown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('every step is an entry of the history, so that Back leads to the step before, with the focus on its title', async () => {
  const { user, history, navigate } = await open('/build-cluster');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(history).toHaveLength(3);
  expect(shown()).toContain('Financial Impact');
  act(() => navigate(history[1] ?? ''));
  expect(shown()).toContain('Evidence Upload');
  expect(document.activeElement?.textContent).toBe('Evidence Upload');
});

test('a reload stays on the step, and an address that names no step shows the first', async () => {
  await open('/build-cluster?step=4');
  expect(shown()).toContain('Personas');
  cleanup();
  await open('/build-cluster?step=9');
  expect(shown()).toContain('Scam Details');
});

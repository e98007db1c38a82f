import type { Flagged } from '@fap/shared/moderation/contract.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { makeUser } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { ModerationScreen } from './moderation-screen.tsx';

vi.mock('../../../platform/topics.ts', async (original) => ({
  ...(await original<typeof import('../../../platform/topics.ts')>()),
  topics: () => ({ subscribe: () => () => undefined }),
}));
afterEach(() => {
  cleanup();
  queryClient.clear();
});

const DECIDE = 'POST /api/moderation/decisions';
const thing = (part: Partial<Flagged> = {}): Flagged => ({
  key: 'piece:piece-1',
  kind: 'piece',
  target: { kind: 'piece', id: 'piece-1' },
  text: 'His neighbour helped',
  author: { id: 'user-9', displayName: 'Ana Alder' },
  clusterId: 'cluster-001',
  clusterName: 'Ring Alpha',
  layer: 5,
  state: 'shown',
  flags: [
    {
      reason: 'personal-data',
      words: 'Please look',
      by: { id: 'user-2', displayName: 'Ben' },
      at: '2026-03-01T10:00:00.000Z',
    },
  ],
  people: 1,
  lastAt: '2026-03-01T10:00:00.000Z',
  outcome: null,
  ...part,
});

function open(things: readonly Flagged[], capabilities: ReturnType<typeof makeUser>['capabilities']) {
  const calls = fakeApi({
    'GET /api/moderation/queue': { body: things },
    [DECIDE]: { body: { decidedAt: '2026-03-01T10:00:00.000Z' } },
  });
  queryClient.setQueryData(['/api/auth/user'], { ...makeUser(), capabilities });
  renderApp(<ModerationScreen />, '/moderation');
  return { calls, user: userEvent.setup() };
}

test('a moderator hides a piece with a reason; who is no admin is told who suspends', async () => {
  const { calls, user } = open([thing()], ['content.moderate']);
  await screen.findByText('His neighbour helped');
  expect(screen.getByText('Only an admin can suspend the account.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show again' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'It names a private person');
  await user.click(dialog.getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(calls.some(({ route }) => route === DECIDE)).toBe(true));
  expect(calls.find(({ route }) => route === DECIDE)?.body).toEqual({
    target: { kind: 'piece', id: 'piece-1' },
    decision: 'hide',
    reason: 'It names a private person',
  });
});

test('what is hidden can be shown again, what was removed for good cannot', async () => {
  open(
    [
      thing({ state: 'hidden', outcome: 'hide' }),
      thing({ key: 'card:1', kind: 'card', target: null, text: '', state: 'redacted', outcome: 'redact' }),
    ],
    ['content.moderate'],
  );
  await screen.findByText('Its words were removed.');
  expect(screen.getAllByRole('button', { name: 'Show again' })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Remove for good' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Leave it' })).toBeNull();
});

test('others read how to report something', () => {
  open([], []);
  expect(screen.getByRole('heading', { name: 'This page is for moderators' })).toBeDefined();
});

import type { OwnProposal, QueuedProposal } from '@fap/shared/education/content/proposals-contract.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { makeUser } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { OwnChangesScreen, ReviewChangesScreen } from './changes-screens.tsx';

vi.mock('../../../platform/topics.ts', async (original) => ({
  ...(await original<typeof import('../../../platform/topics.ts')>()),
  topics: () => ({ subscribe: () => () => undefined }),
}));
afterEach(() => {
  cleanup();
  queryClient.clear();
});

const DECIDE = 'POST /api/content/proposals/proposal-1/decision';
const WITHDRAW = 'POST /api/content/proposals/proposal-1/withdrawal';
const own = (part: Partial<OwnProposal> = {}): OwnProposal => ({
  id: 'proposal-1',
  kind: 'article',
  entryId: 'the-second-call',
  title: 'The second call',
  address: 'summary',
  place: { section: 'The second call', label: 'Summary', number: null },
  baseText: 'Weeks after a loss somebody writes.',
  proposedText: 'Weeks after a loss a stranger writes.',
  reason: 'It is clearer',
  sourceTitle: 'Advice',
  sourceUrl: 'https://office.example/advice',
  state: 'open',
  todayText: 'Weeks after a loss somebody writes.',
  version: null,
  at: '2026-03-01T10:00:00.000Z',
  decidedAt: null,
  note: '',
  ...part,
});
const queued = (part: Partial<QueuedProposal> = {}): QueuedProposal => ({
  ...own(),
  author: { id: 'user-9', displayName: 'Ana Alder' },
  decidedBy: null,
  ...part,
});

function openOwn(proposals: readonly OwnProposal[], more: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({ 'GET /api/content/proposals/own': { body: proposals }, ...more });
  queryClient.setQueryData(['/api/auth/user'], makeUser());
  renderApp(<OwnChangesScreen />, '/suggested-changes');
  return { calls, user: userEvent.setup() };
}

interface QueueScene {
  path?: string;
  me?: ReturnType<typeof makeUser>;
  isReviewer?: boolean;
  answers?: Parameters<typeof fakeApi>[0];
}

function openQueue(
  proposals: readonly QueuedProposal[],
  { path = '/review-changes', me = makeUser(), isReviewer = true, answers = {} }: QueueScene = {},
) {
  const calls = fakeApi({ 'GET /api/content/proposals': { body: proposals }, ...answers });
  const capabilities = isReviewer ? (['content.review'] as const) : [];
  queryClient.setQueryData(['/api/auth/user'], { ...me, capabilities });
  renderApp(<ReviewChangesScreen />, path);
  return { calls, user: userEvent.setup() };
}

test('each state says what happens next, in plain words', async () => {
  openOwn([
    own({ id: 'a', state: 'accepted', version: 2, note: 'Thank you' }),
    own({ id: 'b', state: 'declined', note: 'The source says otherwise' }),
    own({ id: 'c', state: 'published', version: 1 }),
    own({ id: 'd', state: 'outdated' }),
    own({ id: 'e', state: 'withdrawn' }),
    own({ id: 'f', state: 'replaced', version: 1, title: null, place: null }),
  ]);
  await screen.findByText('Accepted. It appears with the next release.');
  expect(screen.getByText('Version 2')).toBeDefined();
  expect(screen.getByText('The source says otherwise')).toBeDefined();
  expect(screen.getByText('This is what people read today. Thank you.')).toBeDefined();
  expect(screen.getByText('You withdrew it.')).toBeDefined();
  expect(screen.getByText('An entry that’s no longer there')).toBeDefined();
  // Only what waits can be withdrawn.
  expect(screen.getAllByRole('button', { name: 'Withdraw' })).toHaveLength(1);
});

test('an open one is withdrawn, and the list is read again', async () => {
  const { calls, user } = openOwn([own()], { [WITHDRAW]: { body: own({ state: 'withdrawn' }) } });
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await waitFor(() => {
    const routes = calls.map(({ route }) => route.split('?')[0]);
    expect(routes.slice(routes.indexOf(WITHDRAW) + 1)).toContain('GET /api/content/proposals/own');
  });
});

test('who suggested nothing yet reads where to begin', async () => {
  openOwn([]);
  expect(await screen.findByRole('heading', { name: 'Nothing suggested yet' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Decide on suggestions' })).toBeNull();
});

test('an analyst accepts with or without a note, and declines only with one', async () => {
  const { calls, user } = openQueue([queued()], {
    answers: { [DECIDE]: { body: queued({ state: 'accepted' }) } },
  });
  await screen.findByText('Ana Alder');
  expect(screen.getByRole('link', { name: 'https://office.example/advice' }).getAttribute('rel')).toContain(
    'noopener',
  );
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  const refusal = within(await screen.findByRole('dialog', { name: 'Decline this text?' }));
  expect(refusal.getByRole('button', { name: 'Decline' }).hasAttribute('disabled')).toBe(true);
  await user.click(refusal.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept this text?' }));
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(calls.find(({ route }) => route === DECIDE)?.body).toEqual({ decision: 'accept', note: '' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('who comes second reads that it was decided, and the list is read again', async () => {
  const message = 'This was decided or withdrawn meanwhile';
  const { calls, user } = openQueue([queued()], {
    answers: { [DECIDE]: { status: 409, body: { message, code: 'CONFLICT' } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(message);
  await waitFor(() => {
    const routes = calls.map(({ route }) => route.split('?')[0]);
    expect(routes.slice(routes.indexOf(DECIDE) + 1)).toContain('GET /api/content/proposals');
  });
});

test('one’s own and an outdated one cannot be accepted; today’s text stands there', async () => {
  const me = makeUser();
  openQueue(
    [
      queued({ id: 'mine', author: { id: me.id, displayName: me.displayName } }),
      queued({ id: 'old', state: 'outdated', todayText: 'Weeks later somebody calls.' }),
    ],
    { me },
  );
  await screen.findByText('You suggested this yourself, so somebody else decides.');
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Decline' })).toHaveLength(1);
  expect(screen.getByText('Weeks later somebody calls.')).toBeDefined();
});

test('accepted ones say how they are released', async () => {
  openQueue(
    [queued({ state: 'accepted', version: 1, decidedBy: { id: 'user-8', displayName: 'Bo Birch' } })],
    {
      path: '/review-changes?show=accepted',
    },
  );
  expect((await screen.findByText('npx pnpm content:apply')).tagName).toBe('CODE');
  expect(screen.getByText('Bo Birch')).toBeDefined();
});

test('others are told whose page it is', () => {
  openQueue([], { isReviewer: false });
  expect(screen.getByRole('heading', { name: 'This page is for analysts' })).toBeDefined();
});

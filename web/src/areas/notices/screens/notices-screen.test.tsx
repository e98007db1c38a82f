import { noticeFacts } from '@fap/shared/notices/events.ts';
import type { Notice } from '@fap/shared/notices/inbox-contract.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectionStateAtom } from '../../../platform/connection-status.tsx';
import { queryClient } from '../../../platform/query.ts';
import { appStore } from '../../../platform/store.ts';
import type { FactListener } from '../../../platform/topics.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { makeUser } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { NoticeBell } from '../components/notice-bell.tsx';
import { NoticesScreen } from './notices-screen.tsx';

const listeners = vi.hoisted(() => new Set<FactListener>());
vi.mock('../../../platform/topics.ts', async (original) => ({
  ...(await original<typeof import('../../../platform/topics.ts')>()),
  topics: () => ({
    subscribe: (_: string, __: unknown, listener: FactListener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  }),
}));

const LIST = 'GET /api/notices';
const READ = 'POST /api/notices/read';
const piece = (part: Partial<Notice> = {}): Notice =>
  ({
    id: 'notice-1',
    kind: 'piece-confirmed',
    payload: { clusterId: 'cluster-001', contributionId: 'piece-1', layer: 5, people: 3 },
    clusterName: 'Ring Alpha',
    at: '2026-03-01T10:00:00.000Z',
    readAt: null,
    ...part,
  }) as Notice;
const answer = (notices: readonly Notice[]): FakeAnswer => ({
  body: { notices, nextCursor: null, unread: notices.filter(({ readAt }) => readAt === null).length },
});
const bells = () => screen.getAllByLabelText(/^Notices, /u).map((bell) => bell.getAttribute('aria-label'));

function open(part: React.ReactNode, notices: () => readonly Notice[]) {
  const calls = fakeApi({ [LIST]: () => answer(notices()), [READ]: { body: { unread: 0 } } });
  queryClient.setQueryData(['/api/auth/user'], makeUser());
  renderApp(part, '/notices');
  return { calls, user: userEvent.setup() };
}
const arrive = (name: string, part: object) =>
  act(() => {
    const payload = { topic: 'notices:user-1', seq: 1, at: '2026-01-01T00:00:00.000Z', ...part };
    for (const listener of listeners) listener({ name, payload });
  });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  listeners.clear();
  queryClient.clear();
  appStore.set(connectionStateAtom, 'online');
});

test('a notice says what happened, links to the very thing, and following it marks it as read', async () => {
  const { calls, user } = open(<NoticesScreen />, () => [piece()]);
  const link = await screen.findByRole('link', { name: 'Unread: 3 people confirmed your piece' });
  expect(link.getAttribute('href')).toBe('/puzzle/cluster-001?mode=contribute&layer=5&piece=piece-1');
  expect(screen.getByText(/of Ring Alpha\./u)).toBeTruthy();
  await user.click(link);
  await waitFor(() => expect(calls.find(({ route }) => route === READ)?.body).toEqual({ ids: ['notice-1'] }));
});

test('all are marked as read up to the newest that is shown', async () => {
  let now = [piece(), piece({ id: 'notice-0', at: '2026-02-01T10:00:00.000Z' })];
  const { calls, user } = open(<NoticesScreen />, () => now);
  await screen.findAllByRole('link', { name: /^Unread: /u });
  now = now.map((one) => ({ ...one, readAt: '2026-03-02T00:00:00.000Z' }));
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Unread: /u })).toBeNull());
  expect(calls.find(({ route }) => route === READ)?.body).toEqual({ upTo: '2026-03-01T10:00:00.000Z' });
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test('what came since the last visit stands first', async () => {
  const lastVisit = Date.parse('2026-02-15T00:00:00.000Z');
  localStorage.setItem('visit user-1', JSON.stringify({ seenAt: lastVisit, away: null }));
  open(<NoticesScreen />, () => [piece(), piece({ id: 'notice-0', at: '2026-02-01T10:00:00.000Z' })]);
  const away = await screen.findByRole('region', { name: 'While you were away' });
  expect(within(away).getAllByRole('listitem')).toHaveLength(1);
  expect(within(screen.getByRole('region', { name: 'Earlier' })).getAllByRole('listitem')).toHaveLength(1);
});

test('empty, it says what will come and what to do; offline, that it may be out of date', async () => {
  open(<NoticesScreen />, () => []);
  expect(await screen.findByRole('heading', { name: 'No notices yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find a puzzle to help with' })).toBeTruthy();
  act(() => appStore.set(connectionStateAtom, 'offline'));
  expect(screen.getByText(/may be out of date/u)).toBeTruthy();
});

test('the bell counts live, announces at most every ten seconds, and falls silent when another device read', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  let now: Notice[] = [];
  open(<NoticeBell />, () => now);
  await waitFor(() => expect(bells()).toEqual(['Notices, none unread', 'Notices, none unread']));
  now = [piece()];
  arrive(noticeFacts.added.name, { noticeId: 'notice-1', kind: 'piece-confirmed' });
  await vi.advanceTimersByTimeAsync(400);
  await waitFor(() => expect(bells()[0]).toBe('Notices, 1 unread'));
  expect(screen.getByText('1 new notice')).toBeTruthy();
  for (const [noticeId, kind] of [
    ['notice-2', 'layer-completed'],
    ['notice-3', 'takeover-asked'],
    ['notice-4', 'evidence-anchored'],
  ]) {
    arrive(noticeFacts.added.name, { noticeId, kind });
    await vi.advanceTimersByTimeAsync(400);
  }
  expect(screen.getByText('1 new notice'), 'not so soon').toBeTruthy();
  await vi.advanceTimersByTimeAsync(10_000);
  await waitFor(() =>
    expect(screen.getByText('2 new notices'), 'the quiet one is not announced').toBeTruthy(),
  );
  now = [piece({ readAt: '2026-03-02T00:00:00.000Z' })];
  arrive(noticeFacts.read.name, { count: 1 });
  await vi.advanceTimersByTimeAsync(400);
  await waitFor(() => expect(bells()[0]).toBe('Notices, none unread'));
  vi.useRealTimers();
});

import { NOTHING_SHOWN } from '@fap/shared/agents/choices.ts';
import type { AgentStats, LeaderboardEntry, Mission } from '@fap/shared/agents/contract.ts';
import { AGENTS_TOPIC, ownAgentTopic } from '@fap/shared/agents/events.ts';
import { AGENT_TOOLS } from '@fap/shared/agents/ranks.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query.ts';
import { appStore } from '../../../platform/store.ts';
import { toastAtom } from '../../../platform/toast-store.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeSocket } from '../../../testing/fake-socket.ts';
import { makeUser } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { MESSAGES } from '../words/agent-words.ts';
import { AgentScreen } from './agent-screen.tsx';

vi.mock('../../../platform/live-socket.ts', () => ({ liveSocket: () => fakeSocket }));

type Table = Parameters<typeof fakeApi>[0];
const AT = '2026-11-28T09:00:00.000Z';

const makeStats = (part: Partial<AgentStats> = {}): AgentStats => ({
  xp: 1_650,
  credits: 4_200,
  level: 2,
  rank: 'Tracker',
  accepted: 9,
  disputed: 1,
  open: 3,
  solved: 2,
  badges: 5,
  compared: 5,
  agreed: 4,
  rewards: 40,
  choices: NOTHING_SHOWN,
  team: null,
  invitations: [],
  ...part,
});
const makeMission = (part: Partial<Mission> = {}): Mission => ({
  clusterId: 'cluster-007',
  clusterName: 'Harbour Light',
  scamType: 'crypto_recovery',
  priority: 'critical',
  layer: 12,
  isCriticalPath: true,
  missing: 4,
  isClaimed: false,
  ...part,
});
const makeEntry = (part: Partial<LeaderboardEntry> = {}): LeaderboardEntry => ({
  accountId: 'user-2',
  displayName: 'Bo Lind',
  place: 1,
  accepted: 12,
  disputed: 0,
  score: 0.76,
  level: null,
  team: null,
  isOwn: false,
  isShown: true,
  ...part,
});

function open(table: Table = {}, stats: AgentStats = makeStats()) {
  queryClient.setQueryData(['/api/auth/user'], makeUser({ xp: stats.xp, level: stats.level }));
  const calls = fakeApi({
    'GET /api/agent/stats': { body: stats },
    'GET /api/agent/progress': {
      body: {
        xp: stats.xp,
        level: stats.level,
        rank: stats.rank,
        barPercent: 65,
        next: null,
        tools: AGENT_TOOLS.map(({ key, level }) => ({
          tool: key,
          level,
          isUnlocked: stats.level >= level,
        })),
      },
    },
    'GET /api/agent/leaderboard': { body: { entries: [], nextCursor: null } },
    'GET /api/agent/missions': { body: { team: null, missions: [] } },
    'GET /api/agent/people/user-1/badges': { body: [] },
    'GET /api/clusters/active': { body: [] },
    ...table,
  });
  renderApp(<AgentScreen />, '/agent');
  return { calls, user: userEvent.setup() };
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const link = (name: RegExp) => screen.findByRole('link', { name });

beforeEach(() => {
  queryClient.clear();
  appStore.set(toastAtom, null);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('each number opens the rows it counts', async () => {
  open();
  for (const [name, figure, text] of [
    [/^1,650 XP: show the list$/u, 'rewards', '1,650'],
    [/^4,200 credits: show the list$/u, 'rewards', '4,200'],
    [/^2 puzzles solved: show the list$/u, 'solved', '2'],
    [/^9 accepted pieces: show the list$/u, 'accepted', '9'],
    [/^3 Waiting for a review: show the list$/u, 'open', '3'],
    [/^5 reviews: show the list$/u, 'compared', '5'],
  ] as const) {
    const number = await link(name);
    expect(number.getAttribute('href')).toBe(`/agent/people/user-1/${figure}`);
    expect(number.textContent).toBe(text);
  }
  expect(screen.getAllByText('90% of 10 decided')).toHaveLength(2);
});

test('the bar stands at XP modulo 1000, and the way to the next level is told', async () => {
  open();
  await screen.findByText('Level 2');
  const bar = screen.getByRole('progressbar', { name: 'XP bar' });
  expect(bar.getAttribute('aria-valuenow')).toBe('65');
  expect(screen.getByText('650 of 1,000 on this bar · 850 more to level 3, Investigator')).toBeTruthy();
});

test('six messages take turns every four seconds, and can be stopped', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open();
  const briefing = region('Mission Briefing');
  const seen: string[] = [];
  for (let turn = 0; turn < MESSAGES.length; turn += 1) {
    seen.push(MESSAGES.find((message) => briefing.queryByText(message)) ?? '');
    act(() => void vi.advanceTimersByTime(4_000));
  }
  expect(seen).toEqual([...MESSAGES]);
  act(() => briefing.getByRole('button', { name: 'Stop the messages' }).click());
  const before = MESSAGES.find((message) => briefing.queryByText(message)) ?? '';
  act(() => void vi.advanceTimersByTime(20_000));
  expect(briefing.getByText(before)).toBeTruthy();
});

test('a mission says why it matters and what it brings, and leads to the layer', async () => {
  open({ 'GET /api/agent/missions': { body: { team: null, missions: [makeMission()] } } });
  const hunt = await link(/^Hunt this piece: layer 12 of Harbour Light$/u);
  expect(hunt.getAttribute('href')).toBe('/puzzle/cluster-007?mode=contribute&layer=12');
  const briefing = region('Mission Briefing');
  for (const words of ['Critical priority', 'Critical path']) expect(briefing.getByText(words)).toBeTruthy();
  expect(
    briefing.getByText(
      '300 credits and 50 XP for the layer’s first piece, 1,500 credits more if it completes the layer',
    ),
  ).toBeTruthy();
});

test('each level adds its tool to the missions, and the ladder says which are unlocked', async () => {
  const missions = { body: { team: null, missions: [makeMission()] } };
  open({ 'GET /api/agent/missions': missions }, makeStats({ level: 2 }));
  const script = await link(/^Script analysis of Harbour Light$/u);
  expect(script.getAttribute('href')).toBe('/playbook-detonator?cluster=cluster-007');
  expect(screen.queryByRole('button', { name: /^Payment trail/u })).toBeNull();
  const ladder = region('Ranks and tools');
  await waitFor(() => expect(ladder.getAllByText('Unlocked')).toHaveLength(1));
  expect(ladder.getAllByText('Locked')).toHaveLength(3);
});

test('with Cluster Boss privileges a mission becomes the team’s', async () => {
  const asked: unknown[] = [];
  const { user } = open(
    {
      'GET /api/agent/missions': { body: { team: null, missions: [makeMission()] } },
      'PUT /api/agent/teams/team-1/focus': ({ body }) => {
        asked.push(body);
        return {
          status: 403,
          body: { message: 'Cluster Boss privileges open at level 4', code: 'FORBIDDEN' },
        };
      },
    },
    makeStats({ level: 4, xp: 5_000, team: { id: 'team-1', name: 'Patient Readers' } }),
  );
  await user.click(await screen.findByRole('button', { name: /^Let my team look for it/u }));
  await waitFor(() => expect(asked).toEqual([{ focus: { clusterId: 'cluster-007', layer: 12 } }]));
  await waitFor(() =>
    expect(appStore.get(toastAtom)).toMatchObject({
      title: 'Not changed',
      description: 'Cluster Boss privileges open at level 4',
    }),
  );
});

test('the leaderboard moves when a fact says so, and begins with the neighbours', async () => {
  const entries = [makeEntry()];
  const { calls, user } = open({
    'GET /api/agent/leaderboard': () => ({ body: { entries: [...entries], nextCursor: null } }),
  });
  const board = region('Leaderboard');
  await board.findByText('Bo Lind');
  expect(board.getByText('You have a place once reviewers decide your first piece.')).toBeTruthy();
  await waitFor(() => expect(fakeSocket.watched.has(AGENTS_TOPIC)).toBe(true));
  entries.push(
    makeEntry({ accountId: 'user-1', displayName: 'Ada Vale', place: 2, isOwn: true, isShown: false }),
  );
  act(() => fakeSocket.arrive('agents:leaderboard', { topic: AGENTS_TOPIC, changed: 'piece-decided' }));
  await board.findByText('Ada Vale', {}, { timeout: 3_000 });
  expect(board.getByText('You, seen by you alone')).toBeTruthy();
  await user.click(board.getByRole('button', { name: 'Top agents' }));
  await waitFor(() =>
    expect(calls.map(({ route }) => route)).toContain('GET /api/agent/leaderboard?view=top'),
  );
});

test('a reward of somebody else asks for missions alone, one’s own for the figures too', async () => {
  const { calls } = open();
  await screen.findByText('Level 2');
  await waitFor(() => expect(fakeSocket.watched.has(AGENTS_TOPIC)).toBe(true));
  const countOf = (path: string) => calls.filter(({ route }) => route === `GET ${path}`).length;
  const own = ownAgentTopic('user-1');
  const reward = { topic: own, reason: 'piece-submitted', credits: 100, xp: 50, clusterId: 'c' };
  const [stats, missions] = [countOf('/api/agent/stats'), countOf('/api/agent/missions')];
  act(() => fakeSocket.arrive('agents:reward', { topic: AGENTS_TOPIC }));
  await waitFor(() => expect(countOf('/api/agent/missions')).toBe(missions + 1), { timeout: 3_000 });
  expect(countOf('/api/agent/stats')).toBe(stats);
  // Each topic counts its own facts.
  fakeSocket.seq -= 1;
  act(() => fakeSocket.arrive('agent:reward', { ...reward, accountId: 'user-1' }));
  await waitFor(() => expect(countOf('/api/agent/stats')).toBe(stats + 1), { timeout: 3_000 });
});

test('nothing is shown to others until it is chosen, and a choice is saved at once', async () => {
  const { calls, user } = open({
    'PUT /api/agent/choices': ({ body }) => ({ body }),
  });
  const box = await screen.findByRole('checkbox', { name: /^My badges/u });
  for (const one of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(one.checked).toBe(false);
  await user.click(box);
  await waitFor(() => expect((box as HTMLInputElement).checked).toBe(true));
  expect(calls.find(({ route }) => route === 'PUT /api/agent/choices')?.body).toEqual({
    ...NOTHING_SHOWN,
    badges: true,
  });
});

test('a choice that could not be saved is not shown as chosen', async () => {
  const { user } = open({ 'PUT /api/agent/choices': { status: 500, body: {} } });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^My level/u });
  await user.click(box);
  await waitFor(() => expect(appStore.get(toastAtom)?.title).toBe('Not saved'));
  expect(box.checked).toBe(false);
});

test('badges lead to their layers, and invitations to their teams', async () => {
  open(
    {
      'GET /api/agent/people/user-1/badges': {
        body: [
          {
            kind: 'badge',
            id: 'cluster-007:12',
            clusterId: 'cluster-007',
            clusterName: 'Harbour Light',
            layer: 12,
            at: AT,
          },
        ],
      },
    },
    makeStats({ invitations: [{ id: 'team-9', name: 'Night Shift' }] }),
  );
  const badge = await region('Badges').findByRole('link', { name: 'Money movement' });
  expect(badge.getAttribute('href')).toBe('/puzzle/cluster-007?layer=12');
  expect((await link(/^Night Shift$/u)).getAttribute('href')).toBe('/agent/teams/team-9');
});

test('each part that cannot be loaded says so and can be tried again', async () => {
  let isBroken = true;
  open({
    'GET /api/agent/missions': () =>
      isBroken ? { status: 500, body: {} } : { body: { team: null, missions: [makeMission()] } },
  });
  const briefing = region('Mission Briefing');
  await briefing.findByText('We could not load the missions');
  isBroken = false;
  await userEvent.setup().click(briefing.getByRole('button', { name: 'Try again' }));
  await briefing.findByText('Layer 12, Money movement');
});

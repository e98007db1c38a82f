import { NOTHING_SHOWN } from '@fap/shared/agents/choices.ts';
import type { AgentProfile, AgentStats } from '@fap/shared/agents/contract.ts';
import { AGENTS_TOPIC } from '@fap/shared/agents/events.ts';
import type { TeamDetail } from '@fap/shared/agents/team-contract.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { queryClient } from '../../../platform/query.ts';
import { appStore } from '../../../platform/store.ts';
import { toastAtom } from '../../../platform/toast-store.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeSocket } from '../../../testing/fake-socket.ts';
import { makeUser } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { AgentPlacesScreen } from './agent-places-screen.tsx';

vi.mock('../../../platform/live-socket.ts', () => ({ liveSocket: () => fakeSocket }));

type Table = Parameters<typeof fakeApi>[0];
const AT = '2026-11-28T09:00:00.000Z';
const PROFILE = '/api/agent/people/user-2';
const TEAM = '/api/agent/teams/team-1';

const makeStats = (part: Partial<AgentStats> = {}): AgentStats => ({
  xp: 0,
  credits: 0,
  level: 1,
  rank: 'Analyst',
  accepted: 0,
  disputed: 0,
  open: 0,
  solved: 0,
  badges: 0,
  compared: 0,
  agreed: 0,
  rewards: 0,
  choices: NOTHING_SHOWN,
  team: null,
  invitations: [],
  ...part,
});
const makeProfile = (part: Partial<AgentProfile> = {}): AgentProfile => ({
  accountId: 'user-2',
  displayName: 'Bo Lind',
  isOwn: false,
  standing: null,
  level: null,
  badges: null,
  agreement: null,
  team: null,
  ...part,
});
const makeTeam = (part: Partial<TeamDetail> = {}): TeamDetail => ({
  id: 'team-1',
  name: 'Night Shift',
  members: 3,
  accepted: 7,
  foundedAt: AT,
  isOwn: false,
  people: [
    { accountId: 'user-2', displayName: 'Bo Lind', isLead: true, isOwn: false, accepted: 7, joinedAt: AT },
  ],
  focus: null,
  may: { ask: true, answer: false, leave: false, rename: false, setFocus: false },
  ownRequest: null,
  requests: [],
  ...part,
});

function open(path: string, table: Table) {
  queryClient.setQueryData(['/api/auth/user'], makeUser());
  const calls = fakeApi({ 'GET /api/agent/stats': { body: makeStats() }, ...table });
  const patterns = [paths.agentTeams, paths.agentTeam, paths.agentProfile, paths.agentRows];
  renderApp(
    patterns.map(({ pattern }) => (
      <Route key={pattern} path={pattern}>
        <AgentPlacesScreen />
      </Route>
    )),
    path,
  );
  return { calls, user: userEvent.setup() };
}

beforeEach(() => {
  queryClient.clear();
  appStore.set(toastAtom, null);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a profile tells what its agent chose and nothing else', async () => {
  open('/agent/people/user-2', {
    [`GET ${PROFILE}`]: {
      body: makeProfile({
        standing: { place: 4, accepted: 9, disputed: 1 },
        agreement: { compared: 5, agreed: 4 },
      }),
    },
  });
  const accepted = await screen.findByRole('link', { name: '9 accepted pieces: show the list' });
  expect(accepted.getAttribute('href')).toBe('/agent/people/user-2/accepted');
  expect(screen.getByText('Place on the leaderboard').nextSibling?.textContent).toBe('4');
  expect(screen.getByText('Agreement with analysts').nextSibling?.textContent).toBe(
    'the same verdict in 4 of 5',
  );
  for (const hidden of ['Rank', 'Badges', 'Team']) expect(screen.queryByText(hidden)).toBeNull();
});

test('a profile that is taken back is gone from an open page', async () => {
  let isShown = true;
  open('/agent/people/user-2', {
    [`GET ${PROFILE}`]: () =>
      isShown
        ? { body: makeProfile({ badges: 2 }) }
        : { status: 404, body: { message: 'There is no such profile', code: 'NOT_FOUND' } },
  });
  await screen.findByRole('heading', { name: 'Bo Lind' });
  await waitFor(() => expect(fakeSocket.watched.has(AGENTS_TOPIC)).toBe(true));
  isShown = false;
  act(() => fakeSocket.arrive('agents:leaderboard', { topic: AGENTS_TOPIC, changed: 'people' }));
  await screen.findByRole('heading', { name: 'No such profile' }, { timeout: 3_000 });
  expect(screen.queryByText('Bo Lind')).toBeNull();
});

test('rows say what they are, and lead where they can be checked', async () => {
  const layer = { clusterId: 'cluster-007', clusterName: 'Harbour Light', layer: 12, at: AT };
  open('/agent/people/user-1/compared', {
    'GET /api/agent/people/user-1/compared': {
      headers: { 'X-Total-Count': '2' },
      body: [
        {
          kind: 'review',
          id: 'r1',
          contributionId: 'p1',
          verdict: 'confirm',
          analystVerdict: 'confirm',
          ...layer,
        },
        {
          kind: 'review',
          id: 'r2',
          contributionId: 'p2',
          verdict: 'confirm',
          analystVerdict: 'dispute',
          ...layer,
        },
      ],
    },
  });
  await screen.findByText('2 of pieces that an analyst reviewed, too.');
  const [first] = screen.getAllByRole('link', { name: 'Layer 12, Money movement' });
  expect(first?.getAttribute('href')).toBe('/puzzle/cluster-007?layer=12&piece=p1');
  expect(screen.getByText('Harbour Light · accepted; the analyst disputed')).toBeTruthy();
  expect([screen.getByText('Same verdict'), screen.getByText('Other verdict')]).toHaveLength(2);
});

test('the ledger tells each reward with what it was for', async () => {
  open('/agent/people/user-1/rewards', {
    'GET /api/agent/people/user-1/rewards': {
      headers: { 'X-Total-Count': '1' },
      body: [
        {
          kind: 'reward',
          id: 'piece-submitted:p1',
          reason: 'piece-submitted',
          credits: 100,
          xp: 50,
          clusterId: 'cluster-007',
          clusterName: 'Harbour Light',
          at: AT,
        },
      ],
    },
  });
  await screen.findByRole('link', { name: 'A piece sent' });
  expect(screen.getByText('+100 credits, +50 XP')).toBeTruthy();
});

test.for(['/agent/people/user-2/accepted', '/agent/people/user-2/nonsense'])(
  'rows that are not shown lead back to one’s own page: %s',
  async (path) => {
    open(path, {});
    const back = await screen.findByRole('link', { name: 'Go to your own dashboard' });
    expect(back.getAttribute('href')).toBe('/agent');
  },
);

test('a team shows who lets it be seen, and can be asked', async () => {
  const asked = makeTeam({
    ownRequest: 'asked',
    may: { ask: false, answer: false, leave: true, rename: false, setFocus: false },
  });
  const { user } = open('/agent/teams/team-1', {
    [`GET ${TEAM}`]: { body: makeTeam() },
    [`POST ${TEAM}/ask`]: { body: asked },
    'GET /api/agent/teams': { body: [] },
  });
  await screen.findByText('2 members do not let others see their team.');
  await user.click(screen.getByRole('button', { name: 'Ask to join' }));
  await screen.findByRole('button', { name: 'Take back your question' });
  expect(appStore.get(toastAtom)?.title).toBe('Asked');
});

test('the lead lets somebody in; a refusal says why', async () => {
  const bodies: unknown[] = [];
  const { user } = open('/agent/teams/team-1', {
    [`GET ${TEAM}`]: {
      body: makeTeam({
        isOwn: true,
        requests: [{ accountId: 'user-5', displayName: 'Chi Oka', kind: 'asked', at: AT }],
        may: { ask: false, answer: true, leave: true, rename: true, setFocus: false },
      }),
    },
    [`POST ${TEAM}/answer`]: ({ body }) => {
      bodies.push(body);
      return {
        status: 409,
        body: { message: 'Night Shift has 12 members, which is the most', code: 'CONFLICT' },
      };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Let in Chi Oka' }));
  await waitFor(() =>
    expect(appStore.get(toastAtom)?.description).toBe('Night Shift has 12 members, which is the most'),
  );
  expect(bodies).toEqual([{ accountId: 'user-5', isAccepted: true }]);
});

test('a team is founded under a name that may stand there; what is wrong with it is said beside it', async () => {
  const { calls, user } = open('/agent/teams', {
    'GET /api/agent/teams': { body: [] },
    'POST /api/agent/teams': { status: 201, body: makeTeam({ isOwn: true, name: 'Second Look' }) },
    [`GET ${TEAM}`]: { body: makeTeam({ isOwn: true, name: 'Second Look' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Found a team' }));
  const field = await screen.findByRole('textbox', { name: 'Name of the team' });
  await user.type(field, 'call 5550137');
  await user.click(screen.getByRole('button', { name: 'Found the team' }));
  await screen.findByText('A team’s name has at most 4 figures');
  expect(calls.some(({ route }) => route === 'POST /api/agent/teams')).toBe(false);
  await user.clear(field);
  await user.type(field, 'Second  Look ');
  await user.click(screen.getByRole('button', { name: 'Found the team' }));
  await screen.findByRole('heading', { name: 'Second Look', level: 1 });
  expect(calls.find(({ route }) => route === 'POST /api/agent/teams')?.body).toEqual({ name: 'Second Look' });
});

import { CHOICES, type Choices, NOTHING_SHOWN, showsAnything } from '@fap/shared/agents/choices.ts';
import { type AgentProfile, agentsContract, type LeaderboardEntry } from '@fap/shared/agents/contract.ts';
import { AGENTS_TOPIC, ownAgentTopic } from '@fap/shared/agents/events.ts';
import { AGENT_FIGURES, FIGURE_CHOICES } from '@fap/shared/agents/figures.ts';
import { type TeamDetail, teamContract } from '@fap/shared/agents/team-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf } from '../../../testing/examples-of.ts';
import { actAs, makeAccount, makeCluster, makePiece, type TestAccount } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import type { TestSocket } from '../../../testing/test-socket.ts';
import { reviewContribution } from '../../puzzle/index.ts';
import { foundTeam } from '../teams/found-team.ts';
import { askToJoin } from '../teams/join-team.ts';

/*
 * What somebody chose is all that strangers learn, whatever they call: every read of the two contracts is made for every
 * combination of choices, and a read that is added later is made, too.
 */

let server: TestServer;
let agent: TestAccount;
let cookies: { agent: string; stranger: string };
let watcher: TestSocket;
let teamId: string;

beforeAll(async () => {
  server = await startTestServer();
  const { world } = server;
  agent = await makeAccount(world);
  const analyst = await makeAccount(world, 'analyst');
  const stranger = await makeAccount(world);
  cookies = { agent: await server.signIn(agent), stranger: await server.signIn(stranger) };
  watcher = await server.connect(cookies.stranger);
  await watcher.subscribe(AGENTS_TOPIC);
  const { clusterId } = await makeCluster(world);
  const decide = (contributionId: string, by: TestAccount, verdict: 'confirm' | 'dispute') =>
    reviewContribution(actAs(world, by), { contributionId, verdict, note: '' });
  const { contribution: good } = await makePiece(world, clusterId, 12, agent);
  await decide(good.id, analyst, 'confirm');
  const { contribution: bad } = await makePiece(world, clusterId, 13, agent);
  await decide(bad.id, analyst, 'dispute');
  const { contribution: other } = await makePiece(world, clusterId, 9);
  await decide(other.id, agent, 'confirm');
  await decide(other.id, analyst, 'confirm');
  teamId = (await foundTeam(actAs(world, agent), 'The quiet ones')).id;
});
afterAll(() => server.stop());

/** All combinations of what can be chosen. */
const COMBINATIONS: Choices[] = Array.from({ length: 2 ** CHOICES.length }, (_, bits) => ({
  ...NOTHING_SHOWN,
  ...Object.fromEntries(CHOICES.map((choice, place) => [choice, (bits & (1 << place)) !== 0])),
}));

const ask = (path: string, who: keyof typeof cookies = 'stranger') =>
  server.send('GET', path, { cookie: cookies[who] });
const names = (text: string) => text.includes(agent.displayName) || text.includes(agent.id);

async function choose(choices: Choices): Promise<void> {
  const answer = await server.send('PUT', agentsContract.changeChoices.path, {
    cookie: cookies.agent,
    json: choices,
  });
  expect(answer.json()).toEqual(choices);
}

/** Every read of both contracts, with the agent and the team as what their parameters name. */
function everyRead(): { path: string; call: string }[] {
  const calls = [...Object.values(agentsContract), ...Object.values(teamContract)];
  return calls
    .filter(({ method }) => method === 'GET')
    .flatMap(({ path }) => {
      const id = path.startsWith('/api/agent/teams') ? teamId : agent.id;
      const figures = path.includes(':figure') ? AGENT_FIGURES : ['none'];
      return figures.map((figure) => ({
        call: path.replace(':figure', figure),
        path: addressOf(path, { params: { id, figure } }),
      }));
    })
    .concat({ call: 'the leaderboard from the top', path: '/api/agent/leaderboard?view=top' });
}

/** Whether a stranger may be told who the agent is by this read. */
function mayName(call: string, choices: Choices): boolean {
  if (call === agentsContract.agentLeaderboard.path || call === 'the leaderboard from the top')
    return choices.leaderboard;
  if (call === agentsContract.agentProfile.path) return showsAnything(choices);
  if (call === teamContract.get.path) return choices.team;
  return false;
}

test('no read names an agent who does not let it, and each tells what was chosen and no more', async () => {
  const reads = everyRead();
  expect(reads.length).toBeGreaterThanOrEqual(14);
  for (const choices of COMBINATIONS) {
    await choose(choices);
    const said = JSON.stringify(choices);
    for (const { call, path } of reads)
      expect(names((await ask(path)).text), `${call} with ${said}`).toBe(mayName(call, choices));

    const { entries } = (await ask('/api/agent/leaderboard?view=top')).json<{
      entries: LeaderboardEntry[];
    }>();
    const entry = entries.find(({ accountId }) => accountId === agent.id);
    if (entry)
      expect([entry.level !== null, entry.team !== null], said).toEqual([choices.level, choices.team]);

    const profile = await ask(addressOf(agentsContract.agentProfile.path, { params: { id: agent.id } }));
    expect(profile.status, said).toBe(showsAnything(choices) ? 200 : 404);
    if (profile.status === 200) {
      const { standing, level, badges, agreement, team } = profile.json<AgentProfile>();
      const told = { leaderboard: standing, level, badges, agreement, team };
      for (const choice of CHOICES)
        expect(told[choice] !== null, `${choice} of ${said}`).toBe(choices[choice]);
    }

    for (const figure of AGENT_FIGURES) {
      const choice = FIGURE_CHOICES[figure];
      const path = addressOf(agentsContract.agentRows.path, { params: { id: agent.id, figure } });
      const isOpen = choice !== null && choices[choice];
      expect((await ask(path)).status, `${figure} of ${said}`).toBe(isOpen ? 200 : 404);
      expect((await ask(path, 'agent')).status).toBe(200);
    }

    const team = (await ask(addressOf(teamContract.get.path, { params: { id: teamId } }))).json<TeamDetail>();
    expect(team.people.map(({ accepted }) => accepted)).toEqual(
      choices.team ? [choices.leaderboard ? 1 : null] : [],
    );
    expect(team.accepted, said).toBe(choices.team && choices.leaderboard ? 1 : 0);
  }
});

test('somebody who shows nothing looks like somebody who does not exist', async () => {
  await choose(NOTHING_SHOWN);
  const profileOf = (id: string) => ask(addressOf(agentsContract.agentProfile.path, { params: { id } }));
  const [hidden, absent] = [await profileOf(agent.id), await profileOf('account-of-nobody')];
  expect([hidden.status, hidden.text]).toEqual([404, absent.text]);
});

test('the agent sees their own profile as others do', async () => {
  await choose({ ...NOTHING_SHOWN, badges: true });
  const path = addressOf(agentsContract.agentProfile.path, { params: { id: agent.id } });
  const [own, others] = [(await ask(path, 'agent')).json(), (await ask(path)).json()];
  expect(own).toEqual({ ...others, isOwn: true });
});

test('who asked a team is named to its lead alone', async () => {
  await choose(NOTHING_SHOWN);
  const asking = await makeAccount(server.world);
  await askToJoin(actAs(server.world, asking), teamId);
  const path = addressOf(teamContract.get.path, { params: { id: teamId } });
  expect((await ask(path, 'agent')).text).toContain(asking.displayName);
  expect((await ask(path)).text).not.toContain(asking.displayName);
});

test('no live fact holds a name, a level or a total, neither as it comes nor replayed', async () => {
  const late = await server.connect(cookies.stranger);
  await late.subscribe(AGENTS_TOPIC, 0);
  await server.settle();
  for (const { received } of [watcher, late]) {
    const facts = received.filter(
      ({ name, payload }) => payload.topic === AGENTS_TOPIC && name.startsWith('agents:'),
    );
    const kinds = new Set(facts.map(({ name }) => name));
    expect([...kinds].sort()).toEqual(['agents:leaderboard', 'agents:reward']);
    const text = JSON.stringify(facts);
    expect(text).not.toContain(agent.id);
    expect(text).not.toMatch(/"(?:xp|credits)"/u);
    expect(text).not.toContain(agent.displayName);
    expect(text).not.toContain('displayName');
    expect(text).not.toMatch(/"(?:totals|level)"/u);
  }
});

test('what an account earns is told to it alone', async () => {
  const own = ownAgentTopic(agent.id);
  for (const topic of [own, ownAgentTopic('')])
    expect(await watcher.subscribe(topic, 0), topic).toMatchObject({ ok: false, isFinal: true });
  const socket = await server.connect(cookies.agent);
  expect(await socket.subscribe(own, 0)).toMatchObject({ ok: true });
  await server.settle();
  const told = socket.received.filter(({ payload }) => payload.topic === own);
  expect(told.map(({ name, payload }) => [name, payload.reason])).toContainEqual([
    'agent:reward',
    'layer-complete',
  ]);
});

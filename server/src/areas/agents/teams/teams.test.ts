import { TEAM_MAX } from '@fap/shared/agents/team-contract.ts';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { agentTeam, agentTeamMember } from '../../../db/schema/agents.ts';
import { account } from '../../../db/schema/auth.ts';
import { auditEntry } from '../../../db/schema/platform.ts';
import { emit, recordAudit, transact } from '../../../platform/write/transact.ts';
import { actAs, makeAccount, makeCluster, makePiece, type TestAccount } from '../../../testing/factories.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { authEvents } from '../../auth/events.ts';
import { listMissions } from '../missions/list-missions.ts';
import { getStats } from '../people/get-stats.ts';
import { makeDecided, show } from '../testing/make-decided.ts';
import { foundTeam, renameTeam } from './found-team.ts';
import { answerRequest, askToJoin, inviteAgent, leaveTeam } from './join-team.ts';
import { getTeam, listTeams } from './queries.ts';
import { setFocus } from './set-focus.ts';

let world: World;
let names = 0;
beforeAll(async () => {
  world = await createWorld();
});

const as = (agent: TestAccount) => actAs(world, agent);
const letters = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Grove', 'Hazel', 'Ivy', 'Juniper'];
/** A name that no other team has. */
const freeName = () => {
  names += 1;
  return `${letters[names % 10]} ${letters[Math.floor(names / 10) % 10]} readers`;
};
async function makeTeam() {
  const lead = await makeAccount(world);
  const { id, name } = await foundTeam(as(lead), freeName());
  return { id, name, lead };
}
async function join(id: string, lead: TestAccount, agent?: TestAccount): Promise<TestAccount> {
  const joining = agent ?? (await makeAccount(world));
  world.clock.advanceSeconds(1);
  await askToJoin(as(joining), id);
  await answerRequest(as(lead), { teamId: id, accountId: joining.id, isAccepted: true });
  return joining;
}
const peopleOf = async (id: string, reader: TestAccount) =>
  (await getTeam(as(reader), id)).people.map(({ accountId, isLead }) => [accountId, isLead]);
const fails = (work: Promise<unknown>, code: string) => expect(work).rejects.toMatchObject({ code });

describe('a team', () => {
  test('is founded by who leads it, and nobody is in two', async () => {
    const { id, name, lead } = await makeTeam();
    expect(await getTeam(as(lead), id)).toMatchObject({ name, members: 1, isOwn: true });
    expect((await getStats(as(lead))).team).toEqual({ id, name });
    await fails(foundTeam(as(lead), freeName()), 'CONFLICT');
    const other = await makeTeam();
    await fails(askToJoin(as(lead), other.id), 'CONFLICT');
  });

  test('has a name that no other team could be taken for', async () => {
    const { name } = await makeTeam();
    const second = await makeAccount(world);
    await fails(foundTeam(as(second), name.toUpperCase()), 'CONFLICT');
    const wanted = freeName();
    const both = await Promise.allSettled(
      [await makeAccount(world), await makeAccount(world)].map((agent) => foundTeam(as(agent), wanted)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('lets in who asked, when its lead says so and nobody else', async () => {
    const { id, lead } = await makeTeam();
    const asking = await makeAccount(world);
    await askToJoin(as(asking), id);
    expect((await getTeam(as(lead), id)).requests).toMatchObject([{ accountId: asking.id, kind: 'asked' }]);
    const answer = { teamId: id, accountId: asking.id, isAccepted: true };
    await fails(answerRequest(as(asking), answer), 'NOT_FOUND');
    await fails(answerRequest(as(await makeAccount(world)), answer), 'FORBIDDEN');
    await answerRequest(as(lead), answer);
    expect(await peopleOf(id, asking)).toEqual([
      [lead.id, true],
      [asking.id, false],
    ]);
    await fails(answerRequest(as(lead), answer), 'NOT_FOUND');
  });

  test('invites only who has a profile, and only they accept', async () => {
    const { id, lead } = await makeTeam();
    const hidden = await makeAccount(world);
    await fails(inviteAgent(as(lead), id, hidden.id), 'NOT_FOUND');
    await show(world, hidden, { badges: true });
    await inviteAgent(as(lead), id, hidden.id);
    expect((await getStats(as(hidden))).invitations.map((team) => team.id)).toEqual([id]);
    const answer = { teamId: id, accountId: hidden.id, isAccepted: true };
    await fails(answerRequest(as(lead), answer), 'NOT_FOUND');
    await answerRequest(as(hidden), answer);
    expect((await getTeam(as(hidden), id)).members).toBe(2);
    await fails(inviteAgent(as(hidden), id, lead.id), 'FORBIDDEN');
  });

  test('an invitation does not tell the lead that somebody is in a team who does not let others see it', async () => {
    const [first, second] = [await makeTeam(), await makeTeam()];
    const taken = await join(first.id, first.lead);
    await show(world, taken, { badges: true });
    await inviteAgent(as(second.lead), second.id, taken.id);
    expect((await getTeam(as(second.lead), second.id)).requests).toMatchObject([{ accountId: taken.id }]);
    await fails(
      answerRequest(as(taken), { teamId: second.id, accountId: taken.id, isAccepted: true }),
      'CONFLICT',
    );
    const third = await makeTeam();
    await show(world, taken, { team: true });
    await fails(inviteAgent(as(third.lead), third.id, taken.id), 'CONFLICT');
  });

  test('who asks a team that invited them is in at once; the lead may take an invitation back', async () => {
    const { id, lead } = await makeTeam();
    const [eager, slow] = [await makeAccount(world), await makeAccount(world)];
    for (const agent of [eager, slow]) {
      await show(world, agent, { team: true });
      await inviteAgent(as(lead), id, agent.id);
    }
    expect((await askToJoin(as(eager), id)).isOwn).toBe(true);
    await answerRequest(as(lead), { teamId: id, accountId: slow.id, isAccepted: false });
    expect((await getStats(as(slow))).invitations).toEqual([]);
  });

  test('takes no more than its members, also when two are let in at once', async () => {
    const { id, lead } = await makeTeam();
    for (let members = 2; members < TEAM_MAX; members += 1) await join(id, lead);
    const last = [await makeAccount(world), await makeAccount(world)];
    for (const agent of last) await askToJoin(as(agent), id);
    const answers = await Promise.allSettled(
      last.map(({ id: accountId }) => answerRequest(as(lead), { teamId: id, accountId, isAccepted: true })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await getTeam(as(lead), id)).members).toBe(TEAM_MAX);
  });

  test('of two teams that let somebody in at once, one gets them', async () => {
    const [one, two] = [await makeTeam(), await makeTeam()];
    const wanted = await makeAccount(world);
    for (const { id } of [one, two]) await askToJoin(as(wanted), id);
    const answers = await Promise.allSettled(
      [one, two].map(({ id, lead }) =>
        answerRequest(as(lead), { teamId: id, accountId: wanted.id, isAccepted: true }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const rows = await world.db
      .select()
      .from(agentTeamMember)
      .where(eq(agentTeamMember.accountId, wanted.id));
    expect(rows).toHaveLength(1);
  });

  test('is led by the longest member when its lead leaves, and gone with the last one', async () => {
    const { id, lead } = await makeTeam();
    world.clock.advanceSeconds(1);
    const second = await join(id, lead);
    world.clock.advanceSeconds(1);
    const third = await join(id, lead);
    await leaveTeam(as(lead), id);
    expect(await peopleOf(id, third)).toEqual([
      [second.id, true],
      [third.id, false],
    ]);
    await fails(leaveTeam(as(lead), id), 'NOT_FOUND');
    await leaveTeam(as(third), id);
    await leaveTeam(as(second), id);
    await fails(getTeam(as(second), id), 'NOT_FOUND');
  });

  test('who asked can take it back', async () => {
    const { id, lead } = await makeTeam();
    const asking = await makeAccount(world);
    await askToJoin(as(asking), id);
    expect((await getTeam(as(asking), id)).may).toMatchObject({ ask: false, leave: true });
    await leaveTeam(as(asking), id);
    expect((await getTeam(as(lead), id)).requests).toEqual([]);
  });

  test('is renamed by its lead and by moderators, without the names in the audit trail', async () => {
    const { id, name, lead } = await makeTeam();
    const member = await join(id, lead);
    await fails(renameTeam(as(member), id, freeName()), 'FORBIDDEN');
    const moderator = await makeAccount(world, 'analyst');
    const better = freeName();
    expect((await renameTeam(as(moderator), id, better)).name).toBe(better);
    await fails(renameTeam(as(lead), id, (await makeTeam()).name), 'CONFLICT');
    const audits = await world.db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.entityType, 'team'), eq(auditEntry.entityId, id)));
    expect(audits.map(({ action }) => action)).toContain('team.renamed');
    for (const word of [name, better]) expect(JSON.stringify(audits)).not.toContain(word);
  });
});

describe('the sum of a team', () => {
  test('is the accepted pieces of the members who let others see team and place', async () => {
    const { id, lead } = await makeTeam();
    const { clusterId } = await makeCluster(world);
    const shown = await join(id, lead);
    const half = await join(id, lead);
    await makeDecided(world, lead, { clusterId, accepted: 40 });
    await makeDecided(world, shown, { clusterId, accepted: 3, disputed: 1 });
    await makeDecided(world, half, { clusterId, accepted: 500 });
    await show(world, shown, { team: true, leaderboard: true });
    await show(world, half, { leaderboard: true });
    const stranger = await makeAccount(world);
    const seen = await getTeam(as(stranger), id);
    expect(seen).toMatchObject({ accepted: 3, members: 3 });
    expect(seen.people.map(({ accountId, accepted }) => [accountId, accepted])).toEqual([[shown.id, 3]]);
    const { items } = await listTeams(as(stranger), { limit: 100 });
    expect(items.find((team) => team.id === id)).toMatchObject({ accepted: 3, members: 3, isOwn: false });
    // Members see one another, and of each what they let others see.
    expect((await getTeam(as(lead), id)).people.map(({ accepted }) => accepted)).toEqual([null, 3, 500]);
  });
});

describe('Cluster Boss privileges', () => {
  test('open at level 4: the team’s layer stands first among its members’ missions while it is missing', async () => {
    const { id, lead } = await makeTeam();
    const member = await join(id, lead);
    const { clusterId } = await makeCluster(world);
    const focus = { clusterId, layer: 14 };
    await fails(setFocus(as(lead), id, focus), 'FORBIDDEN');
    await world.db.update(account).set({ xp: 4_999 }).where(eq(account.id, lead.id));
    await fails(setFocus(as(lead), id, focus), 'FORBIDDEN');
    await world.db.update(account).set({ xp: 5_000 }).where(eq(account.id, lead.id));
    expect((await setFocus(as(lead), id, focus)).focus).toMatchObject(focus);
    expect((await listMissions(as(member))).team).toMatchObject(focus);
    expect((await listMissions(as(await makeAccount(world)))).team).toBeNull();
    await makePiece(world, clusterId, 14);
    expect((await listMissions(as(member))).team).toBeNull();
    await fails(setFocus(as(lead), id, focus), 'CONFLICT');
    expect((await setFocus(as(lead), id, null)).focus).toBeNull();
  });

  test('hold for one’s own team only, and for a cluster there is', async () => {
    const { id, lead } = await makeTeam();
    const other = await makeTeam();
    await world.db.update(account).set({ xp: 9_000 }).where(eq(account.id, lead.id));
    const { clusterId } = await makeCluster(world);
    await fails(setFocus(as(lead), other.id, { clusterId, layer: 13 }), 'NOT_FOUND');
    await fails(setFocus(as(lead), id, { clusterId: 'cluster-none', layer: 13 }), 'NOT_FOUND');
  });
});

test('an erased account is out of its team, and the next one leads', async () => {
  const { id, lead } = await makeTeam();
  const second = await join(id, lead);
  const alone = await makeTeam();
  for (const leaving of [lead, alone.lead])
    await transact(world.ctx, 'platform', async (tx) => {
      await recordAudit(tx, { action: 'account.erased', entityType: 'account', entityId: leaving.id });
      emit(tx, authEvents.erased, { accountId: leaving.id, alsoPieces: false });
    });
  await world.drain();
  expect(await peopleOf(id, second)).toEqual([[second.id, true]]);
  expect(await world.db.select().from(agentTeam).where(eq(agentTeam.id, alone.id))).toEqual([]);
});

import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { notice } from '../../db/schema/notices.ts';
import { actAs, actAsNew, makeAccount, makeCluster, type TestAccount } from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { foundTeam } from '../agents/teams/found-team.ts';
import { answerRequest, askToJoin, inviteAgent } from '../agents/teams/join-team.ts';
import { show } from '../agents/testing/make-decided.ts';
import { askForUnits } from '../recondogs/ask-for-units.ts';
import { acceptRequest, declineRequest, withdrawRequest } from '../recondogs/decide-request.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});

const as = (agent: TestAccount) => actAs(world, agent);
const toldOf = async ({ id }: TestAccount, kind: 'team-invited' | 'units-decided') => {
  await world.drain();
  const rows = await world.db
    .select({ payload: notice.payload })
    .from(notice)
    .where(and(eq(notice.accountId, id), eq(notice.kind, kind)));
  return rows.map(({ payload }) => payload);
};

describe('a team', () => {
  const makeTeam = async () => {
    const lead = await makeAccount(world);
    return { lead, ...(await foundTeam(as(lead), world.name('Alder'))) };
  };
  const makeAgent = async () => {
    const agent = await makeAccount(world);
    await show(world, agent, { badges: true });
    return agent;
  };

  it('that invites an agent tells them, and the lead nothing', async () => {
    const [{ id, lead }, agent] = [await makeTeam(), await makeAgent()];
    await inviteAgent(as(lead), id, agent.id);
    expect(await toldOf(agent, 'team-invited')).toEqual([{ teamId: id }]);
    expect(await toldOf(lead, 'team-invited')).toEqual([]);
  });

  it('that took its invitation back before tells nobody', async () => {
    const [{ id, lead }, agent] = [await makeTeam(), await makeAgent()];
    await inviteAgent(as(lead), id, agent.id);
    await answerRequest(as(lead), { teamId: id, accountId: agent.id, isAccepted: false });
    expect(await toldOf(agent, 'team-invited')).toEqual([]);
  });

  it('that somebody asks to join invited nobody', async () => {
    const [{ id, lead }, agent] = [await makeTeam(), await makeAgent()];
    await askToJoin(as(agent), id);
    expect([await toldOf(agent, 'team-invited'), await toldOf(lead, 'team-invited')]).toEqual([[], []]);
  });
});

describe('a request for units', () => {
  const ask = async () => {
    const [agent, { clusterId }] = [await makeAccount(world), await makeCluster(world)];
    const { request } = await askForUnits(as(agent), { clusterId });
    return { agent, clusterId, requestId: request.id };
  };

  it('that an admin accepts is told to who asked', async () => {
    const { agent, clusterId, requestId } = await ask();
    await acceptRequest(await actAsNew(world, 'admin'), requestId);
    expect(await toldOf(agent, 'units-decided')).toEqual([{ clusterId, requestId, isSent: true }]);
  });

  it('that an admin declines is, too', async () => {
    const { agent, clusterId, requestId } = await ask();
    await declineRequest(await actAsNew(world, 'admin'), requestId, 'Too early: there is one report.');
    expect(await toldOf(agent, 'units-decided')).toEqual([{ clusterId, requestId, isSent: false }]);
  });

  it('that its author withdraws is told to nobody', async () => {
    const { agent, requestId } = await ask();
    await withdrawRequest(as(agent), requestId);
    expect(await toldOf(agent, 'units-decided')).toEqual([]);
  });
});

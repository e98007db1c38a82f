import { NOTHING_SHOWN } from '@fap/shared/agents/choices.ts';
import { agentsContract } from '@fap/shared/agents/contract.ts';
import { REWARDS } from '@fap/shared/agents/rewards.ts';
import { teamContract } from '@fap/shared/agents/team-contract.ts';
import { eq } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { examplesOf, type Scene } from '../../../testing/examples-of.ts';
import { actAs, makeCluster, type TestAccount } from '../../../testing/factories.ts';
import type { World } from '../../../testing/world.ts';
import { changeChoices } from '../choices/change-choices.ts';
import { foundTeam } from '../teams/found-team.ts';
import { askToJoin, leaveTeam } from '../teams/join-team.ts';
import { findTeamOf } from '../teams/queries.ts';

/** A name that no other team of these tests has: names may hold few figures, so they become letters. */
const teamName = (world: World) =>
  `Team ${world.name('of').replace(/\d/gu, (figure) => 'ghijkmnpqr'[Number(figure)] ?? '')}`;

/** Lets an account found a team, after it left the one it was in. */
async function found(world: World, lead: TestAccount): Promise<string> {
  const ctx = actAs(world, lead);
  const before = await findTeamOf(ctx, lead.id);
  if (before) await leaveTeam(ctx, before.id);
  return (await foundTeam(ctx, teamName(world))).id;
}

const ofTeam = async ({ world }: Scene, lead: TestAccount) => ({
  params: { id: await found(world, lead) },
  status: 200,
});

const ofAgents = examplesOf(agentsContract, {
  agentStats: () => ({ status: 200 }),
  agentLeaderboard: () => ({ status: 200 }),
  agentProgress: () => ({ status: 200 }),
  agentMissions: () => ({ status: 200 }),
  changeChoices: () => ({ json: { ...NOTHING_SHOWN, level: true }, status: 200 }),
  agentProfile: ({ member }) => ({ params: { id: member.id }, status: 200 }),
  agentRows: ({ member }) => ({ params: { id: member.id, figure: 'rewards' }, status: 200 }),
});

const ofTeams = examplesOf(teamContract, {
  list: () => ({ status: 200 }),
  get: (scene) => ofTeam(scene, scene.somebodyElse),
  found: async ({ world, member }) => {
    const before = await findTeamOf(world.ctx, member.id);
    if (before) await leaveTeam(actAs(world, member), before.id);
    return { json: { name: teamName(world) }, status: 201 };
  },
  rename: async (scene) => ({
    ...(await ofTeam(scene, scene.member)),
    json: { name: teamName(scene.world) },
  }),
  ask: async (scene) => {
    const before = await findTeamOf(scene.world.ctx, scene.member.id);
    if (before) await leaveTeam(actAs(scene.world, scene.member), before.id);
    return ofTeam(scene, scene.somebodyElse);
  },
  invite: async (scene) => {
    const { world, member, somebodyElse } = scene;
    const theirs = await findTeamOf(world.ctx, somebodyElse.id);
    if (theirs) await leaveTeam(actAs(world, somebodyElse), theirs.id);
    await changeChoices(actAs(world, somebodyElse), { ...NOTHING_SHOWN, level: true });
    return { ...(await ofTeam(scene, member)), json: { accountId: somebodyElse.id } };
  },
  answer: async (scene) => {
    const { world, member, somebodyElse } = scene;
    const theirs = await findTeamOf(world.ctx, somebodyElse.id);
    if (theirs) await leaveTeam(actAs(world, somebodyElse), theirs.id);
    const asked = await ofTeam(scene, member);
    await askToJoin(actAs(world, somebodyElse), asked.params.id);
    return { ...asked, json: { accountId: somebodyElse.id, isAccepted: true } };
  },
  leave: (scene) => ofTeam(scene, scene.member),
  setFocus: async (scene) => {
    const { world, member } = scene;
    const { clusterId } = await makeCluster(world);
    const xp = 100 * REWARDS['piece-submitted'].xp;
    await world.db.update(account).set({ xp }).where(eq(account.id, member.id));
    return { ...(await ofTeam(scene, member)), json: { focus: { clusterId, layer: 14 } } };
  },
});

/** A good request for each call of this area. */
export const examples = { ...ofAgents, ...ofTeams };

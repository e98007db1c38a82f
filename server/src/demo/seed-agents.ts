import type { Choices } from '@fap/shared/agents/choices.ts';
import { answerRequest, askToJoin, changeChoices, findTeamOf, foundTeam } from '../areas/agents/index.ts';
import type { Actor, Ctx } from '../platform/write/context.ts';
import type { DemoPeople } from './demo-accounts.ts';

const ALL: Choices = { leaderboard: true, level: true, badges: true, agreement: true, team: true };
const PLACE: Choices = { leaderboard: true, level: true, badges: false, agreement: false, team: true };
const NAME: Choices = { leaderboard: true, level: false, badges: false, agreement: false, team: false };

/** What the demo's agents let others see, in turn; of every sixth nothing, as of somebody who never chose. */
const CHOSEN: readonly (Choices | null)[] = [ALL, PLACE, ALL, NAME, PLACE, null];

/** Each team by the places of its agents in the demo's list; the first one leads. */
const TEAMS: readonly { name: string; agents: readonly number[]; asking: readonly number[] }[] = [
  { name: 'Patient Readers', agents: [0, 2, 4, 7], asking: [9] },
  { name: 'Night Shift', agents: [1, 6, 12], asking: [] },
  { name: 'Second Look', agents: [8, 14], asking: [] },
];

/** Has the demo's agents choose what others see, and meet in teams. Repeatable. */
export async function seedAgents(ctx: Ctx, { agents }: DemoPeople): Promise<void> {
  const as = (place: number): { ctx: Ctx; accountId: string } => {
    const actor: Actor | undefined = agents[place];
    if (!actor?.accountId) throw new RangeError(`no demo agent ${place}`);
    return { ctx: { ...ctx, actor }, accountId: actor.accountId };
  };
  for (const place of agents.keys()) {
    const choices = CHOSEN[place % CHOSEN.length];
    if (choices) await changeChoices(as(place).ctx, choices);
  }
  for (const { name, agents: members, asking } of TEAMS) {
    const [lead = 0, ...others] = members;
    const { ctx: leading, accountId } = as(lead);
    const { id } = (await findTeamOf(leading, accountId)) ?? (await foundTeam(leading, name));
    for (const place of [...others, ...asking]) {
      const joining = as(place);
      if (await findTeamOf(joining.ctx, joining.accountId)) continue;
      await askToJoin(joining.ctx, id);
      if (others.includes(place))
        await answerRequest(leading, { teamId: id, accountId: joining.accountId, isAccepted: true });
    }
  }
}

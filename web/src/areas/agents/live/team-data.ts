import { type TeamDetail, teamContract } from '@fap/shared/agents/team-contract.ts';
import { pages } from '../../../platform/pages.ts';
import { read } from '../../../platform/read.ts';
import { agentMissions, agentStats } from './data.ts';

/** Teams, newest first. */
export const agentTeams = pages(teamContract.list, { itemsOf: (teams) => teams, idOf: ({ id }) => id });

/** One team. */
export const agentTeam = read(teamContract.get, { isFreshOnVisit: true });

/** Shows a team as an answer has it, and asks again for what else changed with it. */
export function showTeam(team: TeamDetail): void {
  agentTeam.patch(() => team, { params: { id: team.id } });
  refreshTeams();
}

/** Asks again for everything that says who is in which team. */
export function refreshTeams(): void {
  void agentStats.refresh();
  void agentTeams.refresh();
  void agentMissions.refresh();
}

import type { Choices } from '@fap/shared/agents/choices.ts';
import { agentsContract } from '@fap/shared/agents/contract.ts';
import { api } from '../../../platform/api-client.ts';
import { pages } from '../../../platform/pages.ts';
import { read } from '../../../platform/read.ts';

/** The agent's own figures. */
export const agentStats = read(agentsContract.agentStats, { isFreshOnVisit: true });

/** The way to the next level. */
export const agentProgress = read(agentsContract.agentProgress, { isFreshOnVisit: true });

/** The missing layers that matter most. */
export const agentMissions = read(agentsContract.agentMissions, { isFreshOnVisit: true });

/** The agent's neighbours on the leaderboard. */
export const neighbours = read(agentsContract.agentLeaderboard, { isFreshOnVisit: true });

/** All of the leaderboard from the top. */
export const topAgents = pages(agentsContract.agentLeaderboard, {
  itemsOf: ({ entries }) => entries,
  idOf: ({ accountId }) => accountId,
});
export const FROM_THE_TOP = { query: { view: 'top' } } as const;

/** What an agent lets others see. */
export const agentProfile = read(agentsContract.agentProfile, { isFreshOnVisit: true });

/** The rows that a figure counts. */
export const agentRows = pages(agentsContract.agentRows, {
  itemsOf: (rows) => rows,
  idOf: ({ kind, id }) => `${kind} ${id}`,
});

/** The agent's newest badges; the others are a click away. */
export const newestBadges = read(agentsContract.agentRows, { isFreshOnVisit: true });
const NEWEST = { limit: '4' };
/** The request for somebody's newest badges. */
export const badgesOf = (id: string) => ({ params: { id, figure: 'badges' as const }, query: NEWEST });

/** Chooses what others see. */
export async function chooseShown(choices: Choices): Promise<void> {
  const chosen = await api(agentsContract.changeChoices, { body: choices });
  agentStats.patch((stats) => ({ ...stats, choices: chosen }));
}

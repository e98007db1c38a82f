import { agentsContract } from '@fap/shared/agents/contract.ts';
import { AGENTS_TOPIC } from '@fap/shared/agents/events.ts';
import { teamContract } from '@fap/shared/agents/team-contract.ts';
import { defineArea, openTopic } from '../../platform/areas/area.ts';
import { ownAgentTopicRule } from './live/own-agent-topic.ts';
import { agentInlineReactions, agentReactions } from './reactions.ts';
import { bindAgentRoutes } from './routes.ts';

/** Rewards for work, who is shown with what, missions and teams. */
export const agents = defineArea({
  name: 'agents',
  contracts: [agentsContract, teamContract],
  routes: bindAgentRoutes,
  topics: () => [openTopic(AGENTS_TOPIC), ownAgentTopicRule],
  reactions: agentReactions,
  inline: agentInlineReactions,
});

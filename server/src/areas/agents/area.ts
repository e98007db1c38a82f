import { agentsContract } from '@fap/shared/agents/contract.ts';
import { AGENTS_TOPIC } from '@fap/shared/agents/events.ts';
import { defineArea, openTopic } from '../../platform/areas/area.ts';
import { agentInlineReactions, agentReactions } from './reactions.ts';

/** Rewards for work, and who earned them. */
export const agents = defineArea({
  name: 'agents',
  contracts: [agentsContract],
  topics: () => [openTopic(AGENTS_TOPIC)],
  reactions: agentReactions,
  inline: agentInlineReactions,
});

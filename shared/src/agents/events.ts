import * as v from 'valibot';
import { defineFact } from '../kernel/topic.ts';
import { REWARD_REASONS } from './rewards.ts';

export const AGENTS_TOPIC = 'agents';

export const agentFacts = {
  reward: defineFact(
    'agents:reward',
    v.object({
      accountId: v.string(),
      displayName: v.string(),
      reason: v.picklist(REWARD_REASONS),
      credits: v.number(),
      xp: v.number(),
      clusterId: v.nullable(v.string()),
      totals: v.object({ credits: v.number(), xp: v.number(), level: v.number() }),
    }),
  ),
};

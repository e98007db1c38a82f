import * as v from 'valibot';
import { defineFact } from '../kernel/topic.ts';
import { REWARD_REASONS } from './rewards.ts';

export const AGENTS_TOPIC = 'agents';
/** The topic of what an account earns, for that account alone: a sum of it is a level, which others see only by choice. */
export const ownAgentTopic = (accountId: string): string => `agent:${accountId}`;

/** What may have moved the leaderboard. */
const LEADERBOARD_CHANGES = ['piece-decided', 'people', 'teams'] as const;

/** Facts for everybody signed in. They name nobody: who is shown with what is the choice of each person, and may change. */
export const agentFacts = {
  /** Somebody's work earned something, so a missing layer may be none any more. */
  worked: defineFact('agents:reward', v.object({})),
  /** The leaderboard, a profile or a team is not what it was: each reader asks again and gets what they may see. */
  leaderboard: defineFact('agents:leaderboard', v.object({ changed: v.picklist(LEADERBOARD_CHANGES) })),
};

/** Facts of `ownAgentTopic`. */
export const ownAgentFacts = {
  reward: defineFact(
    'agent:reward',
    v.object({
      accountId: v.string(),
      reason: v.picklist(REWARD_REASONS),
      credits: v.number(),
      xp: v.number(),
      clusterId: v.nullable(v.string()),
    }),
  ),
};

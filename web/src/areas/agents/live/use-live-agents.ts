import { AGENTS_TOPIC, agentFacts } from '@fap/shared/agents/events.ts';
import { useTopic } from '../../../platform/use-topic.ts';

/** Bursts of facts are one refetch. */
const GATHER_MS = 800;

/** What may be asked again. */
export interface AgentRefreshes {
  /** Somebody sent a piece, and a missing layer may be none any more. */
  onReward?: (accountIds: readonly string[]) => void;
  /** The leaderboard, a profile or a team is not what it was. */
  onMoved: () => void;
}

/** Asks again when rewards are granted or the leaderboard moved; after a gap it asks for both. */
export function useLiveAgents({ onReward, onMoved }: AgentRefreshes): void {
  const refreshAll = () => {
    onReward?.([]);
    onMoved();
  };
  useTopic(AGENTS_TOPIC, agentFacts, {
    onGathered: (facts) => {
      const rewarded = facts.flatMap(({ key, fact }) => (key === 'reward' ? [fact.accountId] : []));
      if (rewarded.length > 0) onReward?.(rewarded);
      if (rewarded.length < facts.length) onMoved();
    },
    onJoined: refreshAll,
    onTruncated: refreshAll,
    gatherMs: GATHER_MS,
  });
}

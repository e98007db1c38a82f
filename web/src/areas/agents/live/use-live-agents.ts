import { AGENTS_TOPIC, agentFacts, ownAgentFacts, ownAgentTopic } from '@fap/shared/agents/events.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { useTopic } from '../../../platform/use-topic.ts';

/** Bursts of facts are one refetch. */
const GATHER_MS = 800;
const FACTS = { ...agentFacts, ...ownAgentFacts };

/** What may be asked again. */
export interface AgentRefreshes {
  /** Somebody sent a piece, and a missing layer may be none any more. */
  onWork?: () => void;
  /** The signed-in person earned something. */
  onReward?: () => void;
  /** The leaderboard, a profile or a team is not what it was. */
  onMoved: () => void;
}

/** Asks again when work was done, rewards are granted or the leaderboard moved; after a gap it asks for all. */
export function useLiveAgents({ onWork, onReward, onMoved }: AgentRefreshes): void {
  const { id } = useCurrentUser();
  const refreshAll = () => {
    onWork?.();
    onReward?.();
    onMoved();
  };
  useTopic([AGENTS_TOPIC, ownAgentTopic(id)], FACTS, {
    onGathered: (facts) => {
      const came = new Set(facts.map(({ key }) => key));
      if (came.has('worked')) onWork?.();
      if (came.has('reward')) onReward?.();
      if (came.has('leaderboard')) onMoved();
    },
    onJoined: refreshAll,
    onTruncated: refreshAll,
    gatherMs: GATHER_MS,
  });
}

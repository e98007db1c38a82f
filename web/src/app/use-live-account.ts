import { AGENTS_TOPIC, agentFacts } from '@fap/shared/agents/events.ts';
import { currentUser, useCurrentUser } from '../platform/session.ts';
import { useTopic } from '../platform/use-topic.ts';

/** Keeps the signed-in user's XP, level and credits current. */
export function useLiveAccount(): void {
  const { id } = useCurrentUser();
  useTopic(AGENTS_TOPIC, agentFacts, {
    // A fact tells what was earned, and nobody's totals.
    onGathered: (facts) => {
      if (facts.some(({ key, fact }) => key === 'reward' && fact.accountId === id))
        void currentUser.refresh();
    },
    onTruncated: () => void currentUser.refresh(),
  });
}

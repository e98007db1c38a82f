import { AGENTS_TOPIC, agentFacts } from '@fap/shared/agents/events.ts';
import { currentUser, useCurrentUser } from '../platform/session.ts';
import { useTopic } from '../platform/use-topic.ts';

/** Keeps the signed-in user's XP, level and credits current. */
export function useLiveAccount(): void {
  const { id } = useCurrentUser();
  useTopic(AGENTS_TOPIC, agentFacts, {
    on: {
      reward: ({ accountId, totals }) => {
        if (accountId === id) currentUser.patch((user) => user && { ...user, ...totals });
      },
    },
    onTruncated: () => void currentUser.refresh(),
  });
}

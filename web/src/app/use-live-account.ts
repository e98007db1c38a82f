import { ownAgentFacts, ownAgentTopic } from '@fap/shared/agents/events.ts';
import { currentUser, useCurrentUser } from '../platform/session.ts';
import { useTopic } from '../platform/use-topic.ts';

/** Keeps the signed-in user's XP, level and credits current. */
export function useLiveAccount(): void {
  const { id } = useCurrentUser();
  useTopic(ownAgentTopic(id), ownAgentFacts, {
    // A fact tells what was earned, and no totals.
    onGathered: () => void currentUser.refresh(),
    onTruncated: () => void currentUser.refresh(),
  });
}

import { AGENTS_TOPIC, agentFacts } from '@fap/shared/agents/events.ts';
import type { FactPayload } from '@fap/shared/kernel/topic.ts';
import { useEffect } from 'react';
import { currentUser, useCurrentUser } from '../platform/session.ts';
import { topics } from '../platform/topics.ts';

/** Keeps the signed-in person's XP, level and credits current while they are rewarded anywhere. */
export function useLiveAccount(): void {
  const { id } = useCurrentUser();
  useEffect(
    () =>
      topics().subscribe(AGENTS_TOPIC, undefined, ({ name, payload }) => {
        if (name !== agentFacts.reward.name) return;
        // The server checks every fact against its schema before it is logged.
        const { accountId, totals } = payload as unknown as FactPayload<typeof agentFacts.reward>;
        if (accountId === id) currentUser.patch((user) => user && { ...user, ...totals });
      }),
    [id],
  );
}

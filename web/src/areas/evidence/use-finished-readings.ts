import { evidenceFacts, evidenceTopic } from '@fap/shared/evidence/events.ts';
import type { Evidence } from '@fap/shared/evidence/reading-contract.ts';
import { useTopic } from '../../platform/use-topic.ts';

/** Far below the limit of a connection. As items finish, the next ones are watched. */
const MAX_WATCHED = 20;

/**
 * Calls `onFinished` when one of these items has been read. The topic is replayed from its beginning, so an item that
 * finished just before the subscription is not missed.
 */
export function useFinishedReadings(items: readonly Evidence[], onFinished: () => void): void {
  const beingRead = items.filter(({ state }) => state === 'reading').slice(0, MAX_WATCHED);
  useTopic(
    beingRead.map(({ id }) => evidenceTopic(id)),
    evidenceFacts,
    {
      after: 0,
      onGathered: (facts) => {
        if (facts.some(({ key }) => key === 'read')) onFinished();
      },
      onTruncated: onFinished,
    },
  );
}

import { evidenceFacts, evidenceTopic } from '@fap/shared/evidence/events.ts';
import type { Evidence } from '@fap/shared/evidence/reading-contract.ts';
import { useTopic } from '../../platform/use-topic.ts';

/** Far below what a connection may watch; the others are watched as these are done. */
const MAX_WATCHED = 20;

/**
 * Calls `readAgain` when the reading of one of these exhibits ends. What ended between the list's answer and this is told
 * too, because an exhibit's topic is replayed from its beginning.
 */
export function useReadingNews(exhibits: readonly Evidence[], readAgain: () => void): void {
  const beingRead = exhibits.filter(({ state }) => state === 'reading').slice(0, MAX_WATCHED);
  useTopic(
    beingRead.map(({ id }) => evidenceTopic(id)),
    evidenceFacts,
    {
      after: 0,
      onGathered: (facts) => {
        if (facts.some(({ key }) => key === 'read')) readAgain();
      },
      onTruncated: readAgain,
    },
  );
}

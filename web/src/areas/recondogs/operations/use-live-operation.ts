import { RECONDOGS_TOPIC, recondogFacts } from '@fap/shared/recondogs/events.ts';
import { knowFacts } from '../../../platform/parse-fact.ts';
import { useRead } from '../../../platform/read.ts';
import { useTopic } from '../../../platform/use-topic.ts';
import { operationDetail } from '../data.ts';

const FACTS = { operation: recondogFacts.operation };
// The counters come on the same topic, and are for another screen.
knowFacts(recondogFacts);
/** A burst of steps is read once, this many milliseconds after its last. */
const GATHER_MS = 250;

/** An operation, read again after each burst of its steps. */
export function useLiveOperation(id: string) {
  const request = { params: { id } };
  const state = useRead(operationDetail, request);
  const refetch = () => void operationDetail.refresh(request);
  useTopic(RECONDOGS_TOPIC, FACTS, {
    gatherMs: GATHER_MS,
    onGathered: (facts) => {
      if (facts.some(({ fact }) => fact.operationId === id)) refetch();
    },
    onTruncated: refetch,
  });
  return state;
}

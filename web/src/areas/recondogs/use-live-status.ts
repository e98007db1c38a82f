import { RECONDOGS_TOPIC, recondogFacts } from '@fap/shared/recondogs/events.ts';
import { useEffect, useMemo, useState } from 'react';
import { useRead } from '../../platform/read.ts';
import { useTopic } from '../../platform/use-topic.ts';
import { dogStatus } from './data.ts';
import { addRunFact, type RunFacts, withRunFacts } from './live-status.ts';

/** Facts of this many milliseconds cause one refetch, which brings all findings and reasons. */
const GATHER_MS = 400;

const NO_FACTS: RunFacts = new Map();

/** A cluster's status, updated live while its units run. */
export function useLiveStatus(clusterId: string) {
  const state = useRead(dogStatus, { params: { clusterId } });
  const [runFacts, setRunFacts] = useState(NO_FACTS);
  const refetch = () => void dogStatus.refresh({ params: { clusterId } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: facts about another cluster do not apply
  useEffect(() => setRunFacts(NO_FACTS), [clusterId]);
  useTopic(RECONDOGS_TOPIC, recondogFacts, {
    on: {
      operation: (fact) => {
        if (fact.clusterId === clusterId) setRunFacts((known) => addRunFact(known, fact));
      },
    },
    gatherMs: GATHER_MS,
    onGathered: (facts) => {
      if (facts.some(({ key, fact }) => key === 'operation' && fact.clusterId === clusterId)) refetch();
    },
    onTruncated: () => {
      // A missed fact may be newer than the known ones.
      setRunFacts(NO_FACTS);
      refetch();
    },
  });
  const status = useMemo(() => state.data && withRunFacts(state.data, runFacts), [state.data, runFacts]);
  return { state, status };
}

import { RECONDOGS_TOPIC, recondogFacts } from '@fap/shared/recondogs/events.ts';
import { useEffect, useMemo, useState } from 'react';
import { useRead } from '../../platform/read.ts';
import { useTopic } from '../../platform/use-topic.ts';
import { dogStatus } from './data.ts';
import { addNews, type RunNews, withNews } from './live-status.ts';

/** A burst of facts is followed by one read this much later, in milliseconds: it brings all findings and the reasons. */
const READ_AFTER_MS = 400;

const NO_NEWS: RunNews = new Map();

/** A cluster's status that changes while its units run, whoever deployed them. */
export function useLiveStatus(clusterId: string) {
  const state = useRead(dogStatus, { params: { clusterId } });
  const [news, setNews] = useState(NO_NEWS);
  const readAgain = () => void dogStatus.refresh({ params: { clusterId } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: news of another cluster says nothing of this one
  useEffect(() => setNews(NO_NEWS), [clusterId]);
  useTopic(RECONDOGS_TOPIC, recondogFacts, {
    on: {
      operation: (fact) => {
        if (fact.clusterId === clusterId) setNews((known) => addNews(known, fact));
      },
    },
    gatherMs: READ_AFTER_MS,
    onGathered: (facts) => {
      if (facts.some(({ key, fact }) => key === 'operation' && fact.clusterId === clusterId)) readAgain();
    },
    onTruncated: () => {
      // What was missed may be newer than what is known.
      setNews(NO_NEWS);
      readAgain();
    },
  });
  const status = useMemo(() => state.data && withNews(state.data, news), [state.data, news]);
  return { state, status };
}

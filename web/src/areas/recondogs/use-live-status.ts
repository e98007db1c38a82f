import { RECONDOGS_TOPIC } from '@fap/shared/recondogs/events.ts';
import { useEffect, useMemo, useState } from 'react';
import { useResource } from '../../platform/resource.ts';
import { TOPIC_TRUNCATED, topics } from '../../platform/topics.ts';
import { dogStatus } from './data.ts';
import { type RunNews, runFactOf, withNews } from './live-status.ts';

/** A burst of facts is followed by one read this much later, in milliseconds: it brings all findings and the reasons. */
const READ_AFTER_MS = 400;

const NO_NEWS: RunNews = new Map();

/** A cluster's status that changes while its units run, whoever deployed them. */
export function useLiveStatus(clusterId: string) {
  const state = useResource(dogStatus, { params: { clusterId } });
  const [news, setNews] = useState(NO_NEWS);
  useEffect(() => {
    let timer: number | undefined;
    const readSoon = () => {
      timer ??= window.setTimeout(() => {
        timer = undefined;
        void dogStatus.refresh({ params: { clusterId } });
      }, READ_AFTER_MS);
    };
    setNews(NO_NEWS);
    const stop = topics().subscribe(RECONDOGS_TOPIC, undefined, ({ name, payload }) => {
      const fact = runFactOf(name, payload, clusterId);
      if (fact) setNews((known) => new Map(known).set(fact.unit, fact));
      if (fact || name === TOPIC_TRUNCATED) readSoon();
    });
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [clusterId]);
  const status = useMemo(() => state.data && withNews(state.data, news), [state.data, news]);
  return { state, status };
}

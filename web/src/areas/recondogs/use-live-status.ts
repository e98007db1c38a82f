import { RECONDOGS_TOPIC } from '@fap/shared/recondogs/events.ts';
import { useEffect, useMemo, useState } from 'react';
import { useResource } from '../../platform/resource.ts';
import { TOPIC_TRUNCATED, topics } from '../../platform/topics.ts';
import { dogStatus } from './data.ts';
import { addNews, type RunNews, runFactOf, withNews } from './live-status.ts';

/** A burst of facts is followed by one read this much later, in milliseconds: it brings all findings and the reasons. */
const READ_AFTER_MS = 400;

const NO_NEWS: RunNews = new Map();

/** A cluster's status that changes while its units run, whoever deployed them. */
export function useLiveStatus(clusterId: string) {
  const state = useResource(dogStatus, { params: { clusterId } });
  const [news, setNews] = useState(NO_NEWS);
  const isCached = state.data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isCached` is asked once, when the target is first watched
  useEffect(() => {
    // What was read on an earlier visit is old by now.
    if (isCached) void dogStatus.refresh({ params: { clusterId } });
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
      if (fact) setNews((known) => addNews(known, fact));
      // What was missed may be newer than what is known.
      if (name === TOPIC_TRUNCATED) setNews(NO_NEWS);
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

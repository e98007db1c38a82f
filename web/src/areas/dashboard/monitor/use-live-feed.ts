import { useState } from 'react';
import { useTopic } from '../../../platform/use-topic.ts';
import { eventOfFact, FEED_FACTS, FEED_TOPICS } from './event-of-fact.ts';
import type { FeedEvent } from './feed-event.ts';

/** Older lines go: the activity of clusters and cases can be read on their pages. */
const KEPT = 60;

export interface LiveFeed {
  /** Newest first. */
  events: readonly FeedEvent[];
  /** How many arrived while the feed was paused. */
  held: number;
  isPaused: boolean;
  setPaused: (isPaused: boolean) => void;
}

/** What arrives on the topics of the Live Monitor since it was opened; paused, new lines wait. */
export function useLiveFeed(): LiveFeed {
  const [arrived, setArrived] = useState<readonly FeedEvent[]>([]);
  const [pausedAt, setPausedAt] = useState<readonly FeedEvent[] | null>(null);
  useTopic(FEED_TOPICS, FEED_FACTS, {
    onEach: (fact) => {
      const event = eventOfFact(fact);
      if (event)
        setArrived((before) => [event, ...before.filter(({ key }) => key !== event.key)].slice(0, KEPT));
    },
  });
  const shown = pausedAt ?? arrived;
  const known = new Set(shown.map(({ key }) => key));
  return {
    events: shown,
    held: arrived.filter(({ key }) => !known.has(key)).length,
    isPaused: pausedAt !== null,
    setPaused: (isPaused) => setPausedAt(isPaused ? arrived : null),
  };
}

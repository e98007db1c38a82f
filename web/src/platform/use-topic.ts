import { type ReceivedFact, TOPIC_ENDED_EVENT } from '@fap/shared/kernel/topic.ts';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { askedAt } from './first-answers.ts';
import { Gathering } from './gathering.ts';
import { type FactTable, keyOfFact, knowFacts, parseFact } from './parse-fact.ts';
import { type ArrivedFact, TOPIC_JOINED, TOPIC_TRUNCATED, topics } from './topics.ts';

/** One of a topic's facts with its key in the table. */
export type TopicFact<Facts extends FactTable> = {
  [Key in keyof Facts]: { key: Key; fact: ReceivedFact<Facts[Key]> };
}[keyof Facts];

export interface TopicOptions<Facts extends FactTable> {
  /** Listens only while this is true; by default always. */
  isOn?: boolean | undefined;
  /** The `seq` of the loaded data: later facts are replayed first. By default, those since the component asked for its data. */
  after?: number | undefined;
  /** Handlers by fact, called on arrival. */
  on?: { [Key in keyof Facts]?: (fact: ReceivedFact<Facts[Key]>) => void };
  /** Called with every fact on arrival, after its own handler. */
  onEach?: (fact: TopicFact<Facts>) => void;
  /** Called once per burst of facts (debounced). */
  onGathered?: (facts: readonly TopicFact<Facts>[]) => void;
  /** Debounce of `onGathered` after the last fact of a burst, in milliseconds. */
  gatherMs?: number;
  /** Without `after`: called when listening begins and facts since the component asked for its data may be missed. */
  onJoined?: () => void;
  /** The server no longer keeps some missed facts: the data must be refetched. A pending burst is dropped. */
  onTruncated?: () => void;
  /** The right to watch this topic was taken away. */
  onEnded?: (topic: string) => void;
}

const GATHER_MS = 300;

/**
 * Listens to topics while the component is mounted. Each fact is parsed by its definition on arrival, so handlers never
 * cast; `facts` is the table of all facts of these topics. When the topics change, unchanged ones stay subscribed.
 */
export function useTopic<Facts extends FactTable>(
  topic: string | readonly string[],
  facts: Facts,
  options: TopicOptions<Facts>,
): void {
  const { isOn = true, gatherMs = GATHER_MS } = options;
  const latest = useRef({ facts, ...options });
  // With what is drawn, not after it: a fact that comes in between would meet handlers that know less than the screen shows.
  useLayoutEffect(() => {
    latest.current = { facts, ...options };
  });
  useEffect(() => knowFacts(facts), [facts]);
  const [asked] = useState(askedAt);
  const stops = useRef(new Map<string, () => void>());
  const gathering = useMemo(
    () => new Gathering<TopicFact<Facts>>(gatherMs, (burst) => latest.current.onGathered?.(burst)),
    [gatherMs],
  );
  const names = typeof topic === 'string' ? topic : topic.join(' ');
  useEffect(() => {
    const deliver = <Key extends keyof Facts>(key: Key, arrived: ArrivedFact) => {
      const fact = parseFact<Facts[Key]>(latest.current.facts[key], arrived);
      if (fact === null) return;
      latest.current.on?.[key]?.(fact);
      latest.current.onEach?.({ key, fact });
      if (latest.current.onGathered) gathering.add({ key, fact });
    };
    const listen = (arrived: ArrivedFact) => {
      if (arrived.name === TOPIC_JOINED) return latest.current.onJoined?.();
      if (arrived.name === TOPIC_TRUNCATED) {
        gathering.drop();
        return latest.current.onTruncated?.();
      }
      if (arrived.name === TOPIC_ENDED_EVENT) return latest.current.onEnded?.(arrived.payload.topic);
      const key = keyOfFact(latest.current.facts, arrived.name);
      if (key !== null) deliver(key, arrived);
    };
    const wanted = new Set(isOn && names ? names.split(' ') : []);
    for (const [name, stop] of stops.current) {
      if (wanted.has(name)) continue;
      stop();
      stops.current.delete(name);
    }
    for (const name of wanted) {
      if (stops.current.has(name)) continue;
      stops.current.set(
        name,
        topics().subscribe(name, { after: latest.current.after, askedAt: asked }, listen),
      );
    }
  }, [names, isOn, gathering, asked]);
  useEffect(() => {
    const listening = stops.current;
    return () => {
      for (const stop of listening.values()) stop();
      listening.clear();
      gathering.drop();
    };
  }, [gathering]);
}

import type { ReceivedFact } from '@fap/shared/kernel/topic.ts';
import { useEffect, useMemo, useRef } from 'react';
import { Gathering } from './gathering.ts';
import { type FactTable, keyOfFact, parseFact } from './parse-fact.ts';
import { type ArrivedFact, TOPIC_JOINED, TOPIC_TRUNCATED, topics } from './topics.ts';

/** One of a topic's facts: which it is, and what it says. */
export type TopicFact<Facts extends FactTable> = {
  [Key in keyof Facts]: { key: Key; fact: ReceivedFact<Facts[Key]> };
}[keyof Facts];

export interface TopicOptions<Facts extends FactTable> {
  /** Listens only while this is true; left out: always. */
  isOn?: boolean | undefined;
  /** The `seq` of what was read: facts after it are replayed first. Left out: only what comes from now on. */
  after?: number | undefined;
  /** Called with each fact as it arrives. */
  on?: { [Key in keyof Facts]?: (fact: ReceivedFact<Facts[Key]>) => void };
  /** Called with every fact as it arrives, after its own handler. */
  onEach?: (told: TopicFact<Facts>) => void;
  /** Called once for a burst of facts. */
  onGathered?: (facts: readonly TopicFact<Facts>[]) => void;
  /** How long after the last fact of a burst `onGathered` is called, in milliseconds. */
  gatherMs?: number;
  /** Without `after`: called when listening begins. What happened since something was read before was not told. */
  onJoined?: () => void;
  /** Part of what was missed is no longer kept: what the topic tells of must be read anew. Replaces a gathered burst. */
  onTruncated?: () => void;
}

const GATHER_MS = 300;

/**
 * Listens to topics while this part is shown. Each fact is parsed by its own definition at arrival, so a listener never
 * casts; `facts` is the table of all facts these topics tell. Topics may come and go: those that stay are not asked anew.
 */
export function useTopic<Facts extends FactTable>(
  topic: string | readonly string[],
  facts: Facts,
  options: TopicOptions<Facts>,
): void {
  const { isOn = true, gatherMs = GATHER_MS } = options;
  const latest = useRef({ facts, ...options });
  useEffect(() => {
    latest.current = { facts, ...options };
  });
  const stops = useRef(new Map<string, () => void>());
  const gathering = useMemo(
    () => new Gathering<TopicFact<Facts>>(gatherMs, (burst) => latest.current.onGathered?.(burst)),
    [gatherMs],
  );
  const names = typeof topic === 'string' ? topic : topic.join(' ');
  useEffect(() => {
    const tell = <Key extends keyof Facts>(key: Key, arrived: ArrivedFact) => {
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
      const key = keyOfFact(latest.current.facts, arrived.name);
      if (key !== null) tell(key, arrived);
    };
    const wanted = new Set(isOn && names ? names.split(' ') : []);
    for (const [name, stop] of stops.current) {
      if (wanted.has(name)) continue;
      stop();
      stops.current.delete(name);
    }
    for (const name of wanted) {
      if (stops.current.has(name)) continue;
      stops.current.set(name, topics().subscribe(name, latest.current.after, listen));
    }
  }, [names, isOn, gathering]);
  useEffect(() => {
    const listening = stops.current;
    return () => {
      for (const stop of listening.values()) stop();
      listening.clear();
      gathering.drop();
    };
  }, [gathering]);
}

import type { ToldFact } from '@fap/shared/kernel/topic.ts';
import { useEffect, useRef } from 'react';
import { Gathering } from './gathering.ts';
import { type FactTable, keyOfFact, parseFact } from './parse-fact.ts';
import { type ArrivedFact, TOPIC_TRUNCATED, topics } from './topics.ts';

/** One of a topic's facts: which it is, and what it says. */
export type TopicFact<Facts extends FactTable> = {
  [Key in keyof Facts]: { key: Key; fact: ToldFact<Facts[Key]> };
}[keyof Facts];

export interface TopicOptions<Facts extends FactTable> {
  /** Listens only while this is true; left out: always. */
  isOn?: boolean | undefined;
  /** The `seq` of what was read: facts after it are replayed first. Left out: only what comes from now on. */
  after?: number | undefined;
  /** Called with each fact as it arrives. */
  on?: { [Key in keyof Facts]?: (fact: ToldFact<Facts[Key]>) => void };
  /** Called with every fact as it arrives, after its own handler. */
  onEach?: (told: TopicFact<Facts>) => void;
  /** Called once for a burst of facts. */
  onGathered?: (facts: readonly TopicFact<Facts>[]) => void;
  /** How long after the last fact of a burst `onGathered` is called, in milliseconds. */
  gatherMs?: number;
  /** Part of what was missed is no longer kept: what the topic tells of must be read anew. Replaces a gathered burst. */
  onTruncated?: () => void;
}

const GATHER_MS = 300;

/**
 * Listens to topics while this part is shown. Each fact is parsed by its own definition at arrival, so a listener never
 * casts; `facts` is the table of all facts these topics tell, declared outside the component.
 */
export function useTopic<Facts extends FactTable>(
  topic: string | readonly string[],
  facts: Facts,
  options: TopicOptions<Facts>,
): void {
  const { isOn = true, gatherMs = GATHER_MS } = options;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const names = typeof topic === 'string' ? topic : topic.join(' ');
  useEffect(() => {
    if (!isOn) return;
    const gathering = new Gathering<TopicFact<Facts>>(gatherMs, (burst) =>
      latest.current.onGathered?.(burst),
    );
    const tell = <Key extends keyof Facts>(key: Key, arrived: ArrivedFact) => {
      const fact = parseFact<Facts[Key]>(facts[key], arrived);
      if (fact === null) return;
      latest.current.on?.[key]?.(fact);
      latest.current.onEach?.({ key, fact });
      if (latest.current.onGathered) gathering.add({ key, fact });
    };
    const stops = names.split(' ').map((name) =>
      topics().subscribe(name, latest.current.after, (arrived) => {
        if (arrived.name === TOPIC_TRUNCATED) {
          gathering.drop();
          latest.current.onTruncated?.();
          return;
        }
        const key = keyOfFact(facts, arrived.name);
        if (key !== null) tell(key, arrived);
      }),
    );
    return () => {
      for (const stop of stops) stop();
      gathering.drop();
    };
  }, [names, facts, isOn, gatherMs]);
}

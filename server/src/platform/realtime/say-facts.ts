import type { FactDefinition } from '@fap/shared/kernel/topic.ts';
import { holdsOwnWords } from '../words/holds-own-words.ts';
import { sayAnswer } from '../words/say-answer.ts';
import type { SayEvent } from './broadcast-events.ts';

/** Says events in a language, by the facts that may hold the product's own words; all others stay the same objects. */
export function sayFacts(facts: readonly FactDefinition[]): SayEvent {
  const spoken = new Map(
    facts.filter(({ payload }) => holdsOwnWords(payload)).map(({ name, payload }) => [name, payload]),
  );
  return (event, language) => {
    const schema = spoken.get(event.name);
    if (!schema) return event;
    return { ...event, payload: sayAnswer(schema, event.payload, language) as typeof event.payload };
  };
}

import type { FactDefinition, ReceivedFact } from '@fap/shared/kernel/topic.ts';
import * as v from 'valibot';
import type { ArrivedFact } from './topics.ts';

/** An area's facts by their short names, as declared in its `events.ts`. */
export type FactTable = Readonly<Record<string, FactDefinition>>;

const envelopeSchema = v.object({ topic: v.string(), seq: v.number(), at: v.string() });
/** Names of the facts somebody listened to on this page: several parts of a screen may share a topic, each with a table of its own. */
const known = new Set<string>();
/** Names of ignored facts: each is reported once, because a whole replay may consist of them. */
const reported = new Set<string>();

/** Tells which facts are listened to from now on. */
export function knowFacts(facts: FactTable): void {
  for (const { name } of Object.values(facts)) known.add(name);
}

/**
 * The table's key for a fact's name; null if another part of the page listens to it. A fact that nobody knows comes from a newer
 * server: it is ignored with one warning in the console.
 */
export function keyOfFact<Facts extends FactTable>(facts: Facts, name: string): keyof Facts | null {
  const key = Object.keys(facts).find((each) => facts[each]?.name === name);
  if (key === undefined && !known.has(name)) report(name, 'is unknown');
  return key ?? null;
}

/** Parses a fact by its definition's schema; null for an invalid one, with one warning in the console. */
export function parseFact<F extends FactDefinition>(
  { name, payload: schema, durable }: F,
  { payload }: ArrivedFact,
): ReceivedFact<F> | null {
  const parsed = v.safeParse(schema, payload);
  const parsedEnvelope = durable ? v.safeParse(envelopeSchema, payload) : null;
  if (!parsed.success || parsedEnvelope?.success === false) {
    report(name, 'does not match its schema');
    return null;
  }
  const envelope = { topic: payload.topic, ...parsedEnvelope?.output };
  // Both parts were validated above; TypeScript cannot infer that through the condition on `durable`.
  return { ...(parsed.output as object), ...envelope } as ReceivedFact<F>;
}

function report(name: string, what: string): void {
  if (reported.has(name)) return;
  reported.add(name);
  // biome-ignore lint/suspicious/noConsole: an ignored fact is invisible on screen, so developers see it here
  console.warn(`The fact ${name} ${what} and is ignored.`);
}

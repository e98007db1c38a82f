import type { FactDefinition, ReceivedFact } from '@fap/shared/kernel/topic.ts';
import * as v from 'valibot';
import type { ArrivedFact } from './topics.ts';

/** The facts of an area by their short names, as its `events.ts` declares them. */
export type FactTable = Readonly<Record<string, FactDefinition>>;

const placeSchema = v.object({ topic: v.string(), seq: v.number(), at: v.string() });
/** Names of facts that were ignored: each is reported once, because a whole replay may be of its kind. */
const reported = new Set<string>();

/**
 * Which fact of the table arrived. One that the table does not know is news of a newer server: it is ignored, and the
 * console says so once.
 */
export function keyOfFact<Facts extends FactTable>(facts: Facts, name: string): keyof Facts | null {
  const key = Object.keys(facts).find((each) => facts[each]?.name === name);
  if (key === undefined) report(name, 'is not known here');
  return key ?? null;
}

/** An arrived fact by its definition's schema; null for a broken one, of which the console is told once. */
export function parseFact<F extends FactDefinition>(
  { name, payload: schema, durable }: F,
  { payload }: ArrivedFact,
): ReceivedFact<F> | null {
  const parsed = v.safeParse(schema, payload);
  const place = durable ? v.safeParse(placeSchema, payload) : null;
  if (!parsed.success || place?.success === false) {
    report(name, 'has another shape than declared');
    return null;
  }
  const told = { topic: payload.topic, ...place?.output };
  // Both halves of a ReceivedFact were checked just above; TypeScript cannot follow that through the condition on `durable`.
  return { ...(parsed.output as object), ...told } as ReceivedFact<F>;
}

function report(name: string, what: string): void {
  if (reported.has(name)) return;
  reported.add(name);
  // biome-ignore lint/suspicious/noConsole: a fact that is ignored changes nothing on screen; the console is where it shows
  console.warn(`The fact ${name} ${what} and is ignored.`);
}

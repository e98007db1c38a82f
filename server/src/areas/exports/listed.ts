import type { EndpointDefinition } from '@fap/shared/kernel/endpoint.ts';
import type * as v from 'valibot';

/** A list that can be downloaded: the call that its screen makes, and where the items stand in the answer. */
export interface Listed {
  endpoint: EndpointDefinition;
  /** The fields of the answer that hold the items, in order; none where the answer is the list itself. */
  keys: readonly string[];
}

/** A list whose answer is an array, or an object with the items in these fields. */
export const listed = (endpoint: EndpointDefinition, ...keys: string[]): Listed => ({ endpoint, keys });

/** The items of one answer. */
export const itemsOf = ({ keys }: Listed, answer: unknown): unknown[] =>
  (keys.length === 0
    ? answer
    : keys.flatMap((key) => (answer as Record<string, unknown[]>)[key])) as unknown[];

/** The schema of an item, by the contract of the list's call. */
export function itemSchemaOf({ endpoint, keys: [key] }: Listed): v.GenericSchema {
  const answer = endpoint.responses[200];
  if (answer === undefined || typeof answer === 'string') throw new Error(`${endpoint.path} gives no list`);
  const list = key === undefined ? answer : (answer as ObjectSchema).entries[key];
  if (list?.type !== 'array') throw new Error(`${endpoint.path} gives no list in ${key ?? 'its answer'}`);
  return (list as v.ArraySchema<v.GenericSchema, undefined>).item;
}

type ObjectSchema = v.ObjectSchema<Record<string, v.GenericSchema>, undefined>;

import { isOwnWords } from '@fap/shared/kernel/own-words.ts';
import type * as v from 'valibot';

/** The parts of a schema that hold other schemas, as valibot names them. */
export interface Holder extends v.GenericSchema {
  wrapped?: Holder;
  item?: Holder;
  value?: Holder;
  rest?: Holder;
  entries?: Readonly<Record<string, Holder>>;
  items?: readonly Holder[];
  options?: readonly Holder[];
}

const holds = new WeakMap<object, boolean>();

const partsOf = (schema: Holder): Holder[] =>
  [
    schema.wrapped,
    schema.item,
    schema.value,
    schema.rest,
    ...Object.values(schema.entries ?? {}),
    ...(schema.items ?? []),
    ...(Array.isArray(schema.options) ? schema.options : []),
  ].filter((part): part is Holder => typeof part === 'object' && part !== null && 'kind' in part);

/** Whether somewhere in values of this form the product's own words stand. */
export function holdsOwnWords(schema: Holder): boolean {
  const known = holds.get(schema);
  if (known !== undefined) return known;
  // A schema that holds itself adds nothing to what else it holds.
  holds.set(schema, false);
  const found = isOwnWords(schema) || partsOf(schema).some(holdsOwnWords);
  holds.set(schema, found);
  return found;
}

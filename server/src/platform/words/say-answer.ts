import { DEFAULT_LANGUAGE, type Language } from '@fap/shared/kernel/languages.ts';
import { isOwnWords } from '@fap/shared/kernel/own-words.ts';
import * as v from 'valibot';
import { sayKnown } from './speakers.ts';

/** The parts of a schema that hold other schemas, as valibot names them. */
interface Holder extends v.GenericSchema {
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

/** Whether somewhere in answers of this form the product's own words stand. */
function holdsOwnWords(schema: Holder): boolean {
  const known = holds.get(schema);
  if (known !== undefined) return known;
  // A schema that holds itself adds nothing to what else it holds.
  holds.set(schema, false);
  const found = isOwnWords(schema) || partsOf(schema).some(holdsOwnWords);
  holds.set(schema, found);
  return found;
}

/** An answer with the product's own words in another language; what people wrote stays as it is. */
export function sayAnswer(schema: Holder, answer: unknown, language: Language): unknown {
  if (language === DEFAULT_LANGUAGE || answer === null || answer === undefined || !holdsOwnWords(schema))
    return answer;
  if (typeof answer === 'string') return isOwnWords(schema) ? sayKnown(language, answer) : answer;
  const { wrapped, item, value, entries, items, options } = schema;
  if (wrapped) return sayAnswer(wrapped, answer, language);
  if (Array.isArray(options)) {
    const fitting = (options as readonly Holder[]).find((option) => v.is(option, answer));
    return fitting ? sayAnswer(fitting, answer, language) : answer;
  }
  if (Array.isArray(answer))
    return answer.map((one, index) => {
      const part = items?.[index] ?? item;
      return part ? sayAnswer(part, one, language) : one;
    });
  if (typeof answer !== 'object') return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, one]) => {
      const part = entries?.[name] ?? value;
      return [name, part ? sayAnswer(part, one, language) : one];
    }),
  );
}

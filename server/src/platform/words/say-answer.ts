import { DEFAULT_LANGUAGE, type Language } from '@fap/shared/kernel/languages.ts';
import { isOwnWords } from '@fap/shared/kernel/own-words.ts';
import * as v from 'valibot';
import { type Holder, holdsOwnWords } from './holds-own-words.ts';
import { sayKnown } from './speakers.ts';

/** An answer with the product's own words in another language; what people wrote stays as it is. */
export function sayAnswer(schema: Holder, answer: unknown, language: Language): unknown {
  if (language === DEFAULT_LANGUAGE || answer === null || answer === undefined || !holdsOwnWords(schema))
    return answer;
  const { wrapped, item, value, entries, items, options } = schema;
  // First: what may be null or missing wraps the mark.
  if (wrapped) return sayAnswer(wrapped, answer, language);
  if (typeof answer === 'string') return isOwnWords(schema) ? sayKnown(language, answer) : answer;
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

import { LANGUAGE } from './language.ts';
import { formatNumber } from './locale.ts';

let rules: Intl.PluralRules | undefined;

/** The form of a message that fits a number or a word: an exact one, else the one of the language's rule for numbers, else `other`. */
export function formOf<Form>(
  value: number | string,
  forms: { readonly other: Form; readonly [name: string]: Form },
): Form {
  if (typeof value === 'string') return forms[value] ?? forms.other;
  rules ??= new Intl.PluralRules(LANGUAGE);
  return forms[value] ?? forms[rules.select(value)] ?? forms.other;
}

/** A counted number as a message says it. */
export const countWords = (count: number): string => formatNumber(count);

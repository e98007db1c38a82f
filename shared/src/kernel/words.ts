/**
 * Words that people read, where this package or the server says them. In the web app the build takes these calls for the macros of Lingui
 * and puts the words of its language in their places; elsewhere they are functions, which give the English words unless a speaker is set.
 * Import this module as `@fap/shared/kernel/words.ts`, also inside this package: the build knows it by that name.
 */

import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

/** Forms of a message that counts; `#` stands for the number. */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
  readonly [exact: `${number}`]: string;
}

/** Says messages in one language. */
export interface Speaker {
  /** As in `lang` of HTML. */
  language: Language;
  text: (texts: readonly string[], values: readonly unknown[]) => string;
  plural: (count: number, forms: PluralForms) => string;
  /** A text that was written in English, in this language; as it is where no message fits. */
  known: (text: string) => string;
}

const ENGLISH: Speaker = {
  language: DEFAULT_LANGUAGE,
  known: (text) => text,
  text: (texts, values) => String.raw({ raw: texts }, ...values),
  plural: (count, forms) =>
    (forms[`${count}`] ?? (count === 1 ? forms.one : forms.other)).replaceAll(
      '#',
      count.toLocaleString('en-US'),
    ),
};

let current = ENGLISH;

/** Does work whose words a speaker says; the work ends before this returns, so that no other request hears that language. */
export function spokenBy<Result>(speaker: Speaker, work: () => Result): Result {
  const before = current;
  current = speaker;
  try {
    return work();
  } finally {
    current = before;
  }
}

/** The language that is spoken now, as in `lang` of HTML. */
export const spokenLanguage = (): Language => current.language;

/** Content as it was written, with its texts in the language that is spoken now; what stands under these names is left as it is. */
export function inSpokenWords<Content>(content: Content, kept: ReadonlySet<string>): Content {
  const say = (value: unknown): unknown => {
    if (typeof value === 'string') return current.known(value);
    if (Array.isArray(value)) return value.map(say);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, kept.has(name) ? part : say(part)]),
    );
  };
  return say(content) as Content;
}

/** A text, with its values where they stand. */
export const t = (texts: TemplateStringsArray, ...values: readonly unknown[]): string =>
  current.text(texts, values);

/** The form that fits a number. */
export const plural = (count: number, forms: PluralForms): string => current.plural(count, forms);

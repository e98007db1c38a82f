import type { Language } from '@fap/shared/kernel/languages.ts';
import type { PluralForms, Speaker } from '@fap/shared/kernel/words.ts';
import type { Translation } from '@fap/shared/words/read-catalogs.ts';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

type Say = (values: readonly string[]) => string;
interface Template {
  /** The texts before, between and after its values. */
  fixed: readonly string[];
  /** Values that are counts. */
  isCounted?: boolean;
  /** Which values have to be our words, where so little stands around them that anything would fit. */
  ours?: readonly number[];
  say: Say;
}

/** Longer texts are not the product's own. */
const MAX_LENGTH = 2_000;
/** Where one sentence ends and the next begins. */
const SENTENCE_END = /[.!?…] [\p{Lu}\d“]/u;
/** Sentences of one message, at most; more would be looked for in vain again and again. */
const MAX_SENTENCES = 4;
/** A value of this name (`ownKind`) is one of our words, or several of them, even where it is a single one. */
const OWN_VALUE = /^own\p{Lu}/u;
/** Between several of our words in one value. */
const BETWEEN_OWN = '; ';
/** Between the texts of a key: no message has it. */
const GAP = '\u0000';
/** A template that fits nearly every text would say other people's words. */
const MIN_FIXED_LETTERS = 8;

/** A speaker by the catalogs of a language. What they lack is said in English. */
export function catalogSpeaker(
  language: Language,
  locale: string,
  translations: readonly Omit<Translation, 'id'>[],
): Speaker {
  const texts = new Map<string, Say>();
  const plurals = new Map<string, Readonly<Record<string, string>>>();
  const templates: Template[] = [];
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(locale);
  const say = (count: number, forms: Readonly<Record<string, string>>): string =>
    (forms[count] ?? forms[rules.select(count)] ?? forms.other ?? '').replaceAll('#', numbers.format(count));
  const counted = (form: string, said: Readonly<Record<string, string>>): Template[] => {
    const fixed = form.split('#');
    const number = ([digits = '']: readonly string[]) => say(Number(digits.replaceAll(',', '')), said);
    return fixed.length === 2 ? [{ fixed, isCounted: true, say: number }] : [];
  };
  for (const { message, translation } of translations) {
    const source = compileMessageOrThrow(message);
    const target = compileMessageOrThrow(translation);
    const [forms, said] = [pluralForms(source), pluralForms(target)];
    if (forms && said) {
      plurals.set(keyOfForms(forms), said);
      for (const form of Object.values(forms)) templates.push(...counted(form, said));
    }
    const names = plainNames(source);
    if (!names || !plainNames(target)) continue;
    const fixed = fixedTexts(source);
    const ours = names.flatMap((name, index) => (OWN_VALUE.test(name) ? [index] : []));
    const say: Say = (given) => {
      const values = given.map((value, index) => (ours.includes(index) ? sayEach(value) : value));
      return target
        .map((token) => (typeof token === 'string' ? token : (values[names.indexOf(token[0])] ?? '')))
        .join('');
    };
    texts.set(fixed.join(GAP), say);
    if (names.length > 0 && fixed.join('').replaceAll(/\P{L}/gu, '').length >= MIN_FIXED_LETTERS)
      templates.push({ fixed, say });
    else if (ours.length > 0) templates.push({ fixed, say, ours });
  }
  // The one with the most words of its own fits best.
  const wordsOf = ({ fixed }: Template) => fixed.join('').length;
  templates.sort((one, other) => wordsOf(other) - wordsOf(one));
  /** A text that is one message; undefined for others. */
  const whole = (text: string): string | undefined => {
    const exact = texts.get(text);
    if (exact) return exact([]);
    for (const template of templates) {
      const values = valuesIn(text, template);
      // A value with an end of a sentence in it would be the next message. A single word may be somebody's name,
      // unless the name of the value says that it is ours.
      if (
        values &&
        !values.some((value) => SENTENCE_END.test(value)) &&
        (template.ours ?? []).every((index) => isOurs(values[index] ?? ''))
      )
        return template.say(values.map((value) => (value.includes(' ') ? known(value) : value)));
    }
    return undefined;
  };
  /** Several messages that an answer joined: the longest beginning that is one of them, then the rest. */
  const known = (text: string): string => {
    if (text.length > MAX_LENGTH) return text;
    // A message of its own may have more sentences than are tried below.
    const exact = texts.get(text);
    if (exact) return exact([]);
    const sentences = text.split(/(?<=[.!?…]) (?=[\p{Lu}\d“])/u);
    for (let count = Math.min(sentences.length, MAX_SENTENCES); count > 0; count -= 1) {
      const said = whole(sentences.slice(0, count).join(' '));
      if (said !== undefined) return [said, ...rest(sentences.slice(count))].join(' ');
    }
    return [sentences[0], ...rest(sentences.slice(1))].join(' ');
  };
  const rest = (sentences: readonly string[]): string[] =>
    sentences.length === 0 ? [] : [known(sentences.join(' '))];
  const sayEach = (value: string): string => value.split(BETWEEN_OWN).map(known).join(BETWEEN_OWN);
  const isOurs = (value: string): boolean =>
    value.split(BETWEEN_OWN).every((each) => whole(each) !== undefined);
  return {
    language,
    known,
    text: (parts, values) =>
      texts.get(parts.join(GAP))?.(values.map(String)) ?? String.raw({ raw: parts }, ...values),
    plural: (count, forms) => say(count, plurals.get(keyOfForms(forms)) ?? { ...forms }),
  };
}

const COUNT = /^\d[\d,]*$/u;

/** What stands in a text between the fixed parts of a template; undefined where they are not there in their order. */
function valuesIn(text: string, { fixed, isCounted }: Template): string[] | undefined {
  const [first = '', ...rest] = fixed;
  if (!text.startsWith(first)) return undefined;
  const values: string[] = [];
  let at = first.length;
  for (const [index, part] of rest.entries()) {
    const isLast = index === rest.length - 1;
    const next = isLast ? text.length - part.length : text.indexOf(part, at);
    if (next < at || !text.startsWith(part, next)) return undefined;
    values.push(text.slice(at, next));
    at = next + part.length;
  }
  return isCounted && !values.every((value) => COUNT.test(value)) ? undefined : values;
}

/** The names of a message's values in their order; undefined for a message that does more than to place them. */
function plainNames(tokens: CompiledMessage): string[] | undefined {
  const names: string[] = [];
  for (const token of tokens) {
    if (typeof token === 'string') continue;
    if (token.length > 1) return undefined;
    names.push(token[0]);
  }
  return names;
}

/** The texts before, between and after the values. */
function fixedTexts(tokens: CompiledMessage): string[] {
  const fixed = [''];
  for (const token of tokens) {
    if (typeof token === 'string') fixed[fixed.length - 1] += token;
    else fixed.push('');
  }
  return fixed;
}

/** The forms of a message that is nothing but a plural; undefined for others. */
function pluralForms(tokens: CompiledMessage): Record<string, string> | undefined {
  const [token, ...more] = tokens;
  if (!token || typeof token === 'string' || more.length > 0 || token[1] !== 'plural') return undefined;
  const forms = Object.entries(token[2] as Readonly<Record<string, unknown>>).filter(
    ([name]) => name !== 'offset',
  );
  const texts = forms.map(([name, form]) => [name, (form as CompiledMessage).map(String).join('')]);
  return Object.fromEntries(texts);
}

const keyOfForms = (forms: PluralForms | Readonly<Record<string, string>>): string =>
  Object.entries(forms).flat().join(GAP);

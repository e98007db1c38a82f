import type { Language } from '@fap/shared/kernel/languages.ts';
import type { PluralForms, Speaker } from '@fap/shared/kernel/words.ts';
import type { Translation } from '@fap/shared/words/read-catalogs.ts';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import {
  countIn,
  type Forms,
  fixedTexts,
  formsOf,
  pluralForms,
  readForm,
  type Slot,
  slotsOf,
} from './message-slots.ts';

type Say = (values: readonly string[]) => string;
interface Template {
  /** The texts before, between and after its values. */
  fixed: readonly string[];
  slots: readonly Slot[];
  /** Values that are counts. */
  isCounted?: boolean;
  /** So little stands around its values that those of our own have to be known, or anything would fit. */
  isLoose?: boolean;
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
  /** A form of a word in this language, by what it was in English. */
  const sayForm = (value: string, source: Forms | undefined, forms: Forms): string => {
    const read = source ? readForm(value, source) : { form: 'other', count: countIn(value) };
    if (!read) return value;
    return read.count === undefined ? (forms[read.form] ?? forms.other ?? value) : say(read.count, forms);
  };
  const counted = (form: string, said: Readonly<Record<string, string>>): Template[] => {
    const fixed = form.split('#');
    const number = ([digits = '']: readonly string[]) => say(Number(digits.replaceAll(',', '')), said);
    return fixed.length === 2 ? [{ fixed, slots: [{ name: '#' }], isCounted: true, say: number }] : [];
  };
  for (const { message, translation } of translations) {
    const source = compileMessageOrThrow(message);
    const target = compileMessageOrThrow(translation);
    const [forms, said] = [pluralForms(source), pluralForms(target)];
    if (forms && said) {
      plurals.set(keyOfForms(forms), said);
      for (const form of Object.values(forms)) templates.push(...counted(form, said));
    }
    const slots = slotsOf(source);
    if (!slots || !slotsOf(target)) continue;
    const fixed = fixedTexts(source);
    const valueFor = (given: readonly string[], name: string, isForm: boolean): string => {
      const exact = slots.findIndex((slot) => slot.name === name && (slot.forms !== undefined) === isForm);
      const index = exact >= 0 ? exact : slots.findIndex((slot) => slot.name === name);
      const [slot, value] = [slots[index], given[index] ?? ''];
      return slot && isOwn(slot) ? sayEach(value) : value;
    };
    const say: Say = (given) =>
      target
        .map((token) => {
          if (typeof token === 'string') return token;
          const forms = formsOf(token);
          const value = valueFor(given, token[0], forms !== undefined);
          return forms
            ? sayForm(value, slots.find((slot) => slot.name === token[0] && slot.forms)?.forms, forms)
            : value;
        })
        .join('');
    texts.set(fixed.join(GAP), say);
    if (slots.length === 0) continue;
    const isLoose = fixed.join('').replaceAll(/\P{L}/gu, '').length < MIN_FIXED_LETTERS;
    if (!isLoose) templates.push({ fixed, slots, say });
    else if (slots.some(isOwn)) templates.push({ fixed, slots, say, isLoose });
  }
  // The one with the most words of its own fits best, then the one that asks most of its values.
  const wordsOf = ({ fixed }: Template) => fixed.join('').length;
  const oursIn = ({ slots }: Template) => slots.filter(isOwn).length;
  templates.sort((one, other) => wordsOf(other) - wordsOf(one) || oursIn(other) - oursIn(one));
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
        template.slots.every((slot, index) => fits(values[index] ?? '', slot, template.isLoose))
      )
        return template.say(
          values.map((value, index) => {
            const slot = template.slots[index];
            const isLeft = slot?.forms !== undefined || (slot && isOwn(slot)) || !value.includes(' ');
            return isLeft ? value : known(value);
          }),
        );
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
  const fits = (value: string, slot: Slot, isLoose = false): boolean =>
    slot.forms ? readForm(value, slot.forms) !== undefined : !isLoose || !isOwn(slot) || isOurs(value);
  return {
    language,
    known,
    text: (parts, values) =>
      texts.get(parts.join(GAP))?.(values.map(String)) ?? String.raw({ raw: parts }, ...values),
    plural: (count, forms) => say(count, plurals.get(keyOfForms(forms)) ?? { ...forms }),
  };
}

const isOwn = ({ name }: Slot): boolean => OWN_VALUE.test(name);

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
  return isCounted && !values.every((value) => countIn(value) !== undefined) ? undefined : values;
}

const keyOfForms = (forms: PluralForms | Readonly<Record<string, string>>): string =>
  Object.entries(forms).flat().join(GAP);

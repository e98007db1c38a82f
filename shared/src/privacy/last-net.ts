import { findLifeWords } from './life-words.ts';
import type { PersonalSpan } from './personal-names.ts';
import { isOrdinaryWord, type WordPlace } from './vocabulary.ts';

/** Unnumbered placeholders of the last net, which does not know whose they are. */
export const NET_KINDS = { name: '[name]', number: '[number]' } as const;

/** Words, and numbers with all that belongs to them: "2.41", "1,00,000" and "10:30" are one each. */
const TOKEN =
  /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’]*(?:(?:-|(?<=\p{N})(?:[.,](?=\p{N})|:(?=\p{N}{2}(?!\p{N}))))[\p{L}\p{M}\p{N}'’]+)*/gu;
/** Spans of time and shares: "within 24 hours", "100 %". */
const MEASURE_AFTER =
  /^\s?(?:%|percent|per cent|(?:business |working )?(?:seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?)\b)/iu;
const SENTENCE_BEFORE = /(?:^|[.!?:;…\n“”"«»([]|[-–—*•>])\s{0,11}$/u;
const MAX_MEASURE_DIGITS = 3;
/** From this share on of capitals inside its sentences, a text writes all words with one; and of how many at least. */
const TITLE_RATIO = 0.5;
const MIN_TITLE_WORDS = 6;
/** A sentence that begins in lower case, or an "i". */
const CARELESS = /(?:^|[.!?]\s)\s*\p{Ll}|(?<![\p{L}'’.])i(?![\p{L}.])/u;

/**
 * Finds every word and number that could identify a person: unknown words, given names, capitalised words with
 * capitalised neighbours, and all numbers but time spans. Only common words remain.
 */
export function findUnknown(text: string): PersonalSpan[] {
  const spans: PersonalSpan[] = findLifeWords(text);
  const manner = { isCareless: CARELESS.test(text), isTitled: isTitled(text) };
  let last: { end: number; isHidden: boolean } = { end: 0, isHidden: false };
  for (const { 0: word, index } of text.matchAll(TOKEN)) {
    const end = index + word.length;
    const isBeside = last.isHidden && /^[ \t.]{1,2}$/u.test(text.slice(last.end, index));
    const kind = kindOf(text, word, index, { isBeside, ...manner });
    if (kind) spans.push({ kind, value: word.toLowerCase(), start: index, end });
    last = { end, isHidden: kind === 'name' };
  }
  return spans;
}

function kindOf(
  text: string,
  word: string,
  start: number,
  { isBeside, isCareless, isTitled }: { isBeside: boolean; isCareless: boolean; isTitled: boolean },
): 'name' | 'number' | null {
  if (/\p{N}/u.test(word)) return isMeasure(text, word, start) ? null : 'number';
  const isCapital = /^\p{Lu}/u.test(word);
  // Words in capitals throughout are shouted, not named.
  const isShouted = word.length > 1 && word === word.toUpperCase();
  const place = placeOf(text, start, { isCapital, isCareless, isTitled: isTitled || isShouted });
  const isKnown = word.split('-').every((part) => isOrdinaryWord(part, place));
  if (!isKnown) return 'name';
  // A surname that is a word ("Hill") follows a name that is none.
  return isBeside && isCapital && !isShouted && place !== 'first' ? 'name' : null;
}

function placeOf(
  text: string,
  start: number,
  manner: { isCapital: boolean; isCareless: boolean; isTitled: boolean },
): WordPlace {
  if (!manner.isCapital) return manner.isCareless ? 'careless' : 'lower';
  if (isFirst(text, start)) return 'first';
  return manner.isTitled ? 'title' : 'capital';
}

const isFirst = (text: string, start: number): boolean =>
  SENTENCE_BEFORE.test(text.slice(Math.max(0, start - 12), start));

/** Whether a text is a heading: capitals carry no information in it. */
function isTitled(text: string): boolean {
  let words = 0;
  let capitals = 0;
  for (const { 0: word, index } of text.matchAll(TOKEN)) {
    if (!/^\p{L}{2}/u.test(word) || word === word.toUpperCase() || isFirst(text, index)) continue;
    words += 1;
    if (/^\p{Lu}/u.test(word)) capitals += 1;
  }
  return words >= MIN_TITLE_WORDS && capitals / words > TITLE_RATIO;
}

const isMeasure = (text: string, word: string, start: number): boolean =>
  /^\d+$/u.test(word) &&
  word.length <= MAX_MEASURE_DIGITS &&
  MEASURE_AFTER.test(text.slice(start + word.length, start + word.length + 20));

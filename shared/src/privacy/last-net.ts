import type { PersonalSpan } from '../evidence/personal-names.ts';
import { findLifeWords } from './life-words.ts';
import { isOrdinaryWord, type WordPlace } from './vocabulary.ts';

/** What the last net shows in place of a word or number; without a number of its own, since nobody knows whose it is. */
export const NET_KINDS = { name: '[name]', number: '[number]' } as const;

const TOKEN = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’]*(?:-[\p{L}\p{M}\p{N}'’]+)*/gu;
/** Spans of time and shares: "within 24 hours", "100 %". */
const MEASURE_AFTER =
  /^\s?(?:%|percent|per cent|(?:business |working )?(?:seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?)\b)/iu;
const SENTENCE_BEFORE = /(?:^|[.!?:;…\n“”"«»([]|[-–—*•>])\s{0,11}$/u;
const MAX_MEASURE_DIGITS = 3;
/** A sentence that begins in lower case, or an "i". */
const CARELESS = /(?:^|[.!?]\s)\s*\p{Ll}|(?<![\p{L}'’.])i(?![\p{L}.])/u;

/**
 * Every word and number of a text that could tell of a person: unknown words, given names, capitalised rare words with the
 * capitalised words beside them, and all numbers but spans of time. What is left are words that millions use.
 */
export function findUnknown(text: string): PersonalSpan[] {
  const spans: PersonalSpan[] = findLifeWords(text);
  const isCareless = CARELESS.test(text);
  let last: { end: number; isHidden: boolean } = { end: 0, isHidden: false };
  for (const { 0: word, index } of text.matchAll(TOKEN)) {
    const end = index + word.length;
    const isBeside = last.isHidden && /^[ \t.]{1,2}$/u.test(text.slice(last.end, index));
    const kind = kindOf(text, word, index, { isBeside, isCareless });
    if (kind) spans.push({ kind, value: word.toLowerCase(), start: index, end });
    last = { end, isHidden: kind === 'name' };
  }
  return spans;
}

function kindOf(
  text: string,
  word: string,
  start: number,
  { isBeside, isCareless }: { isBeside: boolean; isCareless: boolean },
): 'name' | 'number' | null {
  if (/\p{N}/u.test(word)) return isMeasure(text, word, start) ? null : 'number';
  const isCapital = /^\p{Lu}/u.test(word);
  const place = isCapital || !isCareless ? placeOf(text, start, isCapital) : 'careless';
  const isKnown = word.split('-').every((part) => isOrdinaryWord(part, place));
  if (!isKnown) return 'name';
  // A surname that is a word ("Hill") follows a name that is none; words in capitals throughout are shouted, not named.
  const isShouted = word.length > 1 && word === word.toUpperCase();
  return isBeside && isCapital && !isShouted && place !== 'first' ? 'name' : null;
}

function placeOf(text: string, start: number, isCapital: boolean): WordPlace {
  if (!isCapital) return 'lower';
  return SENTENCE_BEFORE.test(text.slice(Math.max(0, start - 12), start)) ? 'first' : 'capital';
}

const isMeasure = (text: string, word: string, start: number): boolean =>
  /^\d+$/u.test(word) &&
  word.length <= MAX_MEASURE_DIGITS &&
  MEASURE_AFTER.test(text.slice(start + word.length, start + word.length + 20));

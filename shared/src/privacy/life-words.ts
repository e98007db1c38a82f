import type { PersonalSpan } from './personal-names.ts';
import { TOWN_WORDS } from './town-words.ts';
import { isFrequentWord, isGivenName } from './vocabulary.ts';

const KIN =
  'son|daughter|wife|husband|mother|father|mum|mom|dad|sister|brother|aunt|uncle|cousin|niece|nephew|grandson|granddaughter|grandmother|grandfather|' +
  'grandma|grandpa|boyfriend|girlfriend|fiancee|partner|child|baby|friend|neighbou?r|boss|doctor|dog|cat';
/** Right before a name, whatever its case. */
const CALLED = new RegExp(
  String.raw`(?<![\p{L}])(?:${KIN}|little|sweet|hello|hi|dear|hey|(?:is|am|are) called|name is|named)[ \t]{1,3}(\p{L}[\p{L}'’-]{0,30})`,
  'giu',
);
const TITLED = /(?<![\p{L}])(?:mr|mrs|ms|miss|st|saint)\.?[ \t]{1,3}(\p{L}[\p{L}'’-]{0,30})/giu;
/** Where somebody lives, works or goes: what follows is a place, up to three words. */
const PLACED =
  /(?<![\p{L}])(?:live|lives|living|lived|resides?|reside|works|worked|work at|studies|goes|stays|born|boss|school|house|home|flat)[ \t]{1,3}(?:(?:in|at|on|near|by|above|behind|to|for)[ \t]{1,3})?(?:(?:in|at|on|near|by|above|behind|to|for)[ \t]{1,3})(?:(?:the|a|an)[ \t]{1,3})?(\p{L}[\p{L}'’-]{0,30}(?:[ \t]{1,3}\p{L}[\p{L}'’-]{0,30}){0,2})/giu;
/** Where a word that is a town too is taken for the town: "in bath", "drove to reading". */
const AT_TOWN = /(?<![\p{L}])(in|near|outside|around|from|to)[ \t]{1,3}(\p{L}{2,20})(?![\p{L}'’-])/giu;
/** "To" is of places only after these: "to deal with" is none. */
const GOES =
  /(?:mov(?:e|ed|ing)|go|goes|going|went|com(?:e|es|ing)|came|travel|travell?ed|drive|drove|trip|train|bus|back)[ \t]$/iu;
const STREET =
  /(?<![\p{L}])(\p{L}[\p{L}'’-]{0,30}[ \t]{1,3}(?:lane|street|road|avenue|cottage|crescent|terrace))(?![\p{L}])/giu;
/** Homes whose last word offices have too: "at rose court", but "at the court" and "in federal court". */
const HOME_AT =
  /(?<![\p{L}])(?:at|in|on|near)[ \t]{1,3}(?!(?:the|a|an|this|that|any|our|your|no|open|federal|high|supreme|district|county|crown|civil|criminal|local|claims|magistrates?)[ \t])(\p{L}[\p{L}'’-]{0,30}[ \t]{1,3}(?:court|close|gardens?|grove|mews|lodge|manor|villas?|square|hill|park|view|farm))(?![\p{L}])/giu;
/** Words that end a place. */
const ENDS =
  /^(?:and|or|with|from|of|to|so|is|are|was|will|we|you|your|i|in|at|until|but|for|within|today|now|tomorrow|this|that|here|there|as|if|not|it|he|she|they|who|all|home|work)$/iu;

const NUMBER_WORD =
  'one|two|three|four|five|six|seven|eight|nine|zero|oh|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|' +
  'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand';
/** Ages, years, codes and house numbers in words. */
const SPELT = new RegExp(
  String.raw`(?<![\p{L}-])(?:${NUMBER_WORD})(?:[ ,-]{1,2}(?:${NUMBER_WORD})){0,11}(?![\p{L}-])`,
  'giu',
);
const MANY = /[ ,-]|(?:teen|ty|eleven|twelve)$/iu;
const NUMBERED_BEFORE = /(?:number|room|flat|no|age)[ \t]$/iu;
/** Time spans identify nobody. */
const MEASURED_AFTER = /^\s?(?:%|percent|seconds?|minutes?|hours?|days?|weeks?|months?)/iu;
const DAY_OF_MONTH =
  /(?<![\p{L}])((?:\p{L}{3,12}[- ])?\p{L}{1,12}(?:st|nd|rd|th)[ \t]{1,3}(?:of[ \t]{1,3})?(?:january|february|march|april|may|june|july|august|september|october|november|december))(?![\p{L}])/giu;
/** A name spelt out: "O T T O". */
const SPACED = /(?<![\p{L}\p{N}])\p{L}(?:[ .-]\p{L}){2,}(?![\p{L}\p{N}])/giu;

/**
 * Names, places and numbers that ordinary words make: after "your son", "lives at", "mr"; streets, and figures in words. They
 * are in every dictionary ("rose", "bath", "church lane"), and frightened people write without capitals.
 */
export function findLifeWords(text: string): PersonalSpan[] {
  const spans: PersonalSpan[] = [];
  const add = (kind: 'name' | 'number', start: number, value: string) =>
    spans.push({ kind, value: value.toLowerCase(), start, end: start + value.length });
  const last = ({ 0: all, index }: RegExpExecArray, value: string) => index + all.lastIndexOf(value);
  for (const match of text.matchAll(CALLED)) {
    const word = match[1] ?? '';
    if (isGivenName(word) || !isFrequentWord(word)) add('name', last(match, word), word);
  }
  for (const match of text.matchAll(TITLED)) add('name', last(match, match[1] ?? ''), match[1] ?? '');
  for (const match of text.matchAll(PLACED)) {
    const words = match[1] ?? '';
    const from = last(match, words);
    for (const { 0: word, index } of words.matchAll(/\p{L}[\p{L}'’-]{0,30}/gu)) {
      if (ENDS.test(word)) break;
      add('name', from + index, word);
    }
  }
  for (const match of text.matchAll(AT_TOWN)) {
    const word = match[2] ?? '';
    const isPlace =
      !/^to$/iu.test(match[1] ?? '') || GOES.test(text.slice(Math.max(0, match.index - 12), match.index));
    if (isPlace && TOWN_WORDS.has(word.toLowerCase())) add('name', last(match, word), word);
  }
  for (const match of text.matchAll(STREET)) add('name', match.index, match[0]);
  for (const match of text.matchAll(HOME_AT)) add('name', last(match, match[1] ?? ''), match[1] ?? '');
  for (const { 0: words, index } of text.matchAll(SPELT)) {
    const isNumbered = NUMBERED_BEFORE.test(text.slice(Math.max(0, index - 8), index));
    const isMeasure = MEASURED_AFTER.test(text.slice(index + words.length, index + words.length + 12));
    if ((MANY.test(words) || isNumbered) && !isMeasure) add('number', index, words);
  }
  for (const match of text.matchAll(DAY_OF_MONTH)) add('number', match.index, match[0]);
  for (const match of text.matchAll(SPACED)) add('name', match.index, match[0]);
  return spans;
}

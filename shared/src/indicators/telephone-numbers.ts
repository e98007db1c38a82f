import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { isEnglishEnough, regionOf, regionOfNumber } from './phone-region.ts';
import { findShortCodes } from './short-codes.ts';
import { CALL_WORDS_BEFORE, OTHER_NUMBER_BEFORE, WordsBeside } from './words-beside.ts';

/** A telephone number in a text: in E.164, or as its digits are dialled where its country is not known. */
export interface FoundNumber {
  value: string;
  start: number;
  end: number;
}

/** Parsing a number is slow (0.2 ms), so a text of digits needs a bound. */
const MAX_CANDIDATES = 200;
/** A run of digits that could be a number: 7–15 of them with the usual separators. */
const PHONE_RUN = /(?<![\d+(]|\d[./-])(?:\+ ?\(?|\(|00)?\d(?:[ ()./-]{0,2}\d){6,14}(?!\d)/gu;
/** One of the other countries, broken by the end of a line. */
const BROKEN_RUN = /(?<![\d+(]|\d[./-])(?:\+|00)\d{1,4}[ -]?\r?\n ?\d(?:[ ()./-]{0,2}\d){5,11}(?!\d)/gu;
/** Free numbers with letters for digits. */
const LETTERED =
  /(?<![\w+])(?:\+?1[ .-]?)?\(?8(?:00|33|44|55|66|77|88)\)?[ .-]?(?=[A-Z0-9-]{0,8}[A-Z]{3})[A-Z0-9](?:-?[A-Z0-9]){6,9}\b/gu;
const LETTER_KEYS = /([ABC])|([DEF])|([GHI])|([JKL])|([MNO])|([PQRS])|([TUV])|([WXYZ])/u;
const LETTERED_DIGITS = 10;
/** A day with the hour behind it is as long as a number. */
const DATE_BEFORE_TIME =
  /^(?:\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d\d|(?:19|20)\d\d[/.-]\d{1,2}[/.-]\d{1,2})(?!\d)/u;
/** "1 2 3 4 5 6 7" counts. */
const COUNTED = /^1\D+2\D+3\D+4\D/u;
/** Words may touch a number with a leading zero or a plus sign; other digits inside words are names of something. */
const TOUCHED_BEFORE = /[\p{L}_]-?$/u;
const TOUCHED_AFTER = /^-?[\p{L}_]/u;
const MAY_TOUCH = /^(?:(?:\+|00).*|0\d{9,11})$/u;
/** An hour that touches the end of a number. */
const HOUR_BEHIND = /^(0\d{10})\d{1,2}$/u;
const HOUR = /^ ?[ap]\.?m\b/iu;
/** Ways in which people write numbers of their own country: with its zero, free ones, or ten digits. */
const NATIONAL = /^(?:0[1-9]\d{7,10}|1[38]00\d{6,7}|[2-9]\d{9})$/u;
/** The longest number of any country. */
const MAX_DIGITS = 15;
const MISTAKEN_FREE = /^8(?:00|33|44|55|66|77|88)[2-9]\d{6}$/u;
/** With the code of a country, but without a plus sign; 1800 begins free numbers of many countries. */
const ABROAD = /^(?!1800)[1-9]\d{10,14}$/u;
/** The code stands apart, so that the number is one even where its country's plan has changed. */
const CODE_APART = /^(?:\(\d{2,3}\)|\d{2,3}[ -])/u;
/** Numbers of a place, for which the word to call must stand right before. */
const LOCAL = /^(?!\d*0{5})[2-9]\d{6,7}$/u;
const CALL_RIGHT_BEFORE =
  /\b(?:call|ring|dial|phone|tel(?:ephone)?|text|txt|sms|whats ?app)(?:[.:]| (?:us|me|him|her|now|on|at|no\.?|number|this number|back)){0,3}:?\s?$/iu;
/** Behind a number it counts something. */
const COUNTS_BEHIND =
  /^ ?(?:%|people|customers|times|users|members|points|dollars|pounds|euros?|rupees|naira)/iu;

/** Every telephone number in a text; `rest` is the same text with other mentions blanked, beside which the parser fails. */
export function findTelephoneNumbers(text: string, rest: string): FoundNumber[] {
  const place = { region: regionOf(text), isEnglish: isEnglishEnough(text) };
  const runs = [...rest.matchAll(PHONE_RUN), ...rest.matchAll(BROKEN_RUN)].slice(0, MAX_CANDIDATES);
  const numbers = runs.flatMap((match) => readRun(text, match.index, match[0], place) ?? []);
  const lettered = [...rest.matchAll(LETTERED)].slice(0, MAX_CANDIDATES).flatMap(readLettered);
  return [...numbers, ...lettered, ...findShortCodes(rest)];
}

interface Place {
  region: CountryCode | null;
  isEnglish: boolean;
}

/** The first reading of a run of digits that is a number: whole, without a remark in brackets, without the groups behind it. */
function readRun(text: string, start: number, run: string, place: Place): FoundNumber | null {
  const beside = new WordsBeside(text, start, start + run.length);
  const isCalled = isToBeCalled(beside.before);
  for (const mention of readings(run, beside.after, isCalled)) {
    const end = start + mention.length;
    if (isInsideWord(text, start, end, mention)) continue;
    const value = readNumber(mention, place, beside.before, text.slice(end, end + 20), isCalled);
    if (value !== null) return { value, start, end };
  }
  return null;
}

/** `0800 040 7165 (18+)`: what stands in brackets behind a number is a remark. `08712300220` `9am`: an hour may touch it. */
function readings(run: string, after: string, isCalled: boolean): string[] {
  const hourless = HOUR.test(after) ? (HOUR_BEHIND.exec(run)?.[1] ?? []) : [];
  const bracketless = run.match(/^[^(]{7,}?(?=\s?\()/u) ?? [];
  const shorter = isCalled
    ? [...run.matchAll(/[ /]{1,2}(?=\d)/gu)].map(({ index }) => run.slice(0, index))
    : [];
  const long = shorter.filter((part) => part.replace(/\D/gu, '').length >= 7).reverse();
  return [...new Set([hourless, run, bracketless, long].flat())];
}

function isInsideWord(text: string, start: number, end: number, mention: string): boolean {
  const touches =
    TOUCHED_BEFORE.test(text.slice(Math.max(0, start - 2), start)) ||
    TOUCHED_AFTER.test(text.slice(end, end + 2));
  return touches && !MAY_TOUCH.test(mention);
}

/** Whether somebody is told to call what follows, and not given the number of something else. */
function isToBeCalled(before: string): boolean {
  const call = CALL_WORDS_BEFORE.exec(before);
  if (!call) return false;
  const other = OTHER_NUMBER_BEFORE.exec(before);
  return !other || other.index < call.index;
}

/** A telephone number in E.164, or its digits where nothing says its country; a run of digits that counts something else is none. */
function readNumber(
  mention: string,
  place: Place,
  before: string,
  after: string,
  isCalled: boolean,
): string | null {
  if (!isCalled && /^\d+$/u.test(mention) && OTHER_NUMBER_BEFORE.test(before)) return null;
  if (DATE_BEFORE_TIME.test(mention) || COUNTED.test(mention) || COUNTS_BEHIND.test(after)) return null;
  const written = mention.replace(/^\+ ?\(/u, '+').replace(/^(?:\+ ?)?00 ?/u, '+');
  if (written.startsWith('+')) return readInternational(written, mention.startsWith('+'), isCalled);
  const digits = mention.replace(/\D/gu, '');
  const region = regionOfNumber(mention, place.region, place.isEnglish && isCalled);
  const number = region === null ? undefined : parsePhoneNumberFromString(mention, region);
  if (number?.isValid()) return number.number;
  if (!isCalled) return null;
  const abroad = ABROAD.test(digits) ? parsePhoneNumberFromString(`+${digits}`) : undefined;
  if (abroad && (abroad.isValid() || CODE_APART.test(mention))) return abroad.number;
  if (NATIONAL.test(digits)) return digits;
  return LOCAL.test(digits) && CALL_RIGHT_BEFORE.test(before) ? digits : null;
}

/**
 * A number with its country's code. Numbering plans change and scams outlive them: one that is long enough is kept when a plus sign or the words beside
 * say what it is. A free number of North America is often written with a plus sign that does not belong there.
 */
function readInternational(written: string, isPlus: boolean, isCalled: boolean): string | null {
  const number = parsePhoneNumberFromString(written);
  if (number?.isValid()) return number.number;
  const digits = written.replace(/\D/gu, '');
  if ((isCalled || isPlus) && MISTAKEN_FREE.test(digits)) return `+1${digits}`;
  const isOutlived = isCalled ? digits.length >= 9 : isPlus && number !== undefined && digits.length >= 10;
  return isOutlived && digits.length <= MAX_DIGITS ? `+${digits}` : null;
}

/** 1-800-FLOWERS as the keys that are pressed. */
function readLettered(match: RegExpExecArray): FoundNumber | [] {
  const keys = [...match[0]].map((sign) => (/\d/u.test(sign) ? sign : keyOf(sign))).join('');
  const digits = keys.replace(/^1/u, '').slice(0, LETTERED_DIGITS);
  const number = parsePhoneNumberFromString(digits, 'US');
  if (!number?.isValid()) return [];
  return { value: number.number, start: match.index, end: match.index + match[0].length };
}

function keyOf(letter: string): string {
  const key =
    LETTER_KEYS.exec(letter)
      ?.slice(1)
      .findIndex((found) => found !== undefined) ?? -1;
  return key === -1 ? '' : String(key + 2);
}

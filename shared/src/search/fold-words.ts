/**
 * Capitals and their small letters beyond A to Z. PostgreSQL folds the same letters, whatever its locale: a test compares this
 * with its function `search_words`.
 */
const CAPITALS = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯØÆĐŁŒÞÐĦŦŊ';
const SMALL = 'αβγδεζηθικλμνξοπρστυφχψωσабвгдежзийклмнопрстуфхцчшщъыьэюяøæđłœþðħŧŋ';
const SMALL_OF = new Map([...CAPITALS].map((capital, index) => [capital, [...SMALL][index] ?? capital]));

/** Scripts written without spaces: each character is a word. */
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]/gu;

/** Accents, which stand apart after decomposition, and characters that nobody sees. */
const INVISIBLE = /[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]/gu;
const BETWEEN_WORDS = /[^a-z0-9\u00c0-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\ufdff\ufe70-\ufefc]+/u;

/** A word is cut here: nobody types more of it. */
export const MAX_WORD_LENGTH = 60;

/** Most texts have nothing but these: they need no decomposition, which would take most of the time of ranking what was found. */
const ASCII = /^[\0-\x7f]*$/u;
const BETWEEN_ASCII_WORDS = /[^a-z0-9]+/u;

/** A text without accents and in small letters. */
export const fold = (text: string): string => (ASCII.test(text) ? text.toLowerCase() : foldAny(text));

const foldAny = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(
      /[A-Z\u0080-\uffff]/gu,
      (letter) => SMALL_OF.get(letter) ?? (letter < '\u0080' ? letter.toLowerCase() : letter),
    );

/** English words that nearly every text has: they find nothing, and would cost most. The database leaves out the same. */
const COMMON =
  'a an and are as at be but by for from had has have he her his i in is it its me my not of on or our she so that the their them then they this to us was we were what when which who will with you your';
const COMMON_WORDS: ReadonlySet<string> = new Set(COMMON.split(' '));

/** The words of a text as the database keeps them for the search: without those that nearly every text has. */
export const tellingWords = (text: string): string[] =>
  foldWords(text).filter((word) => !COMMON_WORDS.has(word));

/** The words to look for in what somebody typed; a common word counts only where it is all there is, as a name's beginning. */
export function askedWords(typed: string): string[] {
  const telling = tellingWords(typed);
  return telling.length > 0 ? telling : foldWords(typed);
}

/** The different words of a text as the search knows them, in their order. */
export function foldWords(text: string): string[] {
  const words = ASCII.test(text)
    ? text.toLowerCase().split(BETWEEN_ASCII_WORDS)
    : foldAny(text).replace(UNSPACED, ' $& ').split(BETWEEN_WORDS);
  return [...new Set(words.filter(Boolean).map(cutWord))];
}

/** Counted in characters, of which one may be two units long. */
const cutWord = (word: string): string =>
  word.length <= MAX_WORD_LENGTH ? word : [...word].slice(0, MAX_WORD_LENGTH).join('');

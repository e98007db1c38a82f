// The smallest of its tables: of 18,016 public texts 98 get another sign than by the next, mostly short ones. Our patch packs it: 20 MB less in each process.
import { eld } from 'eld/extrasmall';

/** How much more (of 1) another language must fit than English: below it, slang and lists of names are taken for English. */
const MARGIN = 0.1;
/** So few letters are a handful of n-grams, which say less of a language than the words themselves. */
const SHORT_LETTERS = 40;
/** Minimum length of a passage: English texts contain names and greetings of other languages too. */
const PASSAGE_LETTERS = 50;
const PASSAGE_WORDS = 8;
/** Of a script that English is not written in: a name is shorter. */
const SCRIPT_LETTERS = 20;
/** Letters that a sign for a whole word or syllable counts for. */
const SIGN_LETTERS = 2;
/** More characters do not improve the detection. */
const MAX_CHARACTERS = 2_000;
/** Parts without a language: addresses, encoded words of a mail's headers, signatures, and paths. */
const NO_WORDS =
  /(?:https?:|hxxps?:|www\.)\S+|(?<!\S)[^\s@]{1,64}@\S+|=\?[\w-]{1,20}\?[bq]\?[!-~]*|(?<!\S)[!-~]{40,}|[^\p{L}\p{M}'’\s]+/giu;
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
/** As names are written, of which lists are in no language. */
const TITLED = /^\p{Lu}\p{Ll}/u;
const LATIN = /\p{Script=Latin}/u;

/** What the n-grams of a text's letters say; `short-foreign` and `unsure`: the words must decide. */
export type LanguageSign = 'english' | 'unsure' | 'short-foreign' | 'foreign';

/**
 * Whether a text is in a language the model was not trained on, where every verdict would be a guess. Detected by letter
 * n-grams (package `eld`).
 */
export function signOfLanguage(text: string): LanguageSign {
  const words = wordsOf(text);
  const sign = signOf(words);
  return sign === 'foreign' && words.length < SHORT_LETTERS && LATIN.test(words) ? 'short-foreign' : sign;
}

/** How many words a text has beside addresses and what is encoded. */
export const countWords = (text: string): number =>
  wordsOf(text)
    .split(' ')
    .filter((word) => word !== '').length;

/** Whether a line or paragraph of a text is in such a language, though the text as a whole may not be. */
export function hasForeignPassage(text: string): boolean {
  const paragraphs = text.split(/\n[^\S\n]*\n/u);
  const passages = new Set(paragraphs.flatMap((paragraph) => [paragraph, ...paragraph.split('\n')]));
  return [...passages].some((passage) => {
    const words = wordsOf(passage);
    if (lettersOfOtherScripts(words) >= SCRIPT_LETTERS) return true;
    return isPassage(words) && signOf(words) === 'foreign';
  });
}

function isPassage(letters: string): boolean {
  const words = letters.split(' ');
  const titled = words.filter((word) => TITLED.test(word)).length;
  return letters.length >= PASSAGE_LETTERS && words.length >= PASSAGE_WORDS && titled * 3 <= words.length * 2;
}

const wordsOf = (text: string): string =>
  text.slice(0, MAX_CHARACTERS).normalize('NFKC').replace(NO_WORDS, ' ').replace(/\s+/gu, ' ').trim();

function signOf(words: string): LanguageSign {
  const found = eld.detect(words);
  if (found.language === 'en') return 'english';
  if (found.language === '') return 'unsure';
  const { en = 0, [found.language]: best = 0 } = found.getScores();
  return best - en > MARGIN ? 'foreign' : 'unsure';
}

/** Letters of words entirely in other scripts: a mixed word is disguised English. */
function lettersOfOtherScripts(words: string): number {
  const others = words.split(' ').filter((word) => !LATIN.test(word));
  return others.reduce((sum, word) => {
    const letters = word.match(/\p{L}/gu)?.length ?? 0;
    return sum + letters + (word.match(SIGN)?.length ?? 0) * (SIGN_LETTERS - 1);
  }, 0);
}

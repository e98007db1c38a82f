import { eld } from 'eld/small';

/** How much more (of 1) another language must fit than English: below it, slang and lists of names are taken for English. */
const MARGIN = 0.1;
/** A shorter line is no passage: names and greetings of other languages stand in English texts too. */
const PASSAGE_LETTERS = 50;
const PASSAGE_WORDS = 8;
/** More says nothing new of a language. */
const MOST_CHARACTERS = 2_000;
/** What is in no language. */
const NO_WORDS = /(?:https?:|hxxps?:|www\.)\S+|(?<!\S)[^\s@]{1,64}@\S+|[^\p{L}\p{M}'’\s]+/giu;

/**
 * Whether a text is in a language that nothing here was taught: every verdict over it would be a guess. Recognised by
 * n-grams of letters (package `eld`); short texts without words are judged by nobody.
 */
export const isForeign = (text: string): boolean => isOther(wordsOf(text));

/** Whether a passage of a text is in such a language, though the text as a whole may not be. */
export function hasForeignPassage(text: string): boolean {
  return text.split('\n').some((line) => {
    const words = wordsOf(line);
    return words.length >= PASSAGE_LETTERS && words.split(' ').length >= PASSAGE_WORDS && isOther(words);
  });
}

const wordsOf = (text: string): string =>
  text.slice(0, MOST_CHARACTERS).replace(NO_WORDS, ' ').replace(/\s+/gu, ' ').trim();

function isOther(words: string): boolean {
  const found = eld.detect(words);
  if (found.language === '' || found.language === 'en') return false;
  const { en = 0, [found.language]: best = 0 } = found.getScores();
  return best - en > MARGIN;
}

import { foldWords } from './fold-words.ts';
import { matchWord } from './word-match.ts';

/** Something with words in which to search. */
export interface Searched {
  title: string;
  /** Its other words. */
  text: string;
  /** Milliseconds; of two that fit alike the newer one comes first. */
  at: number;
}

/** A word of the title counts more than one of the text. */
const TITLE_WEIGHT = 2;
/** What a title gains that begins with the first word asked for. */
const BEGINNING = 1;

/**
 * How well something fits the words that were asked for; 0 when one of them fits nothing in it. The database finds by hashes of words
 * and may find too much: this decides.
 */
export function scoreOf(asked: readonly string[], { title, text }: Omit<Searched, 'at'>): number {
  const titleWords = foldWords(title);
  const textWords = text === '' ? [] : foldWords(text);
  let score = matchWord(asked[0] ?? '', titleWords[0] ?? '') > 0 ? BEGINNING : 0;
  for (const word of asked) {
    const best = Math.max(bestOf(word, titleWords) * TITLE_WEIGHT, bestOf(word, textWords));
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

const bestOf = (asked: string, words: readonly string[]): number =>
  words.reduce((best, word) => Math.max(best, matchWord(asked, word)), 0);

/** The best of these for the words asked for, best first, without those that do not fit. */
export function rankFound<One extends Searched>(
  asked: readonly string[],
  found: readonly One[],
  limit: number,
): One[] {
  return found
    .map((one) => ({ one, score: scoreOf(asked, one) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.one.at - a.one.at)
    .slice(0, limit)
    .map(({ one }) => one);
}

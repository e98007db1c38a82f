import type { evidenceItem } from '../../db/schema/evidence.ts';

/** More words say nothing more about a file; its id and its hash come first. */
const MAX_KEPT = 100;
const MAX_LENGTH = 100;
const MAX_ASKED = 10;

/** Scripts that are written without spaces: each character may begin a word. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/**
 * The words of a text, the same for what is kept and what is asked: however it is composed, in whatever case, and without
 * characters that nobody sees. By way of upper case, since only there `ß` and `ss` are one.
 */
const wordsIn = (text: string): string[] =>
  text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    // A final sigma and a dot above an i are there by what stands beside them.
    .replaceAll('ς', 'σ')
    .replaceAll('i\u0307', 'i')
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .flatMap((word) => (word ? [cut(word)] : []));

const cut = (word: string): string =>
  word.length > MAX_LENGTH ? [...word].slice(0, MAX_LENGTH).join('') : word;

/** The word itself and what begins within it where its script puts no spaces. */
function beginningsIn(word: string): string[] {
  if (!UNSPACED.test(word)) return [word];
  const characters = [...word];
  const begins = (index: number) =>
    [characters[index - 1], characters[index]].some((one) => one === undefined || UNSPACED.test(one));
  return characters.flatMap((_, index) => (begins(index) ? [characters.slice(index).join('')] : []));
}

/** An id without the word for its kind, which all of its kind share. */
const withoutKind = (id: string): string => id.replace(/^[a-z]+-/u, '');

type Described = Pick<typeof evidenceItem.$inferSelect, 'id' | 'sha256' | 'mimeType' | 'fileName'>;

/**
 * What an evidence item is found by: `words` whoever looks for it (id, SHA-256, media type), `namedWords` by those who may know
 * its name. Its cluster is no word: it changes.
 */
export function searchWords({ id, sha256, mimeType, fileName }: Described): {
  words: string[];
  namedWords: string[];
} {
  const words = [withoutKind(id), sha256, mimeType].flatMap(wordsIn);
  const keep = (all: readonly string[]) => [...new Set(all)].slice(0, MAX_KEPT);
  return {
    words: keep(words),
    namedWords: keep([...words, ...wordsIn(fileName).flatMap(beginningsIn)]),
  };
}

/** What somebody looks for: evidence items with words that begin so, of this cluster if one is named. */
export interface Question {
  words: readonly string[];
  clusterIds: readonly string[];
}

/** As ids are made; the demo numbers its clusters. */
const CLUSTER_ID = /^cluster-(?:[a-z2-9]{16}|\d+)$/iu;

/** Reads a question; null when it has no words, which nothing is found by. */
export function parseQuestion(text: string): Question | null {
  const terms = text.split(/\s+/u).filter(Boolean);
  const clusterIds = terms.filter((term) => CLUSTER_ID.test(term)).map((term) => term.toLowerCase());
  const words = terms
    .filter((term) => !CLUSTER_ID.test(term))
    .flatMap((term) => wordsIn(term.replace(/^evidence-/iu, '')))
    .slice(0, MAX_ASKED);
  return words.length + clusterIds.length > 0 ? { words, clusterIds } : null;
}

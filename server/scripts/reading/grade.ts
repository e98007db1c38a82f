import { syllable } from 'syllable';

/** What a text is made of, for formulas of reading ease. */
export interface TextCount {
  sentences: number;
  words: number;
  syllables: number;
}

/** A token with a dot or slash inside is an address, and is not read as a word. */
const ADDRESS = /\S[./@]\S/u;
const WORD = /\p{L}[\p{L}’'-]*/gu;

/** Counts sentences, words and syllables of texts; each text is at least one sentence. */
export function countText(
  texts: readonly string[],
  syllablesOf: (word: string) => number = syllable,
): TextCount {
  const count: TextCount = { sentences: 0, words: 0, syllables: 0 };
  for (const sentence of texts.flatMap((text) => text.split(/(?<=[.!?…])["”’)]*\s+/u))) {
    const plain = sentence
      .split(/\s+/u)
      .filter((token) => !ADDRESS.test(token))
      .join(' ');
    const words = plain.match(WORD) ?? [];
    if (words.length === 0) continue;
    count.sentences += 1;
    count.words += words.length;
    for (const word of words) count.syllables += Math.max(1, syllablesOf(word));
  }
  return count;
}

/** The Flesch–Kincaid grade of English texts: the school year in which they are read with ease (Kincaid and others, 1975). */
export function fleschKincaidGrade(texts: readonly string[]): number {
  const { sentences, words, syllables } = countText(texts);
  if (words === 0) return 0;
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
}

/**
 * The Fernández Huerta ease of Spanish texts, from about 0 (hard) to 100 (easy); 60 is what most people read with ease (1959, in the
 * form corrected by Law, 2011).
 */
export function fernandezHuerta(texts: readonly string[]): number {
  const { sentences, words, syllables } = countText(texts, spanishSyllables);
  if (words === 0) return 100;
  return 206.84 - 60 * (syllables / words) - 1.02 * (words / sentences);
}

/** The syllables of a Spanish word: a weak vowel without an accent joins its neighbour, two strong ones are apart. */
export function spanishSyllables(word: string): number {
  const plain = word
    .toLowerCase()
    .replaceAll(/qu(?=[eéií])/gu, 'k')
    .replaceAll(/gu(?=[eéií])/gu, 'g')
    .replaceAll(/(?<=[aeouáéó])y(?![aeiouáéíóú])/gu, 'i')
    .replaceAll(/^y$/gu, 'i');
  const groups = plain.match(/[aeiouáéíóúü]+/gu) ?? [];
  return groups.reduce((sum, group) => sum + nucleiOf(group), 0);
}

/** Each strong vowel is the heart of a syllable; a group of weak ones alone has one. */
const nucleiOf = (group: string): number => Math.max(1, group.match(/[aeoáéóíú]/gu)?.length ?? 0);

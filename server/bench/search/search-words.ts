import { createHash } from 'node:crypto';
import type { SeededRandom } from '../../src/platform/collab/testing/seeded-random.ts';

const VOCABULARY = 60_000;
const SYLLABLES =
  'ba ko ri ten mal su ver din pay cry to fun wal let ex change ing er tion re co de lo mi na pri qua sha zon bel gra hu'.split(
    ' ',
  );
/** Words that real texts have all the time and that nobody would look for. */
const FILLERS = 'the they to and a me of my in was with that for it'.split(' ');
const FILLER_SHARE = 0.45;

export const QUESTION_KINDS = ['exact', 'prefix', 'typo', 'two words', 'hash'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
/** So much of an exhibit's fingerprint somebody types. */
const HASH_TYPED = 12;

/** What stands for the SHA-256 of the n-th evidence item. */
const hashOf = (n: number): string => createHash('md5').update(String(n)).digest('hex');

/** Made-up words that occur as often as those of a language: the n-th one with a share of 1/(n + 20). */
export class SearchWords {
  readonly #words: string[];

  readonly #random: SeededRandom;

  constructor(random: SeededRandom) {
    this.#random = random;
    const words = new Set<string>();
    while (words.size < VOCABULARY) {
      const syllables = Array.from({ length: 2 + random.below(3) }, () => this.#one(SYLLABLES));
      words.add(syllables.join(''));
    }
    this.#words = [...words];
  }

  /** A telling word, common ones more often. */
  word(): string {
    const rank = 20 * ((VOCABULARY / 20 + 1) ** this.#share() - 1);
    return this.#words[Math.floor(rank)] ?? 'word';
  }

  /** A sentence of so many words, nearly half of them fillers. */
  sentence(length: number): string {
    return Array.from({ length }, () =>
      this.#share() < FILLER_SHARE ? this.#one(FILLERS) : this.word(),
    ).join(' ');
  }

  /** What somebody types who looks for something. */
  question(kind: QuestionKind, evidenceItems: number): string {
    if (kind === 'hash') return hashOf(this.#random.below(evidenceItems)).slice(0, HASH_TYPED);
    const word = this.word();
    if (kind === 'prefix') return word.slice(0, Math.max(3, word.length - 2));
    if (kind === 'typo') return this.#misspell(word);
    return kind === 'two words' ? `${word} ${this.word()}` : word;
  }

  #misspell(word: string): string {
    const at = 1 + this.#random.below(Math.max(1, word.length - 2));
    return word.slice(0, at) + word.slice(at + 1);
  }

  #share = (): number => this.#random.below(1_000_000) / 1_000_000;

  #one = (list: readonly string[]): string => list[this.#random.below(list.length)] ?? '';
}

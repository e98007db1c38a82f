import { candidateKeys } from './candidate-keys.ts';
import { fillBins } from './fill-bins.ts';
import { hashText, mixHash } from './hash-text.ts';
import { maskSlots } from './mask-slots.ts';
import { contentWords, piecesOf, weightOf } from './word-rarity.ts';

/** Version of features, weights and hashing: sketches of two versions cannot be compared. */
export const SKETCH_VERSION = 1;
/** Values in a sketch; the standard error of the estimate is at most 1/(2·√256) ≈ 3 %. */
export const SKETCH_SIZE = 256;
/** Longer texts are truncated. */
const MAX_CHARS = 20_000;

/** A text's sketch and keys. */
export interface TextSketch {
  /** The lowest byte of each value: enough to estimate similarity (Li and König, "b-bit minwise hashing", 2010). */
  sketch: Uint8Array;
  /** Signed 32-bit keys: texts of one campaign probably share one. */
  bands: number[];
}

/** Splits a text for comparison: the words of its template in order, and the set of words and word pieces. */
export function splitParts(text: string): { words: string[]; parts: Set<string> } {
  const words = contentWords(maskSlots(text.slice(0, MAX_CHARS)));
  return { words, parts: new Set(words.flatMap((word) => [word, ...piecesOf(word)])) };
}

/** Sketches a text; null when no word remains. Rare parts weigh more: a part of weight 4 is in the set four times. */
export function sketchText(text: string): TextSketch | null {
  const { words, parts } = splitParts(text);
  if (words.length === 0) return null;
  const members: number[] = [];
  for (const part of parts) {
    const hash = hashText(part);
    for (let copy = weightOf(part); copy > 0; copy -= 1)
      members.push(mixHash(hash + Math.imul(copy, 0x9e37_79b9)));
  }
  const values = fillBins(members, SKETCH_SIZE);
  return { sketch: Uint8Array.from(values, (value) => value & 0xff), bands: candidateKeys(words, values) };
}

const CHANCE = 1 / 256;

/**
 * Estimated weighted Jaccard similarity (0–1) of the texts behind two sketches, equal bytes by chance taken off. The second
 * one may stand `from` bytes into a row of them.
 */
export function sketchSimilarity(a: Uint8Array, b: Uint8Array, from = 0): number {
  let equal = 0;
  for (let index = 0; index < SKETCH_SIZE; index += 1) if (a[index] === b[from + index]) equal += 1;
  return Math.max(0, (equal / SKETCH_SIZE - CHANCE) / (1 - CHANCE));
}

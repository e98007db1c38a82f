import { candidateKeys } from './candidate-keys.ts';
import { fillBins } from './fill-bins.ts';
import { hashText, mixHash } from './hash-text.ts';
import { maskSlots, readTemplate } from './mask-slots.ts';
import { withoutBoilerplate } from './without-boilerplate.ts';
import { contentWords, piecesOf, weightOf } from './word-rarity.ts';

/** Version of features, weights and hashing: sketches of two versions cannot be compared. */
export const SKETCH_VERSION = 3;
/** Bytes of a sketch: the values, and the weight of the text's parts. */
export const SKETCH_SIZE = 512;
/** Values in a sketch; the standard error of the estimate is at most 1/(2·√255) ≈ 3 %. */
const VALUES = SKETCH_SIZE - 1;
/** Steps of the weight's logarithm in its byte: 5 % each, up to 130,000. */
const WEIGHT_STEPS = 15;
/** Longer texts are truncated. */
const MAX_CHARS = 20_000;

/** A text's sketch and keys. */
export interface TextSketch {
  /**
   * The lowest byte of each value, which is enough to estimate similarity (Li and König, "b-bit minwise hashing", 2010), and
   * the logarithm of the text's weight.
   */
  sketch: Uint8Array;
  /** Signed 32-bit keys: texts of one campaign probably share one. */
  bands: number[];
}

/** What a text is compared by: the content words of its template in order, and the weight of each of its parts. */
export interface TextParts {
  words: string[];
  parts: ReadonlyMap<string, number>;
}

/**
 * Weight of a brand, that of the rarest words. Campaigns swap brands, so they are slots of the template; but of two campaigns on one subject
 * the one with the same brand is nearer.
 */
const BRAND_WEIGHT = 8;

/**
 * Splits a text for comparison. Parts are words, pieces of words, and pairs of neighbours in the template, its slots
 * included: campaigns on one subject use the same words, but one campaign has them in the same order. The brands in the slots
 * are parts of their own.
 */
export function splitParts(text: string): TextParts {
  const { words: masked, brands } = readTemplate(withoutBoilerplate(text.slice(0, MAX_CHARS)));
  const template = masked.split(' ');
  const words = contentWords(template);
  const parts = new Map<string, number>();
  for (const word of words) for (const part of [word, ...piecesOf(word)]) parts.set(part, weightOf(part));
  if (words.length > 0)
    for (const [index, second] of template.entries()) {
      const first = template[index - 1];
      if (first !== undefined && contentWords([first, second]).length > 0)
        parts.set(`${first} ${second}`, Math.round((weightOf(first) + weightOf(second)) / 2));
    }
  for (const brand of brands) parts.set(`# ${brand}`, BRAND_WEIGHT);
  return { words, parts };
}

/** How many different content words a text's template has. */
export const countContentWords = (text: string): number =>
  new Set(contentWords(maskSlots(text.slice(0, MAX_CHARS)).split(' '))).size;

/** Sketches a text; null when no word remains. Rare parts weigh more: a part of weight 4 is in the set four times. */
export function sketchText(text: string): TextSketch | null {
  const { words, parts } = splitParts(text);
  if (words.length === 0) return null;
  const members: number[] = [];
  for (const [part, weight] of parts) {
    const hash = hashText(part);
    for (let copy = weight; copy > 0; copy -= 1) members.push(mixHash(hash + Math.imul(copy, 0x9e37_79b9)));
  }
  const values = fillBins(members, VALUES);
  const sketch = new Uint8Array(SKETCH_SIZE);
  sketch.set(values.map((value) => value & 0xff));
  sketch[VALUES] = Math.min(255, Math.round(WEIGHT_STEPS * Math.log2(1 + members.length)));
  return { sketch, bands: candidateKeys(words, values) };
}

const CHANCE = 1 / 256;

/**
 * Estimated weighted Jaccard similarity (0–1) of the texts behind two sketches, equal bytes by chance taken off. The second
 * one may stand `from` bytes into a row of them.
 */
export function sketchSimilarity(a: Uint8Array, b: Uint8Array, from = 0): number {
  let equal = 0;
  for (let index = 0; index < VALUES; index += 1) if (a[index] === b[from + index]) equal += 1;
  return Math.max(0, (equal / VALUES - CHANCE) / (1 - CHANCE));
}

/** Shared weight at which a similarity counts 63 %. */
const TELLING_WEIGHT = 100;
/**
 * Similarity by chance of two texts on one subject whose lighter one has this weight. Measured on pairs of public texts that no
 * campaign joins: half of them have 0.03 in common as messages of 80 words and 0.09 as letters of a page, and one in a hundred twice that.
 */
const similarityByChance = (weight: number): number => Math.min(0.5, 0.000_4 * weight ** 0.75);

/**
 * Similarity (0–1) of two texts as templates: the sketches' estimate, without what any two texts of their lengths share, and
 * less where little is shared. "Your account was locked due to unusual activity" is half of many short messages, which
 * nobody copied from each other; as many words of a long one in the same order were.
 */
export function templateSimilarity(a: Uint8Array, b: Uint8Array, from = 0): number {
  const estimated = sketchSimilarity(a, b, from);
  const [own, other] = [weightIn(a, 0), weightIn(b, from)];
  const byChance = similarityByChance(Math.min(own, other));
  const similarity = Math.max(0, (estimated - byChance) / (1 - byChance));
  const shared = (estimated / (1 + estimated)) * (own + other);
  return similarity * (1 - Math.exp(-shared / TELLING_WEIGHT));
}

const weightIn = (sketch: Uint8Array, from: number): number =>
  2 ** ((sketch[from + VALUES] ?? 0) / WEIGHT_STEPS) - 1;

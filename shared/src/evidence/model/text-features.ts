import { type Token, tokenize } from './tokenize.ts';

/** What the model sees of a text: how often each feature occurs, and the tokens it was read from. */
export interface TextFeatures {
  /** Counts of terms, beginnings of longer ones (`^begi`) and pairs of neighbours (`a b`). */
  counts: Map<string, number>;
  tokens: readonly Token[];
}

/** A pair of terms is read across anything but a longer gap, such as the end of a paragraph. */
const MAX_GAP = 6;
/** Words with the same beginning mean the same often enough to share a weight. */
const STEM_LETTERS = 5;
/** Length of every text as a vector. */
const LENGTH = 3;

/** Reads a text as counted features. */
export const extractTextFeatures = (text: string): TextFeatures => countFeatures(tokenize(text));

/** Counts the features of a run of tokens. */
export function countFeatures(tokens: readonly Token[]): TextFeatures {
  const counts = new Map<string, number>();
  for (const [index] of tokens.entries())
    for (const name of featuresAt(tokens, index)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return { counts, tokens };
}

/** How rare features are. */
export interface Rarities {
  /** Undefined for a feature that is not known. */
  of(feature: string): number | undefined;
  /** Taken for every feature that is not known. */
  unknown: number;
}

/**
 * Values of the features that are known, by TF-IDF: the logarithm of the count times how rare the feature is, scaled to
 * one length for all texts. What is not known counts for the length: the less of a text is known, the less is said.
 */
export function weighFeatures({ counts }: TextFeatures, rarities: Rarities): Map<string, number> {
  const values = new Map<string, number>();
  let squares = 0;
  for (const [name, count] of counts) {
    const rarity = rarities.of(name);
    const value = (1 + Math.log(count)) * (rarity ?? rarities.unknown);
    if (rarity !== undefined) values.set(name, value);
    squares += value * value;
  }
  const scale = LENGTH / (Math.sqrt(squares) || 1);
  for (const [name, value] of values) values.set(name, value * scale);
  return values;
}

/** The features that begin at a token: its term, its beginning, and the pair with the next one. */
export function featuresAt(tokens: readonly Token[], index: number): string[] {
  const token = tokens[index];
  if (!token) return [];
  const names = [token.term];
  if (token.term.length > STEM_LETTERS && !token.term.startsWith('<'))
    names.push(`^${token.term.slice(0, STEM_LETTERS)}`);
  const next = tokens[index + 1];
  if (next && next.start - token.end <= MAX_GAP) names.push(`${token.term} ${next.term}`);
  return names;
}

import { type Token, tokenize } from './tokenize.ts';

/** What the model sees of a text: how much of each feature there is, and the tokens it was read from. */
export interface TextFeatures {
  /** Terms, beginnings of longer ones (`^begi`) and pairs of neighbours (`a b`), with their values. */
  values: Map<string, number>;
  tokens: readonly Token[];
}

/** A pair of terms is read across anything but a longer gap, such as the end of a paragraph. */
const MAX_GAP = 6;
/** Words with the same beginning mean the same often enough to share a weight. */
const STEM_LETTERS = 5;
/** Values are divided by the sum of their squares to this power: 0.5 would let a long text say no more than a short one. */
const LENGTH_POWER = 0.35;

/** Reads a text as weighted features: logarithms of counts, scaled so that long texts do not shout. */
export function readFeatures(text: string): TextFeatures {
  const tokens = tokenize(text);
  const counts = new Map<string, number>();
  for (const [index] of tokens.entries())
    for (const name of featuresAt(tokens, index)) counts.set(name, (counts.get(name) ?? 0) + 1);
  let squares = 0;
  const values = new Map<string, number>();
  for (const [name, count] of counts) {
    const value = 1 + Math.log(count);
    values.set(name, value);
    squares += value * value;
  }
  const norm = squares ** LENGTH_POWER || 1;
  for (const [name, value] of values) values.set(name, value / norm);
  return { values, tokens };
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

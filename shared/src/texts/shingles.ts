import { extractIndicators } from '../indicators/extract-indicators.ts';
import { hashText } from './sketch/hash-text.ts';

const SHINGLE_WORDS = 3;

/** Words of a text with case, punctuation, numbers and indicators taken out, so that changed slots do not matter. */
export function normalisedWords(text: string): string[] {
  let masked = '';
  let from = 0;
  for (const { type, start, end } of extractIndicators(text)) {
    if (start < from) continue;
    masked += `${text.slice(from, start)} \u2039${type}\u203a `;
    from = end;
  }
  masked += text.slice(from);
  return (
    masked
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[$€£¥]?\d[\d.,:/%-]*/gu, ' # ')
      .match(/[\p{L}\p{M}]+|#|\u2039\w+\u203a/gu) ?? []
  );
}

/** Distinct hashes of a text's word 3-shingles (fewer words than three make one shingle). */
export function shingleHashes(text: string): Set<number> {
  const words = normalisedWords(text);
  const hashes = new Set<number>();
  const last = Math.max(1, words.length - SHINGLE_WORDS + 1);
  for (let index = 0; index < last && words.length > 0; index += 1) {
    hashes.add(hashText(words.slice(index, index + SHINGLE_WORDS).join(' ')));
  }
  return hashes;
}

/** Exact Jaccard similarity (0–1) of two texts' shingles, for short lists. */
export function shingleSimilarity(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const shared = [...a].filter((hash) => b.has(hash)).length;
  return shared / (a.size + b.size - shared);
}

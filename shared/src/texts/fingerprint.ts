import { extractIndicators } from '../indicators/extract-indicators.ts';

/** Values in a MinHash signature; the error of its Jaccard estimate is about 1/√128 ≈ 9 %. */
export const MINHASH_SIZE = 128;
/** Bands of the signature: texts alike from a Jaccard of about (1/32)^(1/4) ≈ 0.42 probably share one. */
export const MINHASH_BANDS = 32;
const ROWS = MINHASH_SIZE / MINHASH_BANDS;
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

/** MinHash of a text as signed 32-bit integers; an empty text gives an empty signature. */
export function minhash(text: string): number[] {
  const hashes = shingleHashes(text);
  if (hashes.size === 0) return [];
  return PERMUTATIONS.map(([multiplier, offset]) => {
    let least = 0xffff_ffff;
    for (const hash of hashes) {
      const value = mix((Math.imul(hash, multiplier) + offset) >>> 0);
      if (value < least) least = value;
    }
    return least | 0;
  });
}

/** One signed 32-bit hash per band, different for the same values in different bands. */
export function minhashBands(signature: readonly number[]): number[] {
  if (signature.length === 0) return [];
  return Array.from({ length: MINHASH_BANDS }, (_, band) => {
    let hash = mix(band + 1);
    for (const value of signature.slice(band * ROWS, (band + 1) * ROWS)) hash = mix((hash ^ value) >>> 0);
    return hash | 0;
  });
}

/** Estimated Jaccard similarity (0–1) of the texts behind two signatures; 0 when one is empty. */
export function minhashSimilarity(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length || a.length === 0) return 0;
  return a.filter((value, index) => value === b[index]).length / a.length;
}

/** Exact Jaccard similarity (0–1) of two texts' shingles, for short lists. */
export function shingleSimilarity(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const shared = [...a].filter((hash) => b.has(hash)).length;
  return shared / (a.size + b.size - shared);
}

/** FNV-1a over UTF-16 code units, finished by murmur3's mixer. */
function hashText(text: string): number {
  let hash = 0x811c_9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x0100_0193);
  return mix(hash >>> 0);
}

function mix(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

// Fixed for ever: a stored signature can be compared with a new one only under the same permutations.
const PERMUTATIONS: readonly (readonly [number, number])[] = Array.from(
  { length: MINHASH_SIZE },
  (_, index) => [mix(2 * index + 1) | 1, mix(2 * index + 2)] as const,
);

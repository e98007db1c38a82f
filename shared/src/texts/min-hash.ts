import { shingleHashes } from './shingles.ts';
import { mix } from './sketch/hash-text.ts';

/** Values in a MinHash signature; the error of its Jaccard estimate is about 1/√128 ≈ 9 %. */
export const MINHASH_SIZE = 128;
/** Bands of the signature: texts alike from a Jaccard of about (1/32)^(1/4) ≈ 0.42 probably share one. */
export const MINHASH_BANDS = 32;
const ROWS = MINHASH_SIZE / MINHASH_BANDS;

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

// Fixed for ever: a stored signature can be compared with a new one only under the same permutations.
const PERMUTATIONS: readonly (readonly [number, number])[] = Array.from(
  { length: MINHASH_SIZE },
  (_, index) => [mix(2 * index + 1) | 1, mix(2 * index + 2)] as const,
);

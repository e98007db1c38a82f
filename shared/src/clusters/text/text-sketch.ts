import { maskSlots } from './mask-slots.ts';

/** Version of features and hashing: sketches of two versions cannot be compared. */
export const SKETCH_VERSION = 1;
/** Values in a sketch; the standard error of the estimate is at most 1/(2·√256) ≈ 3 %. */
export const SKETCH_SIZE = 256;
/** Bands by which candidates are found, of three values each: texts of a Jaccard similarity of 0.35 share one in 94 of 100 cases. */
export const SKETCH_BANDS = 64;
const ROWS = 3;
const GRAM = 5;
/** Of longer texts the beginning is compared. */
const MAX_CHARS = 20_000;

/** What a text is found again by. */
export interface TextSketch {
  /** The lowest byte of each value: enough to estimate similarity (Li and König, "b-bit minwise hashing", 2010). */
  sketch: Uint8Array;
  /** One signed 32-bit key per band. */
  bands: number[];
}

/** Distinct hashes of the 5-letter pieces of a text's template: they outlive changed words better than word shingles. */
export function gramHashes(text: string): Set<number> {
  const template = ` ${maskSlots(text.slice(0, MAX_CHARS))} `;
  const hashes = new Set<number>();
  for (let start = 0; start + GRAM <= template.length; start += 1) {
    let hash = 0x811c_9dc5;
    for (let index = start; index < start + GRAM; index += 1)
      hash = Math.imul(hash ^ template.charCodeAt(index), 0x0100_0193);
    hashes.add(mix(hash));
  }
  return hashes;
}

/**
 * The sketch of a text; null when nothing of it is left to compare. Bins are filled by fast similarity sketching
 * (Dahlgaard, Knudsen and Thorup, 2017): as exact as MinHash with 256 functions, in one to few passes.
 */
export function sketchText(text: string): TextSketch | null {
  const hashes = gramHashes(text);
  return hashes.size === 0 ? null : sketchHashes(hashes);
}

function sketchHashes(hashes: ReadonlySet<number>): TextSketch {
  const values = new Uint32Array(SKETCH_SIZE);
  const rounds = new Int16Array(SKETCH_SIZE).fill(-1);
  let empty = SKETCH_SIZE;
  for (let round = 0; empty > 0; round += 1) {
    const seed = mix(round + 1);
    for (const hash of hashes) {
      const value = mix(hash ^ seed);
      const bin = round < SKETCH_SIZE ? mix(value ^ 0x9e37_79b9) % SKETCH_SIZE : round - SKETCH_SIZE;
      const filledIn = rounds[bin] ?? -1;
      if (filledIn >= 0 && filledIn < round) continue;
      if (filledIn < 0) {
        rounds[bin] = round;
        empty -= 1;
      } else if (value >= (values[bin] ?? 0)) continue;
      values[bin] = value;
    }
  }
  return {
    sketch: Uint8Array.from(values, (value) => value & 0xff),
    bands: Array.from({ length: SKETCH_BANDS }, (_, band) => {
      let key = mix(band + 1);
      for (let row = 0; row < ROWS; row += 1) key = mix(key ^ (values[band * ROWS + row] ?? 0));
      return key | 0;
    }),
  };
}

const CHANCE = 1 / 256;

/** Estimated Jaccard similarity (0–1) of the texts behind two sketches, equal bytes by chance taken off. */
export function sketchSimilarity(a: Uint8Array, b: Uint8Array): number {
  let equal = 0;
  for (let index = 0; index < SKETCH_SIZE; index += 1) if (a[index] === b[index]) equal += 1;
  return Math.max(0, (equal / SKETCH_SIZE - CHANCE) / (1 - CHANCE));
}

/** The finishing mixer of MurmurHash3. */
function mix(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

import { mixHash } from './hash-text.ts';

/**
 * Fast similarity sketching (Dahlgaard, Knudsen and Thorup, 2017): for a set of hashes one value per bin, equal in two
 * sets' bins with the probability of their Jaccard similarity. As exact as MinHash with as many functions, in one to few
 * passes over a large set. The set must not be empty.
 */
export function fillBins(members: readonly number[], bins: number): Uint32Array {
  const values = new Uint32Array(bins);
  const rounds = new Int32Array(bins).fill(-1);
  let empty = members.length === 0 ? 0 : bins;
  for (let round = 0; empty > 0; round += 1) {
    const seed = mixHash(round + 1);
    for (const member of members) {
      const value = mixHash(member ^ seed);
      // After as many rounds as bins, each further round fills one bin, so that none stays empty.
      const bin = round < bins ? mixHash(value ^ 0x9e37_79b9) % bins : round - bins;
      const filledIn = rounds[bin] ?? -1;
      if (filledIn >= 0 && filledIn < round) continue;
      if (filledIn < 0) {
        rounds[bin] = round;
        empty -= 1;
      } else if (value >= (values[bin] ?? 0)) continue;
      values[bin] = value;
    }
  }
  return values;
}

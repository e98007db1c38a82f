import { hashText, mixHash } from './hash-text.ts';
import { countTextsWith, stemOf } from './word-rarity.ts';

/** Version of the keys; a change recomputes those of all texts. */
export const KEYS_VERSION = 4;
/** The rarest words of a text whose pairs are keys. */
const RAREST = 14;
/** With fewer known words than this the unknown ones count too. */
const FEW = 4;
/** Unknown words of a text that are keys by themselves. */
const UNKNOWN = 6;
/** Number of rarest words whose pairs come before the bands of a sketch. */
const MAX_TELLING = 8;
const BANDS = 20;
const ROWS = 3;

/**
 * Keys for candidate lookup. Short messages of one campaign often share only a seventh of their weight, which no
 * banding of a sketch finds among a million texts; but they share two of their rarest words, or an unknown name. So
 * each pair of a text's fourteen rarest known words is a key, and each unknown word; bands of the sketch find long
 * texts. The most selective keys come first.
 */
export function candidateKeys(words: readonly string[], values: Uint32Array): number[] {
  const stems = [...new Set(words.filter((word) => word.length > 1).map(stemOf))];
  const unknown = stems.filter((stem) => stem.length > 2 && countTextsWith(stem) === null);
  const pairs = pairKeys(rarestOf(stems));
  const telling = (MAX_TELLING * (MAX_TELLING - 1)) / 2;
  return [
    ...new Set([
      ...unknown.slice(0, UNKNOWN).map((stem) => hashText(stem) | 0),
      ...pairs.slice(0, telling),
      ...bandKeys(values),
      ...pairs.slice(telling),
    ]),
  ];
}

function bandKeys(values: Uint32Array): number[] {
  return Array.from({ length: BANDS }, (_, band) => {
    let key = mixHash(band + 1);
    for (let row = 0; row < ROWS; row += 1) key = mixHash(key ^ (values[band * ROWS + row] ?? 0));
    return key | 0;
  });
}

/** Those of the rarest two first, then those of the rarest three, and so on. */
function pairKeys(rarest: readonly string[]): number[] {
  return rarest.flatMap((one, index) =>
    rarest.slice(0, index).map((other) => hashText(one < other ? `${one} ${other}` : `${other} ${one}`) | 0),
  );
}

function rarestOf(stems: readonly string[]): string[] {
  const known = stems.filter((stem) => countTextsWith(stem) !== null);
  const chosen = known.length < FEW ? stems : known;
  return chosen
    .map((stem) => ({ stem, texts: countTextsWith(stem) ?? 0, order: hashText(stem) }))
    .sort((a, b) => a.texts - b.texts || a.order - b.order)
    .slice(0, RAREST)
    .map(({ stem }) => stem);
}

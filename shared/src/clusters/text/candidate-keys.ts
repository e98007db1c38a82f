import { hashText, mix } from './hash-text.ts';
import { stemOf, textsWith } from './word-rarity.ts';

/** The rarest words of a text whose pairs are keys. */
const RAREST = 12;
/** With fewer known words than this the unknown ones count too. */
const FEW = 4;
const BANDS = 20;
const ROWS = 3;

/**
 * Keys by which candidates are found. Short messages of one campaign often share a seventh of their weight only, which no
 * banding of a sketch finds among a million texts; but they share two of their rarest words. So each pair of a text's twelve
 * rarest words is a key, the unknown ones (names, slips of the pen) left out; bands of the sketch find the long texts.
 * Those that tell most come first: bands, then pairs of the rarest.
 */
export function candidateKeys(words: readonly string[], values: Uint32Array): number[] {
  const keys = new Set<number>();
  for (let band = 0; band < BANDS; band += 1) {
    let key = mix(band + 1);
    for (let row = 0; row < ROWS; row += 1) key = mix(key ^ (values[band * ROWS + row] ?? 0));
    keys.add(key | 0);
  }
  const rarest = rarestStems(words);
  for (const [index, one] of rarest.entries())
    for (const other of rarest.slice(0, index))
      keys.add(hashText(one < other ? `${one} ${other}` : `${other} ${one}`) | 0);
  return [...keys];
}

function rarestStems(words: readonly string[]): string[] {
  const stems = [...new Set(words.filter((word) => word.length > 1).map(stemOf))];
  const known = stems.filter((stem) => textsWith(stem) !== null);
  const chosen = known.length < FEW ? stems : known;
  return chosen
    .map((stem) => ({ stem, texts: textsWith(stem) ?? 0, order: hashText(stem) }))
    .sort((a, b) => a.texts - b.texts || a.order - b.order)
    .slice(0, RAREST)
    .map(({ stem }) => stem);
}

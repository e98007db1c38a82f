import {
  extractTextFeatures,
  type Rarities,
  type TextFeatures,
  weighFeatures,
} from '@fap/shared/evidence/model/text-features.ts';
import type { LabelledText } from './labelled-text.ts';
import type { SparseRow } from './logistic-regression.ts';

/** A feature of a single text says nothing. */
const MIN_TEXTS = 2;
/** A feature of one source says more about the source than about scams. */
const MIN_SOURCES = 2;
/** Rare features count for more than the logarithm alone gives them; chosen by leaving sources out. */
const RARITY_POWER = 1.5;

/** A labelled text with its features read. */
export interface ReadText extends LabelledText {
  features: TextFeatures;
}

/** Reads the features of every text, once for all models. */
export const readAll = (texts: readonly LabelledText[]): ReadText[] =>
  texts.map((text) => ({ ...text, features: extractTextFeatures(text.text) }));

/** The features worth a weight, each with its number and its rarity. */
export interface Vocabulary {
  ids: ReadonlyMap<string, number>;
  rarity: ReadonlyMap<string, number>;
  /** Rarity of a feature that is not in it: that of the rarest one. */
  unknownRarity: number;
}

/** Takes the features that several sources share; their rarity is a power of the logarithm of the inverse document frequency. */
export function chooseVocabulary(texts: readonly ReadText[]): Vocabulary {
  const seen = new Map<string, { texts: number; sources: Set<string> }>();
  for (const { features, source } of texts) {
    for (const name of features.counts.keys()) {
      const entry = seen.get(name) ?? { texts: 0, sources: new Set() };
      seen.set(name, entry);
      entry.texts += 1;
      entry.sources.add(source);
    }
  }
  const kept = [...seen]
    .filter(([, entry]) => entry.texts >= MIN_TEXTS && entry.sources.size >= MIN_SOURCES)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const rarityOf = (seenIn: number) =>
    Math.round(100 * Math.log((1 + texts.length) / (1 + seenIn)) ** RARITY_POWER) / 100;
  return {
    ids: new Map(kept.map(([name], index) => [name, index])),
    rarity: new Map(kept.map(([name, entry]) => [name, rarityOf(entry.texts)])),
    unknownRarity: rarityOf(MIN_TEXTS),
  };
}

/** A text as a row over a vocabulary. */
export function toRow(features: TextFeatures, { ids, rarity, unknownRarity }: Vocabulary): SparseRow {
  const rarities: Rarities = { of: (name) => rarity.get(name), unknown: unknownRarity };
  const known = [...weighFeatures(features, rarities)];
  return {
    ids: Int32Array.from(known, ([name]) => ids.get(name) ?? 0),
    values: Float64Array.from(known, ([, value]) => value),
  };
}

import {
  extractTextFeatures,
  type Rarities,
  type TextFeatures,
  weighFeatures,
} from '@fap/shared/evidence/model/text-features.ts';
import { embedTexts } from './embed-texts.ts';
import type { LabelledText } from './labelled-text.ts';
import type { SparseRow } from './logistic-regression.ts';

/** Minimum number of texts with a feature. */
const MIN_TEXTS = 3;
/** Minimum number of sources with a feature; a feature of one source describes the source, not scams. */
const MIN_SOURCES = 3;
/** Exponent of the IDF, above 1 to favour rare features; chosen by leave-one-source-out validation. */
const RARITY_POWER = 1.5;

/** A labelled text with its extracted features. */
export interface FeaturedText extends LabelledText {
  features: TextFeatures;
  embedding: Float32Array;
}

/** Extracts the features of every text and embeds it, once for all models; a file keeps embeddings for the next time. */
export async function extractAllFeatures(
  texts: readonly LabelledText[],
  embeddingCache?: string,
): Promise<FeaturedText[]> {
  const embeddings = await embedTexts(
    texts.map(({ text }) => text),
    embeddingCache,
  );
  return texts.map((text, index) => ({
    ...text,
    features: extractTextFeatures(text.text),
    embedding: embeddings[index] as Float32Array,
  }));
}

/** The selected features with their index and rarity. */
export interface Vocabulary {
  ids: ReadonlyMap<string, number>;
  rarity: ReadonlyMap<string, number>;
  /** Rarity of a feature outside the vocabulary: that of the rarest one. */
  unknownRarity: number;
}

/** Selects the features that several sources share; their rarity is a power of the IDF. */
export function chooseVocabulary(texts: readonly FeaturedText[]): Vocabulary {
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

/** Converts a text's features to a sparse row of a vocabulary. */
export function toRow(features: TextFeatures, { ids, rarity, unknownRarity }: Vocabulary): SparseRow {
  const rarities: Rarities = { of: (name) => rarity.get(name), unknown: unknownRarity };
  const known = [...weighFeatures(features, rarities)];
  return {
    ids: Int32Array.from(known, ([name]) => ids.get(name) ?? 0),
    values: Float64Array.from(known, ([, value]) => value),
  };
}

import { compareTraits, type RarityOf } from '../matching/traits/compare-traits.ts';
import { DNA_LAYERS, type DnaLayer, type LayerSimilarities } from '../matching/traits/layers.ts';
import { withoutGuessable } from '../matching/traits/public-traits.ts';
import type { Traits } from '../matching/traits/report-traits.ts';
import { scoreLayers } from '../matching/traits/score-layers.ts';
import { sketchSimilarity, templateSimilarity } from '../texts/sketch/text-sketch.ts';
import { RELATED_FROM, RELATED_TEXTS, SAME_SCRIPT } from './family-rules.ts';

/** What two clusters are compared by. */
export interface RelatedSide {
  /** Of all its reports together. */
  traits: Traits;
  /** Sketches of its reports' texts. */
  texts: readonly { exhibit: string; sketch: Uint8Array }[];
  /** Reported aliases, victims' names left out. */
  aliases: readonly string[];
}

/** Two texts that follow one script. */
export interface SharedScript {
  /** One exhibit of each side. */
  exhibits: [string, string];
  /** 0–1. */
  similarity: number;
}

/** Why two clusters belong to one family; every figure is 0–1, null where one side has no data. */
export interface ClusterRelation {
  /** The six-layer score; null with fewer than three layers. */
  overall: number | null;
  /** Likeness over the layers there are, however few: how strong the connection is. */
  strength: number;
  behavioral: number | null;
  /** Structure and payment, by their weights. */
  technical: number | null;
  /** How alike their texts are, best pairs. */
  linguistic: number | null;
  temporal: number | null;
  layers: LayerSimilarities;
  /** `domain example.com`: hard identifiers that both name. */
  identifiers: string[];
  personas: string[];
  scripts: SharedScript[];
}

/** The edge between two clusters: a shared hard indicator, or a score of 0.60 that their words bear out; else null. */
export function relateClusters(a: RelatedSide, b: RelatedSide, rarityOf: RarityOf): ClusterRelation | null {
  const { similarities: layers, hardHits } = compareTraits(
    withoutGuessable(a.traits),
    withoutGuessable(b.traits),
    rarityOf,
  );
  const overall = scoreLayers(layers, hardHits.length > 0);
  const isLike = (overall ?? 0) >= RELATED_FROM && haveTextsAlike(a.texts, b.texts);
  if (hardHits.length === 0 && !isLike) return null;
  const pairs = bestPairs(a.texts, b.texts);
  const other = new Set(b.aliases);
  return {
    overall,
    strength:
      overall ??
      weighted(
        layers,
        DNA_LAYERS.map(({ key }) => key),
      ) ??
      0,
    behavioral: layers.behavioral,
    technical: weighted(layers, ['structural', 'payment']),
    linguistic:
      pairs.length === 0 ? null : pairs.reduce((sum, { similarity }) => sum + similarity, 0) / pairs.length,
    temporal: layers.timing,
    layers,
    identifiers: [...new Set(hardHits)].sort(),
    personas: [...new Set(a.aliases.filter((alias) => other.has(alias)))].sort(),
    scripts: pairs.filter(({ similarity }) => similarity >= SAME_SCRIPT),
  };
}

/** The mean of some layers by their weights; null when none of them has data. */
function weighted(layers: LayerSimilarities, keys: readonly DnaLayer[]): number | null {
  let sum = 0;
  let weights = 0;
  for (const { key, weight } of DNA_LAYERS) {
    const similarity = layers[key];
    if (!keys.includes(key) || similarity === null) continue;
    sum += weight * similarity;
    weights += weight;
  }
  return weights === 0 ? null : sum / weights;
}

const haveTextsAlike = (a: RelatedSide['texts'], b: RelatedSide['texts']): boolean =>
  a.some(({ sketch }) => b.some((other) => templateSimilarity(sketch, other.sketch) >= RELATED_TEXTS));

/** For each text of the side with fewer of them, the most similar one of the other; the most similar pair first. */
function bestPairs(a: RelatedSide['texts'], b: RelatedSide['texts']): SharedScript[] {
  const isSwapped = a.length > b.length;
  const [few, many] = isSwapped ? [b, a] : [a, b];
  return few
    .flatMap((text) => {
      const best = many
        .map((other) => ({ other, similarity: sketchSimilarity(text.sketch, other.sketch) }))
        .reduce<{ exhibit: string; similarity: number } | null>(
          (known, { other, similarity }) =>
            known && known.similarity >= similarity ? known : { exhibit: other.exhibit, similarity },
          null,
        );
      if (!best) return [];
      const exhibits: [string, string] = isSwapped
        ? [best.exhibit, text.exhibit]
        : [text.exhibit, best.exhibit];
      return [{ exhibits, similarity: best.similarity }];
    })
    .sort((one, two) => two.similarity - one.similarity);
}

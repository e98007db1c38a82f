import { isOwn, type LabelledText } from './labelled-text.ts';
import type { SparseRow } from './logistic-regression.ts';
import { type FeaturedText, toRow, type Vocabulary } from './vectorize.ts';

/** Highest total weight of the scams, and of the honest texts, of one public source, in texts of our own; smaller ones weigh what they have. */
const MAX_SOURCE_WEIGHT = 300;
/** Value of the constant feature in a source's copy. */
const SOURCE_FEATURE = 5;

/** Training rows in which every public source has its own copy of all features. */
export interface SourceRows {
  rows: SparseRow[];
  weights: number[];
  /** Number of features with all copies; those below the vocabulary's size are shared. */
  features: number;
}

/**
 * Duplicates the features of public texts (Daumé III, Frustratingly Easy Domain Adaptation, 2007). Effects of one source,
 * such as its era, channel or collection, go into the source's copy, which is discarded; general effects go into the shared
 * weights. Our own texts are balanced by design, so they have no copy and full weight.
 */
export function makeSourceRows(
  texts: readonly FeaturedText[],
  vocabulary: Vocabulary,
  groupOf: (text: LabelledText) => string,
): SourceRows {
  const { size } = vocabulary.ids;
  const copies = new Map<string, number>();
  const copyOf = (source: string, id: number) => {
    const key = `${source} ${id}`;
    const known = copies.get(key) ?? size + copies.size;
    copies.set(key, known);
    return known;
  };
  const sizes = new Map<string, number>();
  const keyOf = (text: LabelledText) => `${text.source} ${groupOf(text)}`;
  for (const text of texts) sizes.set(keyOf(text), (sizes.get(keyOf(text)) ?? 0) + 1);
  const rows = texts.map(({ features, source }): SparseRow => {
    const { ids, values } = toRow(features, vocabulary);
    if (isOwn({ source })) return { ids, values };
    return {
      ids: Int32Array.from([...ids, ...ids.map((id) => copyOf(source, id)), copyOf(source, size)]),
      values: Float64Array.from([...values, ...values, SOURCE_FEATURE]),
    };
  });
  const weights = texts.map((text) => {
    const size = sizes.get(keyOf(text)) ?? 1;
    return isOwn(text) ? 1 : Math.min(size, MAX_SOURCE_WEIGHT) / size;
  });
  return { rows, weights, features: size + copies.size };
}

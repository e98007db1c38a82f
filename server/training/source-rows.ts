import { isOwn } from './labelled-text.ts';
import type { SparseRow } from './logistic-regression.ts';
import { type FeaturedText, toRow, type Vocabulary } from './vectorize.ts';

/** Weight of a text of our own beside a public one. */
const OWN_WEIGHT = 0.5;
/** Values in a source's copy beside those that are shared: the smaller, the more of an effect goes into the shared weights. */
const COPY_SHARE = 0.5;
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
 * weights. Our own texts are balanced by design, so they have no copy.
 */
export function makeSourceRows(texts: readonly FeaturedText[], vocabulary: Vocabulary): SourceRows {
  const { size } = vocabulary.ids;
  const copies = new Map<string, number>();
  const copyOf = (source: string, id: number) => {
    const key = `${source} ${id}`;
    const known = copies.get(key) ?? size + copies.size;
    copies.set(key, known);
    return known;
  };
  const rows = texts.map(({ features, source }): SparseRow => {
    const { ids, values } = toRow(features, vocabulary);
    if (isOwn({ source })) return { ids, values };
    return {
      ids: Int32Array.from([...ids, ...ids.map((id) => copyOf(source, id)), copyOf(source, size)]),
      values: Float64Array.from([...values, ...values.map((value) => value * COPY_SHARE), SOURCE_FEATURE]),
    };
  });
  const weights = texts.map((text) => (isOwn(text) ? OWN_WEIGHT : 1));
  return { rows, weights, features: size + copies.size };
}

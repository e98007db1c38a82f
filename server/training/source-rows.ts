import { isOwn, type LabelledText } from './labelled-text.ts';
import type { SparseRow } from './logistic-regression.ts';

/** Value of the constant feature in a source's copy. */
const SOURCE_FEATURE = 5;

/** How much of what a source teaches is shared. */
export interface SourceShares {
  /** Weight of a text of our own beside a public one. */
  own: number;
  /** Values in a source's copy beside those that are shared: the smaller, the more of an effect goes into the shared weights. */
  copy: number;
}

/** Training rows in which every public source has its own copy of all features. */
export interface SourceRows {
  rows: SparseRow[];
  weights: number[];
  /** Number of features with all copies; those below the number without copies are shared. */
  features: number;
}

/**
 * Duplicates the features of public texts (Daumé III, Frustratingly Easy Domain Adaptation, 2007). Effects of one source,
 * such as its era, channel or collection, go into the source's copy, which is discarded; general effects go into the shared
 * weights. Our own texts are balanced by design, so they have no copy. A row is given for each text.
 */
export function makeSourceRows(
  texts: readonly LabelledText[],
  shared: readonly SparseRow[],
  size: number,
  shares: SourceShares,
): SourceRows {
  const copies = new Map<string, number>();
  const copyOf = (source: string, id: number) => {
    const key = `${source} ${id}`;
    const known = copies.get(key) ?? size + copies.size;
    copies.set(key, known);
    return known;
  };
  const rows = texts.map(({ source }, index): SparseRow => {
    const { ids, values } = shared[index] as SparseRow;
    if (isOwn({ source })) return { ids, values };
    return {
      ids: Int32Array.from([...ids, ...Array.from(ids, (id) => copyOf(source, id)), copyOf(source, size)]),
      values: Float64Array.from([
        ...values,
        ...Array.from(values, (value) => value * shares.copy),
        SOURCE_FEATURE,
      ]),
    };
  });
  const weights = texts.map((text) => (isOwn(text) ? shares.own : 1));
  return { rows, weights, features: size + copies.size };
}
